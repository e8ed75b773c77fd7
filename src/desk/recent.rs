//! Offers made before, to be made again.

use rules::action::{Action, Offer};

use super::Desk;

/// Most offers that are remembered.
const MOST: usize = 3;

impl Desk {
    /// The last different offers of whoever decides, the newest first: those that can be made again now.
    pub fn recent_offers(&self) -> Vec<Offer> {
        let Some(seat) = self.decider().filter(|_| self.curtain().is_none()) else { return Vec::new() };
        let mut recent: Vec<Offer> = Vec::new();
        for step in self.session.steps().iter().rev() {
            if let Some((by, action @ Action::Offer(offer))) = step.act
                && by == seat
                && !recent.contains(&offer)
                && self.legal(&action)
            {
                recent.push(offer);
                if recent.len() == MOST {
                    break;
                }
            }
        }
        recent
    }
}
