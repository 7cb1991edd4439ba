type Ask = (go: () => void) => void

let ask: Ask | undefined

/** Has `asking` decide whether the page may be left. Returns what takes it away. */
export function guardPage(asking: Ask): () => void {
  ask = asking
  return () => void (ask = undefined)
}

/** Leaves the page with `go`, after a question where something on it is unsaved. */
export function leavePage(go: () => void): void {
  if (ask) ask(go)
  else go()
}
