import { useSyncExternalStore } from 'react'

let isShown = false
const listeners = new Set<() => void>()

/** Opens the command palette of this page. */
export function openPalette(): void {
  setShown(true)
}

export function closePalette(): void {
  setShown(false)
}

function setShown(shown: boolean): void {
  isShown = shown
  for (const listener of listeners) listener()
}

/** Whether the command palette is open. */
export function usePaletteShown(): boolean {
  return useSyncExternalStore(subscribe, () => isShown)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
