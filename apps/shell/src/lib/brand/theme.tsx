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

// What a page says that is rendered for everybody; the browser's own choice follows when the app takes over.
function unknownMode(): ThemeMode {
  return 'system'
}

/** Shows the page in these colours. The cookie lets the core print the choice on <html>, so the next page has it from its first byte. */
export function setThemeMode(mode: ThemeMode): void {
  const root = document.documentElement
  if (mode === 'system') delete root.dataset.theme
  else root.dataset.theme = mode
  const [value, age] = mode === 'system' ? ['', 0] : [mode, yearSeconds]
  document.cookie = `theme=${value}; Path=/; Max-Age=${age}; SameSite=Lax`
  announcePaint()
}
