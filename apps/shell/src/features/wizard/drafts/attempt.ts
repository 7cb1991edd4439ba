/**
 * Runs a storage action. Returns undefined where the storage is full or blocked: the text stays on screen and only does not survive a
 * reload.
 */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
