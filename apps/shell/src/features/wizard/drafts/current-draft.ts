import { attempt } from './attempt.ts'

/** Which draft this window is writing, so that the way back into the wizard leads to it. Each tenant has one. */
export function createCurrentDraft(slug: string, store: Storage = sessionStorage) {
  const key = `current-draft:${slug}`
  const unwrittenKey = `unwritten-draft:${slug}`
  const isUnwritten = (id: string) => attempt(() => store.getItem(unwrittenKey)) === id
  return {
    /** Whether nothing was ever saved under this id, so that the server need not be asked for it. */
    isUnwritten,
    begin: (id: string): void => attempt(() => store.setItem(unwrittenKey, id)),
    wrote: (id: string): void => attempt(() => isUnwritten(id) && store.removeItem(unwrittenKey)) as void,
    read: (): string | undefined => attempt(() => store.getItem(key) ?? undefined),
    keep: (id: string): void => attempt(() => store.setItem(key, id)),
    drop: (): void => attempt(() => store.removeItem(key)),
  }
}
