import type { Boot, Branding } from '@vitrine/contract'
import { useSyncExternalStore } from 'react'

let current: Boot | undefined
const listeners = new Set<() => void>()
const sessionListeners = new Set<() => void>()

/** What the core told this page about its tenant. Throws when the page came without its data block. */
export function currentBoot(): Boot {
  current ??= readBlock()
  return current
}

/** Says whose page is rendered next, where there is no document to read it from. */
export function setBoot(boot: Boot): void {
  current = boot
}

/**
 * Puts newer branding in place; components that read it through `useBoot` show it, nothing else renders again. Not even they
 * do where only colours, fonts or the style sheet are others: those the page wears without React.
 */
export function replaceBranding(branding: Branding): void {
  const before = currentBoot()
  const { language, wordFiles, hasSession, isPreview } = before
  current = { ...branding, language, wordFiles, hasSession, ...(isPreview ? { isPreview } : {}) }
  if (isSame(withoutLook(before), withoutLook(current))) return
  for (const listener of listeners) listener()
}

function withoutLook({ brand, ...rest }: Boot) {
  const { companyName, logoUrl, logoDarkUrl } = brand
  return { ...rest, brand: { companyName, logoUrl, logoDarkUrl } }
}

/** Whether two values as JSON has them say the same, in whatever order. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))]
  return left.length === right.size && left.every(([name, value]) => isSame(value, right.get(name)))
}

/** Notes that this browser holds the session of somebody now, or holds none any more. */
export function noteSession(hasSession: boolean): void {
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
