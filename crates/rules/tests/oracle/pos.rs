//! A position of the base game, and what follows from it.

use super::island::{BEGINNER_STARTS, CARDS_OF_A_KIND, DECK, Island, VICTORY_POINT, beginner};
use super::map::map;
use super::trail::longest_trail;
use std::collections::BTreeSet;

/// What is to be decided. The deciding seat is the seat on turn, except for discards.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A settlement of the set-up, the `step`th of two for each seat.
    FoundSettlement {
        first: usize,
        step: usize,
    },
    /// The road at the settlement just placed.
    FoundRoad {
        first: usize,
        step: usize,
        corner: usize,
    },
    BeforeDice,
    Main,
    /// Seats that still owe cards, in seat order, and how many.
    Discard {
        owed: Vec<(usize, u8)>,
    },
    /// Where the robber goes.
    Robber,
    /// Whom to steal from: two or three seats.
    Steal {
        victims: Vec<usize>,
    },
    /// Roads free of charge still to place; `first` while none of them lies.
    FreeRoads {
        left: usize,
        first: bool,
    },
    Over {
        winner: usize,
    },
}

/// What one seat has.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Seat {
    pub settlements: BTreeSet<usize>,
    pub cities: BTreeSet<usize>,
    pub roads: BTreeSet<usize>,
    /// Resource cards by kind.
    pub hand: [u8; 5],
    /// Development cards by kind that may be played, and victory points.
    pub ready: [u8; 5],
    /// Development cards by kind bought this turn.
    pub fresh: [u8; 5],
    /// Knights played.
    pub knights: u8,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Pos {
    pub island: &'static Island,
    pub seats: Vec<Seat>,
    /// The seat on turn.
    pub turn: usize,
    pub phase: Phase,
    /// Whether this turn's dice were rolled.
    pub rolled: bool,
    /// This turn's dice, if rolled and known.
    pub dice: Option<(u8, u8)>,
    /// Whether a development card was played this turn.
    pub card_played: bool,
    pub robber: usize,
    /// Resource cards of each kind in the bank.
    pub bank: [u8; 5],
    /// Development cards of each kind nobody has drawn yet.
    pub deck: [u8; 5],
    pub longest_road: Option<usize>,
    pub largest_army: Option<usize>,
}

impl Pos {
    /// The very start: an empty beginner's island on which seat `first` places the first settlement.
    pub fn founding(players: usize, first: usize) -> Pos {
        let island = beginner();
        Pos {
            island,
            seats: vec![Seat::default(); players],
            turn: first,
            phase: Phase::FoundSettlement { first, step: 0 },
            rolled: false,
            dice: None,
            card_played: false,
            robber: island.numbers.iter().position(|&number| number == 0).expect("a desert"),
            bank: [CARDS_OF_A_KIND; 5],
            deck: DECK,
            longest_road: None,
            largest_army: None,
        }
    }

    /// The beginner's island with its preset starts; seat A is about to roll.
    pub fn beginner_start(players: usize) -> Pos {
        let mut pos = Pos::founding(players, 0);
        for (seat, [lettered, lettered_road, other, other_road]) in
            BEGINNER_STARTS.into_iter().take(players).enumerate()
        {
            for (corner, edge) in [(lettered, lettered_road), (other, other_road)] {
                pos.seats[seat].settlements.insert(map().corner(corner).expect("a corner"));
                pos.seats[seat].roads.insert(map().edge(edge).expect("an edge"));
            }
            pos.give_start_cards(seat, map().corner(lettered).expect("a corner"));
        }
        pos.phase = Phase::BeforeDice;
        pos
    }

    /// The seat whose decision it is; nobody's when the game is over.
    pub fn actor(&self) -> Option<usize> {
        match &self.phase {
            Phase::Over { .. } => None,
            Phase::Discard { owed } => Some(owed[0].0),
            _ => Some(self.turn),
        }
    }

    /// Whose set-up step it is: once round, then back.
    pub fn founder(&self, first: usize, step: usize) -> usize {
        let players = self.seats.len();
        let place = if step < players { step } else { 2 * players - 1 - step };
        (first + place) % players
    }

    /// One card of each producing hex at a corner, from the bank.
    pub fn give_start_cards(&mut self, seat: usize, corner: usize) {
        for &hex in &map().hexes_at[corner] {
            if let Some(kind) = self.island.yields[hex] {
                self.bank[kind] -= 1;
                self.seats[seat].hand[kind] += 1;
            }
        }
    }

    pub fn has_building(&self, seat: usize, corner: usize) -> bool {
        self.seats[seat].settlements.contains(&corner) || self.seats[seat].cities.contains(&corner)
    }

    /// Whose building stands on a corner.
    pub fn owner(&self, corner: usize) -> Option<usize> {
        (0..self.seats.len()).find(|&seat| self.has_building(seat, corner))
    }

    pub fn is_free_edge(&self, edge: usize) -> bool {
        self.seats.iter().all(|seat| !seat.roads.contains(&edge))
    }

    /// A free corner with no building one edge away.
    pub fn keeps_distance(&self, corner: usize) -> bool {
        self.owner(corner).is_none() && map().corners_next_to[corner].iter().all(|&next| self.owner(next).is_none())
    }

    /// A free edge that touches the seat's own building, or its own road at a corner nobody else has built on.
    pub fn can_reach_edge(&self, seat: usize, edge: usize) -> bool {
        let (one, other) = map().edge_ends[edge];
        self.is_free_edge(edge)
            && [one, other].into_iter().any(|corner| match self.owner(corner) {
                Some(owner) => owner == seat,
                None => self.has_road_at(seat, corner),
            })
    }

    pub fn has_road_at(&self, seat: usize, corner: usize) -> bool {
        map().edges_at[corner].iter().any(|edge| self.seats[seat].roads.contains(edge))
    }

    /// How many cards of `kind` the bank takes for one.
    pub fn rate(&self, seat: usize, kind: usize) -> u8 {
        let at = |wanted: Option<usize>| {
            self.island.harbours.iter().any(|harbour| {
                harbour.kind == wanted && harbour.corners.iter().any(|&corner| self.has_building(seat, corner))
            })
        };
        if at(Some(kind)) {
            2
        } else if at(None) {
            3
        } else {
            4
        }
    }

    pub fn can_pay(&self, seat: usize, price: [u8; 5]) -> bool {
        (0..5).all(|kind| self.seats[seat].hand[kind] >= price[kind])
    }

    pub fn cards_in_hand(&self, seat: usize) -> u8 {
        self.seats[seat].hand.iter().sum()
    }

    pub fn length_of_road(&self, seat: usize) -> usize {
        let edges: Vec<(usize, usize)> = self.seats[seat].roads.iter().map(|&edge| map().edge_ends[edge]).collect();
        let foreign: Vec<usize> = (0..self.seats.len())
            .filter(|&other| other != seat)
            .flat_map(|other| self.seats[other].settlements.iter().chain(&self.seats[other].cities).copied())
            .collect();
        longest_trail(&edges, &foreign)
    }

    pub fn points(&self, seat: usize) -> usize {
        let it = &self.seats[seat];
        let award = |holder: Option<usize>| if holder == Some(seat) { 2 } else { 0 };
        it.settlements.len()
            + 2 * it.cities.len()
            + usize::from(it.ready[VICTORY_POINT])
            + award(self.longest_road)
            + award(self.largest_army)
    }

    /// Awards anew, and the game's end if the seat on turn has ten points.
    pub fn settle(&mut self) {
        let lengths: Vec<usize> = (0..self.seats.len()).map(|seat| self.length_of_road(seat)).collect();
        self.longest_road = holder(self.longest_road, &lengths, 5);
        let knights: Vec<usize> = self.seats.iter().map(|seat| usize::from(seat.knights)).collect();
        self.largest_army = holder(self.largest_army, &knights, 3);
        if self.points(self.turn) >= 10 {
            self.phase = Phase::Over { winner: self.turn };
        }
    }

    /// Back to the open turn after a task.
    pub fn resume(&mut self) {
        self.phase = if self.rolled { Phase::Main } else { Phase::BeforeDice };
    }

    /// Whether a development card of this kind may be played now, its own conditions aside.
    pub fn may_play(&self, card: usize) -> bool {
        !self.card_played && self.seats[self.turn].ready[card] > 0
    }
}

/// Who holds an award: the present holder while nobody has more, else the one seat that leads alone.
fn holder(present: Option<usize>, values: &[usize], least: usize) -> Option<usize> {
    let most = *values.iter().max()?;
    if most < least {
        return None;
    }
    if let Some(seat) = present
        && values[seat] == most
    {
        return present;
    }
    let leaders: Vec<usize> = (0..values.len()).filter(|&seat| values[seat] == most).collect();
    if leaders.len() == 1 { Some(leaders[0]) } else { None }
}
