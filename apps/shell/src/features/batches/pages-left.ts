import type { BatchCheck } from '@vitrine/contract'
import { useSyncExternalStore } from 'react'

let left = 0
const listeners = new Set<() => void>()

function note(count: number): void {
  left = count
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the number of linked pages still to be read while a file is checked. */
export function usePagesLeft(): number {
  return useSyncExternalStore(subscribe, () => left)
}

/** Checks a file until all pages that its rows link to were read, or no more of them can be. */
export async function checkUntilRead(check: () => Promise<BatchCheck>): Promise<BatchCheck> {
  try {
    let last = await check()
    for (let before = Infinity; last.unreadLinks > 0 && last.unreadLinks < before;) {
      before = last.unreadLinks
      note(before)
      last = await check()
    }
    return last
  } finally {
    note(0)
  }
}
