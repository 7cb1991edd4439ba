/** Returns a seeded generator of numbers in 0..1. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
