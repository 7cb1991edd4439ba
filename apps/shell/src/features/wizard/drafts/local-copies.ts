import type { DraftContent } from '@vitrine/contract'
import { attempt } from './attempt.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Unsaved content of a draft, and the version that it is based on. */
interface LocalCopy {
  id: string
  version: number
  content: Partial<DraftContent>
  /** Fingerprints of earlier contents that the server may have of this window without its having heard so. */
  sent?: number[]
  atMs: number
}

/**
 * Stores unsaved drafts in the browser, so that a reload, a crash or a lost connection loses none. Each window writes under its
 * own key (`writer`); people and tenants have separate copies.
 */
export function createLocalCopies({
  slug,
  userId,
  store = localStorage,
}: {
  slug: string
  userId: string
  store?: Store
}) {
  const prefix = `draft:${slug}:${userId}:`
  return { find, remove, keep, drop, leftovers }

  /**
   * Returns the newest copy of a draft, and the keys of all of them. Nothing changes: a caller that continues
   * with the copy removes the keys once it has saved its own. The windows that wrote them are gone, or have
   * them in memory.
   */
  function find(id: string): { copy: LocalCopy; keys: string[] } | undefined {
    const found = all().filter(({ copy }) => copy.id === id)
    const copy = newest(found.map((one) => one.copy))
    return copy && { copy, keys: found.map(({ key }) => key) }
  }

  function remove(keys: readonly string[]): void {
    for (const key of keys) attempt(() => store.removeItem(key))
  }

  function keep(writer: string, copy: LocalCopy): void {
    attempt(() => store.setItem(prefix + writer, JSON.stringify(copy)))
  }

  function drop(writer: string): void {
    attempt(() => store.removeItem(prefix + writer))
  }

  /** Removes and returns copies that no window has written for a while. The caller sends them. */
  function leftovers(beforeMs: number): LocalCopy[] {
    const found = all().filter(({ copy }) => copy.atMs < beforeMs)
    remove(found.map(({ key }) => key))
    return found.map(({ copy }) => copy)
  }

  function all(): { key: string; copy: LocalCopy }[] {
    const keys = attempt(() => Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')) ?? []
    return keys
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const copy = parsed(attempt(() => store.getItem(key)))
        return copy ? [{ key, copy }] : []
      })
  }
}

export type LocalCopies = ReturnType<typeof createLocalCopies>

function newest(copies: readonly LocalCopy[]): LocalCopy | undefined {
  return copies.toSorted((one, other) => other.atMs - one.atMs)[0]
}

// The text may be of an older version of the wizard; what is no copy at all is left alone.
function parsed(text: string | null | undefined): LocalCopy | undefined {
  const found = text && attempt(() => JSON.parse(text) as Partial<LocalCopy>)
  if (!found || typeof found.id !== 'string' || typeof found.version !== 'number' || !found.content) return undefined
  const sent = Array.isArray(found.sent) ? found.sent.filter((one) => typeof one === 'number') : []
  return { id: found.id, version: found.version, content: found.content, sent, atMs: found.atMs ?? 0 }
}
