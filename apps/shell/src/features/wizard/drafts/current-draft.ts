/** Which draft this window is writing, so that the way back into the wizard leads to it. Each tenant has one. */
export function createCurrentDraft(slug: string, store: Storage = sessionStorage) {
  const key = `current-draft:${slug}`
  return {
    read: (): string | undefined => attempt(() => store.getItem(key) ?? undefined),
    keep: (id: string): void => attempt(() => store.setItem(key, id)),
    drop: (): void => attempt(() => store.removeItem(key)),
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
