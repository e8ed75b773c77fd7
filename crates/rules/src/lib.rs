//! The rules engine: the hex-island trading game and its expansions as pure, deterministic functions.
//! No clock, no input or output, no web.
#![warn(missing_docs)]

pub mod action;
pub mod agenda;
pub mod audit;
pub mod awards;
pub mod board;
pub mod cards;
pub mod catalog;
pub mod chance;
pub mod choices;
pub mod deal;
pub mod deck;
pub mod digest;
pub mod event;
pub mod game;
pub mod ids;
pub mod json;
pub mod layout;
pub mod lister;
mod modules;
pub mod names;
pub mod notation;
pub mod places;
pub mod play;
pub mod position;
pub mod record;
pub mod refusal;
pub mod rng;
pub mod routes;
pub mod rules;
pub mod settle;
pub mod setup;
pub mod sort;
pub mod steps;
pub mod switchboard;
pub mod table;
pub mod tasks;
pub mod terrain;
pub mod view;
