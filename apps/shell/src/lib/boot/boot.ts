import type { Boot } from '@vitrine/contract'
import { useSyncExternalStore } from 'react'

let current: Boot | undefined
const listeners = new Set<() => void>()
const sessionListeners = new Set<() => void>()

/** Returns the boot data of this page's tenant. Throws when the page has no data block. */
export function currentBoot(): Boot {
  current ??= readBlock()
  return current
}

/** Puts another in its place: newer branding, or where there is no document to read it from. */
export function setBoot(boot: Boot): void {
  current = boot
}

/** Has the components that read it through `useBoot` show what is there now; nothing else renders again. */
export function showBoot(): void {
  for (const listener of listeners) listener()
}

/** Records whether this browser holds a session. */
export function rememberSession(hasSession: boolean): void {
  current = { ...currentBoot(), hasSession }
  for (const listener of sessionListeners) listener()
}

/** Calls `listener` whenever another person may be behind the page. */
export function onSessionChange(listener: () => void): void {
  sessionListeners.add(listener)
}

/** The tenant's branding, words and prices, kept up to date while the page is open. */
export function useBoot(): Boot {
  return useSyncExternalStore(subscribe, currentBoot, currentBoot)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readBlock(): Boot {
  const text = document.getElementById('boot')?.textContent
  if (!text) throw new Error('The page has no data block #boot.')
  return JSON.parse(text) as Boot
}
