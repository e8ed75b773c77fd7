//! The people at the table, in the order in which they sit.

use std::ops::RangeInclusive;

use crate::kept::kept_fields;
use crate::letters;

/// Colours with their marks, as in `style/tokens.css`.
pub const STYLES: RangeInclusive<u8> = 1..=6;

/// In characters: what fits where names stand on a phone.
pub const NAME_LENGTH: usize = 14;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// As typed; may be empty, then a numbered name stands in.
    pub name: String,
    /// Colour and mark, one of [`STYLES`].
    pub style: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    pub players: Vec<Player>,
}

kept_fields!(Player { name, style });
kept_fields!(Party { players });

impl Default for Party {
    fn default() -> Party {
        Party { players: (1..=4).map(|style| Player { name: String::new(), style }).collect() }
    }
}

/// Why a game cannot begin with this party.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Two players have one name; indexes into the players.
    SameName(usize, usize),
}

impl Party {
    /// Whether each has a style of its own. The parts below keep it so; a text from elsewhere may not.
    pub fn is_possible(&self) -> bool {
        let styles: Vec<u8> = self.players.iter().map(|player| player.style).collect();
        let distinct = (1..styles.len()).all(|i| !styles[..i].contains(&styles[i]));
        !styles.is_empty() && distinct && styles.iter().all(|style| STYLES.contains(style))
    }

    /// As many players as the scenario allows: the last ones leave, new ones come without a name.
    pub fn fit(&mut self, allowed: RangeInclusive<usize>) {
        self.players.truncate(*allowed.end());
        while self.players.len() < *allowed.start() {
            self.add();
        }
    }

    /// Adds a player with the first style that nobody has, if there is one.
    pub fn add(&mut self) {
        let free = STYLES.into_iter().find(|style| self.players.iter().all(|player| player.style != *style));
        if let Some(style) = free {
            self.players.push(Player { name: String::new(), style });
        }
    }

    pub fn remove(&mut self, index: usize) {
        if index < self.players.len() {
            self.players.remove(index);
        }
    }

    /// Moves a player to another seat; those between move up or down by one.
    pub fn reseat(&mut self, from: usize, to: usize) {
        if from < self.players.len() && to < self.players.len() {
            let player = self.players.remove(from);
            self.players.insert(to, player);
        }
    }

    /// Gives a player a style; who had it gets the old one.
    pub fn restyle(&mut self, index: usize, style: u8) {
        let Some(old) = self.players.get(index).map(|player| player.style) else { return };
        if let Some(other) = self.players.iter_mut().find(|player| player.style == style) {
            other.style = old;
        }
        self.players[index].style = style;
    }

    pub fn rename(&mut self, index: usize, typed: &str) {
        if let Some(player) = self.players.get_mut(index) {
            player.name = allowed(typed).take(NAME_LENGTH).collect();
        }
    }

    /// The names as the game uses them: spaces tidied, `numbered(1)` and so on for those left empty.
    pub fn names(&self, numbered: impl Fn(usize) -> String) -> Vec<String> {
        let names = self.players.iter().enumerate().map(|(index, player)| {
            let name = player.name.split_whitespace().collect::<Vec<_>>().join(" ");
            if name.is_empty() { numbered(index + 1) } else { name }
        });
        names.collect()
    }

    pub fn problem(&self, names: &[String]) -> Option<Problem> {
        let folded: Vec<String> = names.iter().map(|name| letters::small(name)).collect();
        (1..folded.len()).find_map(|later| {
            let earlier = folded[..later].iter().position(|name| *name == folded[later])?;
            Some(Problem::SameName(earlier, later))
        })
    }
}

/// A record writes commas and bars between names, so a name has a space for them.
fn allowed(typed: &str) -> impl Iterator<Item = char> {
    typed.chars().map(|letter| if letter.is_control() || matches!(letter, ',' | '|') { ' ' } else { letter })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn party(names: &[&str]) -> Party {
        let players = names.iter().zip(1..).map(|(name, style)| Player { name: (*name).into(), style });
        Party { players: players.collect() }
    }

    fn numbered(n: usize) -> String {
        format!("Player {n}")
    }

    #[test]
    fn a_new_player_gets_the_first_free_style() {
        let mut party = party(&["Ines", "Rui", "Marta"]);
        party.restyle(0, 6);
        party.add();
        assert_eq!(party.players[3], Player { name: String::new(), style: 1 });
        party.add();
        party.add();
        party.add();
        assert_eq!(party.players.len(), 6);
        assert!(party.is_possible());
    }

    #[test]
    fn taking_a_style_that_another_has_swaps_the_two() {
        let mut party = party(&["Ines", "Rui", "Marta"]);
        party.restyle(0, 3);
        let styles: Vec<u8> = party.players.iter().map(|player| player.style).collect();
        assert_eq!(styles, [3, 2, 1]);
        party.restyle(0, 3);
        assert_eq!(party.players[0].style, 3);
    }

    #[test]
    fn players_keep_name_and_style_when_they_change_seats() {
        let mut party = party(&["Ines", "Rui", "Marta", "Tom"]);
        party.reseat(3, 1);
        let seated: Vec<(&str, u8)> = party.players.iter().map(|p| (p.name.as_str(), p.style)).collect();
        assert_eq!(seated, [("Ines", 1), ("Tom", 4), ("Rui", 2), ("Marta", 3)]);
        party.reseat(0, 9);
        assert_eq!(party.players[0].name, "Ines");
    }

    #[test]
    fn a_scenario_with_fewer_or_more_seats_trims_or_fills_the_party() {
        let mut party = party(&["Ines", "Rui", "Marta", "Tom", "Aiko"]);
        party.fit(3..=4);
        assert_eq!(party.players.len(), 4);
        party.fit(5..=6);
        assert_eq!(party.players.len(), 5);
        assert!(party.is_possible());
    }

    #[test]
    fn names_are_tidied_and_empty_ones_numbered() {
        let mut party = party(&["", "", ""]);
        party.rename(0, "  Ana,\tMaria | ");
        party.rename(2, "Bartholomew the Long");
        assert_eq!(party.names(numbered), ["Ana Maria", "Player 2", "Bartholomew th"]);
    }

    #[test]
    fn two_players_of_one_name_cannot_begin() {
        let party = party(&["Rui", "Ines", " rui "]);
        assert_eq!(party.problem(&party.names(numbered)), Some(Problem::SameName(0, 2)));
        let other = super::tests::party(&["Player 2", "", ""]);
        assert_eq!(other.problem(&other.names(numbered)), Some(Problem::SameName(0, 1)));
    }

    #[test]
    fn a_party_from_elsewhere_with_a_style_twice_or_unknown_is_impossible() {
        let mut twice = party(&["Ines", "Rui"]);
        twice.players[1].style = 1;
        let mut unknown = party(&["Ines"]);
        unknown.players[0].style = 7;
        assert!(!twice.is_possible() && !unknown.is_possible() && !Party { players: vec![] }.is_possible());
    }
}
