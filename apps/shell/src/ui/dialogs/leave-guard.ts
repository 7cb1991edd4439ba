type Ask = (go: () => void) => void

let ask: Ask | undefined

/** Lets `asking` decide whether the page may be left. Returns a function that removes it. */
export function guardPage(asking: Ask): () => void {
  ask = asking
  return () => void (ask = undefined)
}

/** Leaves the page with `go`, after a question where something on it is unsaved. */
export function leavePage(go: () => void): void {
  if (ask) ask(go)
  else go()
}
