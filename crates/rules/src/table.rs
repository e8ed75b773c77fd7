//! The state of a game: what lies open on the table, the hands, and answers not yet shown.
//!
//! Flat, `Copy` and without a pointer. Secrets are only in [`Hand`] and [`Sealed`].

use std::hash::{Hash, Hasher};

use crate::action::Offer;
use crate::agenda::Agenda;
use crate::cards::{Cards, Kind};
use crate::deal::Harbour;
use crate::deck::{Card, Deck};
use crate::event::Answer;
use crate::ids::{Corner, CornerSet, Edge, EdgeSet, Hex, HexSet, MAX_CORNERS, MAX_HEXES, MAX_SEATS, Seat, SeatSet};
use crate::rules::Rules;
use crate::terrain::Terrain;

/// A piece that a player builds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Piece {
    /// On an edge.
    Road,
    /// On a corner.
    Settlement,
    /// On a corner, in place of a settlement.
    City,
}

impl Piece {
    /// Every piece, in order.
    pub const ALL: [Piece; 3] = [Piece::Road, Piece::Settlement, Piece::City];
}

/// Pieces left, by [`Piece`].
pub type Stock = [u8; 3];

/// Most harbours of an island.
pub const MAX_HARBOURS: usize = 16;

/// How many cards of each kind the bank wants for one, a seat's best rates.
pub type Rates = [u8; 8];

/// What a seat may know only of itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Hand {
    /// Resources and commodities.
    pub cards: Cards,
    /// Development cards that may be played.
    pub ready: Deck,
    /// Development cards bought since the own last turn began.
    pub fresh: Deck,
}

impl Hand {
    /// Development cards of one kind, ready or fresh.
    pub fn count(&self, card: Card) -> u8 {
        self.ready[card as usize] + self.fresh[card as usize]
    }

    /// Points of hidden victory-point cards, which count at once (reference/base.md, "Development cards").
    #[inline(always)]
    pub fn points(&self) -> u8 {
        self.count(Card::VictoryPoint)
    }
}

/// An answer given and not yet shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Sealed {
    /// None.
    #[default]
    Nothing,
    /// Cards chosen from the own hand, where they still are.
    Cards(Cards),
}

/// An offer on the table (reference/base.md, "Trade": Domestic).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Trade {
    /// What is offered, to whom.
    pub offer: Offer,
    /// The answers so far, by seat.
    pub answers: [Answer; MAX_SEATS],
}

impl Trade {
    /// Who has not answered yet.
    pub fn waiting(&self) -> SeatSet {
        (0..MAX_SEATS as u8).map(Seat).filter(|s| self.answers[s.at()] == Answer::Waiting).collect()
    }
}

/// Free pieces to place, from one card or find.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Grant {
    /// How many are left.
    pub left: u8,
    /// How many were placed.
    pub placed: u8,
}

/// Grants in the order in which they are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Grants {
    list: [Grant; Grants::MOST],
    len: u8,
}

impl Grants {
    /// Most grants that can wait at once.
    pub const MOST: usize = 8;

    /// The one in use.
    pub fn head(&self) -> Option<Grant> {
        (self.len > 0).then(|| self.list[0])
    }

    /// All, the one in use first.
    pub fn iter(&self) -> impl Iterator<Item = Grant> + '_ {
        self.list[..self.len.into()].iter().copied()
    }

    /// Adds one at the end. Beyond [`Grants::MOST`] it joins the last.
    pub fn push(&mut self, grant: Grant) {
        match self.list.get_mut(usize::from(self.len)) {
            Some(free) => {
                *free = grant;
                self.len += 1;
            }
            None => self.list[Grants::MOST - 1].left += grant.left,
        }
    }

    pub(crate) fn head_mut(&mut self) -> Option<&mut Grant> {
        (self.len > 0).then(|| &mut self.list[0])
    }

    /// Ends the one in use.
    pub(crate) fn pop(&mut self) {
        self.list.copy_within(1.., 0);
        self.list[Grants::MOST - 1] = Grant::default();
        self.len = self.len.saturating_sub(1);
    }
}

/// The serial of the open decision: not part of what a state is, so equal states may differ in it.
#[derive(Clone, Copy, Default, Debug)]
pub struct Serial(pub u32);

impl PartialEq for Serial {
    fn eq(&self, _: &Serial) -> bool {
        true
    }
}
impl Eq for Serial {}
impl Hash for Serial {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// What a task changed that has to be settled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Dirty(pub u16);

impl Dirty {
    /// The routes of all seats.
    pub const ROUTES: Dirty = Dirty(0x3f);
    /// Public points, and with them whether the player on turn has won.
    pub const POINTS: Dirty = Dirty(1 << 6);
    /// Rates of trade with the bank.
    pub const RATES: Dirty = Dirty(1 << 7);
    /// Land and sea, numbers and harbours.
    pub const GEOGRAPHY: Dirty = Dirty(1 << 8);
    /// Knights played.
    pub const ARMY: Dirty = Dirty(1 << 9);
    /// Whether the player on turn has won, where only hidden points or the turn changed.
    pub const GOAL: Dirty = Dirty(1 << 10);
    /// Who has the longest route, where all lengths are known.
    pub const LENGTHS: Dirty = Dirty(1 << 11);
    /// Everything.
    pub const ALL: Dirty = Dirty(0xfff);

    /// The route of one seat.
    #[inline(always)]
    pub const fn route(seat: Seat) -> Dirty {
        Dirty(1 << seat.0)
    }
    /// Both.
    pub const fn or(self, other: Dirty) -> Dirty {
        Dirty(self.0 | other.0)
    }
    /// Adds what else is to be settled.
    #[inline(always)]
    pub fn add(&mut self, other: Dirty) {
        self.0 |= other.0;
    }
    /// Whether some of `other` is to be settled.
    #[inline(always)]
    pub const fn any(self, other: Dirty) -> bool {
        self.0 & other.0 != 0
    }
}

/// All that is public: the island, the pieces, the bank, the turn and what follows from them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// Terrain by hex.
    pub terrain: [Terrain; MAX_HEXES],
    /// Dice sums by hex: bit `n` for the sum `n`.
    pub numbers: [u16; MAX_HEXES],
    /// Harbours, without gaps.
    pub harbours: [Option<Harbour>; MAX_HARBOURS],
    /// Where the robber is; `None` beside the board or where there is none.
    pub robber: Option<Hex>,
    /// Roads by owner.
    pub roads: [EdgeSet; MAX_SEATS],
    /// Settlements by owner.
    pub settlements: [CornerSet; MAX_SEATS],
    /// Cities by owner.
    pub cities: [CornerSet; MAX_SEATS],
    /// Pieces left, by owner.
    pub stock: [Stock; MAX_SEATS],
    /// The bank.
    pub bank: Cards,
    /// Development cards left to buy.
    pub deck: u8,
    /// Development cards played and lying open or out of the game, by seat.
    pub played: [Deck; MAX_SEATS],
    /// Development cards held, by seat: how many, not which.
    pub held: [u8; MAX_SEATS],
    /// Resource cards in hand, by seat.
    pub hand_sizes: [u8; MAX_SEATS],
    /// Who began.
    pub first: Seat,
    /// Whose turn it is; in the set-up, who began.
    pub active: Seat,
    /// The number of the turn, from 1; 0 in the set-up.
    pub turn: u16,
    /// The dice of this turn.
    pub dice: Option<[u8; 2]>,
    /// Whether a development card was played this turn.
    pub card_played: bool,
    /// Offers made this turn.
    pub offers: u8,
    /// The settlement of the set-up whose road comes next.
    pub start: Option<Corner>,
    /// Cards of free choice that a roll brought, by seat.
    pub due: [u8; MAX_SEATS],
    /// The offer on the table.
    pub trade: Trade,
    /// Free pieces to place.
    pub grants: Grants,
    /// Who holds the card for the longest route.
    pub longest_route: Option<Seat>,
    /// Who holds the card for the largest army.
    pub largest_army: Option<Seat>,
    /// What the game does next.
    pub agenda: Agenda,
    /// The serial of the open decision.
    pub serial: Serial,
    /// What has to be settled.
    pub(crate) dirty: Dirty,

    // What follows from the above, kept by settling.
    /// Land hexes.
    pub land: HexSet,
    /// Edges with land on a side.
    pub land_edges: EdgeSet,
    /// Corners with land.
    pub land_corners: CornerSet,
    /// Hexes by dice sum.
    pub by_number: [HexSet; 13],
    /// Edges with a piece of anyone.
    pub taken_edges: EdgeSet,
    /// Corners with a building of anyone.
    pub taken_corners: CornerSet,
    /// Corners next to a building of anyone.
    pub near: CornerSet,
    /// Buildings by corner: see [`Table::building`].
    pub(crate) buildings: [u8; MAX_CORNERS],
    /// Corners at an end of an own road, by owner.
    pub touched: [CornerSet; MAX_SEATS],
    /// Corners a route may go on from, by owner.
    pub reach: [CornerSet; MAX_SEATS],
    /// Edges at those corners, by owner.
    pub spots: [EdgeSet; MAX_SEATS],
    /// Rates with the bank, by seat.
    pub rates: [Rates; MAX_SEATS],
    /// Length of the longest route, by owner.
    pub lengths: [u8; MAX_SEATS],
    /// Public points, by owner.
    pub points: [u8; MAX_SEATS],

    #[cfg(test)]
    pub(crate) probe: Option<crate::modules::probe::State>,
}

const NO_BUILDING: u8 = u8::MAX;

impl Table {
    /// The settlement or city on a corner, and whose it is.
    #[inline(always)]
    pub fn building(&self, corner: Corner) -> Option<(Seat, Piece)> {
        let code = self.buildings[corner.at()];
        (code != NO_BUILDING).then_some((Seat(code & 7), if code & 8 == 0 { Piece::Settlement } else { Piece::City }))
    }

    #[inline(always)]
    pub(crate) fn set_building(&mut self, corner: Corner, seat: Seat, piece: Piece) {
        self.buildings[corner.at()] = seat.0 | if piece == Piece::City { 8 } else { 0 };
    }

    pub(crate) fn clear_buildings(&mut self) {
        self.buildings = [NO_BUILDING; MAX_CORNERS];
    }

    /// The owner of the piece on an edge.
    pub fn edge_owner(&self, edge: Edge) -> Option<Seat> {
        (0..MAX_SEATS as u8).map(Seat).find(|s| self.roads[s.at()].has(edge))
    }

    /// Settlements and cities of an owner.
    #[inline(always)]
    pub fn buildings_of(&self, seat: Seat) -> CornerSet {
        self.settlements[seat.at()] | self.cities[seat.at()]
    }

    /// Pieces of an owner left in stock.
    #[inline(always)]
    pub fn stock_of(&self, seat: Seat, piece: Piece) -> u8 {
        self.stock[seat.at()][piece as usize]
    }

    /// Knights played by a seat.
    #[inline(always)]
    pub fn army(&self, seat: Seat) -> u8 {
        self.played[seat.at()][Card::Knight as usize]
    }

    /// How many cards of a kind the bank wants of a seat for one.
    #[inline(always)]
    pub fn rate(&self, seat: Seat, kind: Kind) -> u8 {
        self.rates[seat.at()][kind as usize]
    }
}

/// The complete state of a game, without its rules and its chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// All that is public.
    pub table: Table,
    /// Hands by seat.
    pub hands: [Hand; MAX_SEATS],
    /// Answers not yet shown, by seat.
    pub sealed: [Sealed; MAX_SEATS],
}

impl State {
    /// The empty island of these rules, before anything is placed.
    pub fn start(rules: &Rules) -> State {
        let island = &rules.island;
        let mut harbours = [None; MAX_HARBOURS];
        for (slot, harbour) in harbours.iter_mut().zip(&island.harbours) {
            *slot = Some(*harbour);
        }
        let mut table = Table {
            terrain: island.terrain,
            numbers: island.numbers,
            harbours,
            robber: island.robber,
            roads: Default::default(),
            settlements: Default::default(),
            cities: Default::default(),
            stock: [[0; 3]; MAX_SEATS],
            bank: rules.bank,
            deck: rules.deck.iter().sum(),
            played: Default::default(),
            held: [0; MAX_SEATS],
            hand_sizes: [0; MAX_SEATS],
            first: Seat(0),
            active: Seat(0),
            turn: 0,
            dice: None,
            card_played: false,
            offers: 0,
            start: None,
            due: [0; MAX_SEATS],
            trade: Trade::default(),
            grants: Grants::default(),
            longest_route: None,
            largest_army: None,
            agenda: Agenda::founding(),
            serial: Serial(0),
            dirty: Dirty::ALL,
            land: HexSet::EMPTY,
            land_edges: EdgeSet::EMPTY,
            land_corners: CornerSet::EMPTY,
            by_number: [HexSet::EMPTY; 13],
            taken_edges: EdgeSet::EMPTY,
            taken_corners: CornerSet::EMPTY,
            near: CornerSet::EMPTY,
            buildings: [NO_BUILDING; MAX_CORNERS],
            touched: Default::default(),
            reach: Default::default(),
            spots: Default::default(),
            rates: Default::default(),
            lengths: [0; MAX_SEATS],
            points: [0; MAX_SEATS],
            #[cfg(test)]
            probe: rules.modules.has(crate::rules::Module::Probe).then(Default::default),
        };
        for seat in rules.owners.iter() {
            table.stock[seat.at()] = rules.stock;
        }
        State { table, hands: Default::default(), sealed: Default::default() }
    }
}

/// Reading: the rules, the table and the hands.
#[derive(Clone, Copy)]
pub struct Ctx<'a> {
    /// The rules of this game.
    pub rules: &'a Rules,
    /// All that is public.
    pub t: &'a Table,
    /// Hands by seat.
    pub hands: &'a [Hand; MAX_SEATS],
}
