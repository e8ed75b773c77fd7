//! Tasks that rules share, one a file, and the acts of building and trading.

pub mod bank;
pub mod build;
pub mod development;
pub mod figure;
pub mod free_build;
pub mod give;
pub mod steal;
pub mod take;
pub mod trade;
