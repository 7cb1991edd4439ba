import { useSyncExternalStore } from 'react'

export type ThemeMode = 'system' | 'light' | 'dark'

const yearSeconds = 31_536_000
const watchers = new Set<() => void>()

/** The visitor's choice of light or dark, and the function that changes it. */
export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  return [useSyncExternalStore(watchPaint, readMode), setMode]
}

/** Calls `watcher` whenever colours may have changed: the visitor's choice, the system's mode or the brand. */
export function watchPaint(watcher: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  watchers.add(watcher)
  system.addEventListener('change', watcher)
  return () => {
    watchers.delete(watcher)
    system.removeEventListener('change', watcher)
  }
}

/** Tells canvases, which cannot read CSS variables, that the colours of the page have changed. */
export function announcePaint(): void {
  for (const watcher of watchers) watcher()
}

function readMode(): ThemeMode {
  const mode = document.documentElement.dataset.theme
  return mode === 'light' || mode === 'dark' ? mode : 'system'
}

// The cookie lets the core print the choice on <html>, so the next page is right from its first byte.
function setMode(mode: ThemeMode): void {
  const root = document.documentElement
  if (mode === 'system') delete root.dataset.theme
  else root.dataset.theme = mode
  const [value, age] = mode === 'system' ? ['', 0] : [mode, yearSeconds]
  document.cookie = `theme=${value}; Path=/; Max-Age=${age}; SameSite=Lax`
  announcePaint()
}
