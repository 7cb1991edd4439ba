import { useSyncExternalStore } from 'react'
import { announcePaint, watchPaint } from '../canvas/paint.ts'

export type ThemeMode = 'system' | 'light' | 'dark'

const yearSeconds = 31_536_000

/** The visitor's choice of light or dark, and the function that changes it. */
export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  return [useSyncExternalStore(watchPaint, readMode, unknownMode), setThemeMode]
}

function readMode(): ThemeMode {
  const mode = document.documentElement.dataset.theme
  return mode === 'light' || mode === 'dark' ? mode : 'system'
}

// The server snapshot: rendered pages are the same for everybody, and the stored choice applies on hydration.
function unknownMode(): ThemeMode {
  return 'system'
}

/** Applies a theme. The cookie lets the core print it on <html>, so that the next page has it from its first byte. */
export function setThemeMode(mode: ThemeMode): void {
  const root = document.documentElement
  if (mode === 'system') delete root.dataset.theme
  else root.dataset.theme = mode
  const [value, age] = mode === 'system' ? ['', 0] : [mode, yearSeconds]
  document.cookie = `theme=${value}; Path=/; Max-Age=${age}; SameSite=Lax`
  announcePaint()
}
