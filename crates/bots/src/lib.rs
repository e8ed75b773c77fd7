//! Computer players: they see the game only through a player's view.
