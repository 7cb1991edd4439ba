let playing: { stop: () => void } | undefined

/** Stops what is heard on the page before something else is. `next` is the same object whenever the same part plays. */
export function takeSound(next: { stop: () => void }): void {
  const earlier = playing
  playing = next
  if (earlier !== next) earlier?.stop()
}
