//! "How to play": the prose of a scenario in one language, and its pictures, as they lie in `public/help/`.
//!
//! `<scenario>.<language>.json` is a [`Help`], `<scenario>.pictures.json` maps ids to a [`Picture`] on the beginners'
//! island. The id `costs` has no entry there: it is the table of costs.

use std::collections::BTreeMap;

use rules::board::Board;
use rules::event::Place;

use crate::kept::{Json, Kept, kept_fields, only};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Help {
    pub title: String,
    pub lead: String,
    pub topics: Vec<Topic>,
    pub easy_to_miss: Vec<Remark>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Topic {
    /// The same in every language; `topics::topic_of` names it.
    pub id: String,
    pub title: String,
    pub picture: Option<Figure>,
    pub paragraphs: Vec<String>,
    /// A key and what it does.
    pub keys: Vec<(String, String)>,
}

/// A picture with its words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    pub id: String,
    pub caption: String,
}

/// A line of "Easy to miss", and the topic that says more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    pub topic: String,
    pub text: String,
}

pub type Pictures = BTreeMap<String, Picture>;

/// What a picture shows, with the names of places as records print them. Owners are the letters of seats.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picture {
    /// The hexes to show; none for the whole island.
    pub hexes: Vec<String>,
    pub roads: BTreeMap<String, Vec<String>>,
    pub settlements: BTreeMap<String, Vec<String>>,
    pub cities: BTreeMap<String, Vec<String>>,
    /// Where the robber is. Where it is not said, it stands on the desert of the whole island, and in no part of it.
    pub robber: Option<String>,
    /// Places to point out as right.
    pub good: Vec<String>,
    /// Places to point out as wrong.
    pub bad: Vec<String>,
}

/// Reads a struct from a map that has no other names.
macro_rules! written {
    ($type:ident { $($field:ident $(or $other:expr)?),* $(,)? }) => {
        impl Kept for $type {
            fn to_json(&self) -> Json {
                Json::map(vec![$((stringify!($field).to_owned(), self.$field.to_json())),*])
            }

            fn from_json(json: &Json) -> Option<$type> {
                only(json, &[$(stringify!($field)),*]).then_some(())?;
                Some($type { $($field: kept_fields!(@ json, $field $(, $other)?)),* })
            }
        }
    };
}

written!(Help { title, lead, topics, easy_to_miss });
written!(Topic { id, title, picture, paragraphs, keys or Vec::new() });
written!(Figure { id, caption });
written!(Remark { topic, text });
written!(Picture {
    hexes or Vec::new(),
    roads or BTreeMap::new(),
    settlements or BTreeMap::new(),
    cities or BTreeMap::new(),
    robber,
    good or Vec::new(),
    bad or Vec::new(),
});

/// The place of a name as records print it: `D4` a hex, `D4n` or `D4s` a corner, `D4ne`, `D4e` or `D4se` an edge.
pub fn place(board: &Board, name: &str) -> Option<Place> {
    if let Some(hex) = board.parse_hex(name) {
        return Some(Place::Hex(hex));
    }
    match board.parse_corner(name).filter(|corner| board.corner_name(*corner) == name) {
        Some(corner) => Some(Place::Corner(corner)),
        None => board.parse_edge(name).filter(|edge| board.edge_name(*edge) == name).map(Place::Edge),
    }
}
