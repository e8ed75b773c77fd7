//! The rules of one game as data, assembled once from its modules.

use std::sync::Arc;

use crate::board::Board;
use crate::cards::{Cards, Kind, Kinds};
use crate::catalog::{self, Scenario};
use crate::deal::{self, Island};
use crate::deck::{BASE_DECK, Deck};
use crate::ids::{Corner, CornerSet, Edge, EdgeSet, HexSet, Seat, SeatSet};
use crate::layout::{Layout, PresetPiece};
use crate::setup::{First, Setup, SetupError};
use crate::steps::Step;
use crate::switchboard::{self, PlanId};
use crate::table::{Piece, Stock};
use crate::terrain::Terrain;

/// What brings rules of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Module {
    /// The base game, part of every game.
    Core,
    /// The module that tests the switchboard.
    #[cfg(test)]
    Probe,
}

/// A set of modules.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ModuleSet(u32);

impl ModuleSet {
    /// Whether the module is on.
    #[inline(always)]
    pub const fn has(self, module: Module) -> bool {
        self.0 >> module as u8 & 1 != 0
    }
    /// The set with `module` in it.
    pub const fn with(self, module: Module) -> ModuleSet {
        ModuleSet(self.0 | 1 << module as u8)
    }
    /// Whether it is empty.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Where modules are asked about what depends on the state. The functions are in [`crate::switchboard`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Hook {
    /// Where routes may not go.
    VetoEdge,
    /// Where buildings may not stand.
    VetoCorner,
    /// Where figures may not go.
    VetoHex,
    /// Where routes end, where lines are closed.
    Junctions,
    /// Edges that link nothing or count twice.
    RouteEdges,
    /// Where knights may stand and walk.
    KnightGround,
    /// Hexes that produce nothing now.
    Silent,
    /// Buildings that count for nothing.
    Void,
    /// Rates with the bank.
    Rates,
    /// Cards a hand may hold beyond 7.
    HandLimit,
    /// Public points.
    Points,
    /// What winning needs.
    Goal,
    /// Further actions.
    Actions,
    /// After a piece came to an edge.
    OnEdge,
    /// After a building came to a corner.
    OnBuilding,
    /// When a turn begins.
    NewTurn,
}

/// How many hooks there are.
pub const HOOKS: usize = 16;

/// What the pieces and cards of a game cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Costs {
    /// A road.
    pub road: Cards,
    /// A settlement.
    pub settlement: Cards,
    /// A city.
    pub city: Cards,
    /// A development card.
    pub card: Cards,
}

/// What a building gets of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Yield {
    /// Cards of the bank.
    pub cards: Cards,
    /// Cards of free choice.
    pub choice: u8,
}

/// Places where something may never stand, as data.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Ban {
    /// The word of the ban in refusals.
    pub name: &'static str,
    /// The edges concerned.
    pub edges: EdgeSet,
    /// The corners concerned.
    pub corners: CornerSet,
    /// The hexes concerned.
    pub hexes: HexSet,
    /// No roads on the edges.
    pub roads: bool,
    /// No settlements of the set-up on the corners.
    pub starts: bool,
    /// No later settlements on the corners.
    pub settlements: bool,
    /// No cities on the corners.
    pub cities: bool,
    /// No robber on the hexes.
    pub robber: bool,
}

/// In which order seats place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Clockwise from the start player.
    Forward,
    /// Back to the start player.
    Reverse,
}

/// A settlement and its road that stand before the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Whose.
    pub seat: Seat,
    /// Where the settlement stands.
    pub corner: Corner,
    /// Where its road lies.
    pub edge: Option<Edge>,
    /// Whether the starting resources come from it.
    pub yields: bool,
}

/// A line of the founding: what happens before the first turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Founding {
    /// Find who begins.
    Begin(First),
    /// Put these on the board.
    Preset(Vec<Preset>),
    /// Each places a building and a road at it.
    Round {
        /// In which order.
        order: Order,
        /// Whether the adjacent hexes give a card each.
        yields: bool,
    },
    /// The first turn begins.
    Open,
}

/// The rules of one game.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What was chosen.
    pub setup: Setup,
    /// The map.
    pub layout: &'static Layout,
    /// Its adjacency and names.
    pub board: Board,
    /// Every hex of the board.
    pub hexes: HexSet,
    /// The island as dealt.
    pub island: Island,
    /// Which modules are on.
    pub modules: ModuleSet,
    /// The seats that decide.
    pub players: SeatSet,
    /// The seats that own pieces.
    pub owners: SeatSet,
    /// Points to win.
    pub target: u8,
    /// Pieces of each owner.
    pub stock: Stock,
    /// All resource cards.
    pub bank: Cards,
    /// The kinds of cards in this game.
    pub kinds: Kinds,
    /// What things cost.
    pub costs: Costs,
    /// By terrain: what a settlement gets, what a city gets.
    pub yields: [[Yield; 2]; Terrain::ALL.len()],
    /// Places where something may never stand.
    pub bans: Vec<Ban>,
    /// All development cards.
    pub deck: Deck,
    /// Most cards that a 7 leaves alone.
    pub hand_limit: u8,
    /// Segments that win the card for the longest route.
    pub route_min: u8,
    /// Knights that win the card for the largest army.
    pub army_min: u8,
    /// Where the robber goes when it has nowhere else to go.
    pub home: Option<crate::ids::Hex>,
    /// What happens before the first turn.
    pub founding: Vec<Founding>,
    pub(crate) plans: [Vec<Step>; 2],
    listens: [ModuleSet; HOOKS],
}

impl Rules {
    /// Assembles the rules of a setup.
    ///
    /// # Errors
    /// [`SetupError`] names what does not fit.
    pub fn new(setup: &Setup) -> Result<Arc<Rules>, SetupError> {
        let scenario = setup.check()?;
        Ok(Arc::new(Rules::assemble(setup, scenario, ModuleSet::default().with(Module::Core))?))
    }

    pub(crate) fn assemble(setup: &Setup, scenario: &Scenario, modules: ModuleSet) -> Result<Rules, SetupError> {
        let layout = catalog::layout(scenario, setup.players()).ok_or(SetupError::Players(setup.players()))?;
        let board = Board::new(layout).map_err(SetupError::Layout)?;
        let island =
            deal::deal(layout, &board, setup.board, setup.harbours, setup.board_seed).map_err(SetupError::Deal)?;
        let players = SeatSet::first_n(setup.players());
        let mut rules = Rules {
            setup: setup.clone(),
            layout,
            hexes: board.tiles | board.frame,
            home: island.robber,
            founding: founding(setup, layout)?,
            board,
            island,
            modules,
            players,
            owners: players,
            target: setup.target,
            stock: [15, 5, 4],
            bank: Cards::resources(19),
            kinds: Kinds::RESOURCES,
            costs: Costs {
                road: Cards::new([1, 1, 0, 0, 0, 0, 0, 0]),
                settlement: Cards::new([1, 1, 1, 1, 0, 0, 0, 0]),
                city: Cards::new([0, 0, 0, 2, 3, 0, 0, 0]),
                card: Cards::new([0, 0, 1, 1, 1, 0, 0, 0]),
            },
            yields: yields(),
            bans: Vec::new(),
            deck: BASE_DECK,
            hand_limit: 7,
            route_min: 5,
            army_min: 3,
            plans: [PlanId::Turn, PlanId::Roll].map(|plan| switchboard::steps(plan, modules)),
            listens: [ModuleSet::default(); HOOKS],
        };
        switchboard::install(&mut rules);
        Ok(rules)
    }

    /// Has a module asked at these hooks.
    #[cfg_attr(not(test), allow(dead_code))] // called by installing modules; the core listens to nothing
    pub(crate) fn listen(&mut self, module: Module, hooks: &[Hook]) {
        for hook in hooks {
            self.listens[*hook as usize] = self.listens[*hook as usize].with(module);
        }
    }

    /// Whether any module is asked at this hook.
    #[inline(always)]
    pub fn on(&self, hook: Hook) -> bool {
        !self.listens[hook as usize].is_empty()
    }

    /// Whether this module is asked at this hook.
    #[inline(always)]
    pub fn hears(&self, hook: Hook, module: Module) -> bool {
        self.listens[hook as usize].has(module)
    }

    /// The seat after this one, clockwise.
    #[inline(always)]
    pub fn next(&self, seat: Seat) -> Seat {
        let after = seat.0 + 1;
        if self.players.has(Seat(after)) { Seat(after) } else { Seat(0) }
    }

    /// The price of a piece.
    #[inline(always)]
    pub fn cost(&self, piece: Piece) -> Cards {
        match piece {
            Piece::Road => self.costs.road,
            Piece::Settlement => self.costs.settlement,
            Piece::City => self.costs.city,
        }
    }
}

/// What the terrains give (reference/base.md, "Turn" 2).
fn yields() -> [[Yield; 2]; Terrain::ALL.len()] {
    let mut yields = [[Yield::default(); 2]; Terrain::ALL.len()];
    for terrain in Terrain::PLAIN {
        let kind: Kind = terrain.product().unwrap_or(Kind::Brick);
        for (level, n) in [1, 2].into_iter().enumerate() {
            yields[terrain as usize][level].cards = Cards::of(kind, n);
        }
    }
    yields
}

/// The set-up of the base game (reference/base.md, "Set-up").
fn founding(setup: &Setup, layout: &Layout) -> Result<Vec<Founding>, SetupError> {
    let begin = Founding::Begin(setup.first);
    if setup.board != deal::BoardKind::Beginner {
        return Ok(vec![
            begin,
            Founding::Round { order: Order::Forward, yields: false },
            Founding::Round { order: Order::Reverse, yields: true },
            Founding::Open,
        ]);
    }
    let mut presets = Vec::new();
    for (at, label) in ["B", "C", "D", "A"].into_iter().enumerate().take(setup.players().into()) {
        let preset = layout.preset(label).ok_or(SetupError::NoPreset)?;
        let seat = Seat(at as u8);
        for piece in &preset.pieces {
            match *piece {
                PresetPiece::Settlement { at: corner, yields } => {
                    presets.push(Preset { seat, corner, edge: None, yields });
                }
                PresetPiece::Road(edge) => match presets.last_mut() {
                    Some(last) => last.edge = Some(edge),
                    None => return Err(SetupError::NoPreset),
                },
                PresetPiece::City(_) | PresetPiece::Ship(_) => return Err(SetupError::NoPreset),
            }
        }
    }
    Ok(vec![begin, Founding::Preset(presets), Founding::Open])
}
