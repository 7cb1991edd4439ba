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

/** Replaces the boot data, e.g. with newer branding. Renders outside of a browser set it too, since they have no document. */
export function setBoot(boot: Boot): void {
  current = boot
}

/** Re-renders the components that read the boot data through `useBoot`, and no others. */
export function showBoot(): void {
  for (const listener of listeners) listener()
}

/** Records that this browser holds a session. */
export function recordSignIn(): void {
  setHasSession(true)
}

/** Records that this browser holds no session. */
export function recordSignOut(): void {
  setHasSession(false)
}

function setHasSession(hasSession: boolean): void {
  current = { ...currentBoot(), hasSession }
  for (const listener of sessionListeners) listener()
}

/** Calls `listener` whenever the session may belong to another person. */
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
