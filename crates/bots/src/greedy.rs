//! A player that goes plainly for points: it saves for what brings most for the wait, and builds it.

mod cards;
mod founding;
mod goals;
mod income;
mod mind;
mod robber;
mod turn;

use rules::action::Action;
use rules::agenda::Task;
use rules::choices::Choices;
use rules::rng::Rng;
use rules::rules::Rules;
use rules::view::View;

use crate::Bot;
use crate::uniform::{STREAM, draw};
use mind::Mind;

/// Goes plainly for points, so that its games are short. It makes no offers, and takes those that help it.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Rng,
}

impl Greedy {
    /// The same seed chooses the same. It matters only where the player has no opinion.
    pub fn new(seed: u64) -> Greedy {
        Greedy { rng: Rng::new(seed, STREAM) }
    }
}

impl Bot for Greedy {
    fn choose(&mut self, rules: &Rules, view: &View, choices: &Choices) -> Option<Action> {
        let mind = Mind::new(rules, view)?;
        let wanted = match view.table.agenda.top() {
            Task::Found(..) => founding::choose(&mind, choices),
            Task::BeforeDice => turn::before_dice(&mind, choices),
            Task::Main => turn::main(&mind, choices),
            Task::Give { .. } => cards::give(&mind, choices),
            Task::Take { .. } => cards::take(&mind, choices),
            Task::FreeBuild(_) => turn::free_road(&mind, choices),
            Task::Trade => cards::answer(&mind, choices),
            _ => robber(&mind, choices),
        };
        wanted.filter(|action| choices.contains(action)).or_else(|| draw(choices, &mut self.rng))
    }
}

fn robber(mind: &Mind, choices: &Choices) -> Option<Action> {
    let worth = |action: &Action| match *action {
        Action::Robber(hex) => robber::harm(mind, hex),
        Action::Steal(seat) => robber::prey(mind, seat),
        _ => 0,
    };
    first_best(choices.listed.iter().copied(), worth)
}

/// The action worth most; of equal ones the first.
fn first_best(actions: impl Iterator<Item = Action>, worth: impl Fn(&Action) -> u32) -> Option<Action> {
    let scored = actions.map(|action| (worth(&action), action));
    let best = scored.reduce(|best, new| if new.0 > best.0 { new } else { best });
    best.map(|(_, action)| action)
}
