//! Longest routes by trying every walk.

/// The most edges a walk can take, each edge at most once.
///
/// A corner may be passed more than once; a blocked corner may begin or end the walk and is never passed.
pub fn longest_trail(edges: &[(usize, usize)], blocked: &[usize]) -> usize {
    let mut used = vec![false; edges.len()];
    edges
        .iter()
        .flat_map(|&(one, other)| [one, other])
        .map(|start| longest_from(start, edges, blocked, &mut used))
        .max()
        .unwrap_or(0)
}

fn longest_from(corner: usize, edges: &[(usize, usize)], blocked: &[usize], used: &mut [bool]) -> usize {
    let mut longest = 0;
    for (edge, &(one, other)) in edges.iter().enumerate() {
        if used[edge] || (one != corner && other != corner) {
            continue;
        }
        let next = if one == corner { other } else { one };
        used[edge] = true;
        let further = if blocked.contains(&next) { 0 } else { longest_from(next, edges, blocked, used) };
        used[edge] = false;
        longest = longest.max(1 + further);
    }
    longest
}
