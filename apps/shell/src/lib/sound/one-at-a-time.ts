let playing: { stop: () => void } | undefined

/**
 * Stops the sound that is playing, unless it is `next`, and remembers `next` as the one that plays. Pass the same object for
 * the same player each time.
 */
export function takeSound(next: { stop: () => void }): void {
  const earlier = playing
  playing = next
  if (earlier !== next) earlier?.stop()
}
