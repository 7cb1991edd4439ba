import type { Mode } from '@vitrine/theme'
import { createContext, useContext } from 'react'

/** One way of looking at a component: in light or dark, from the left or from the right. */
export interface Pane {
  mode: Mode
  dir: 'ltr' | 'rtl'
}

export const allPanes: Pane[] = [
  { mode: 'light', dir: 'ltr' },
  { mode: 'dark', dir: 'ltr' },
  { mode: 'light', dir: 'rtl' },
  { mode: 'dark', dir: 'rtl' },
]

/** `light, rtl` */
export function paneName({ mode, dir }: Pane): string {
  return `${mode}, ${dir}`
}

/** The panes that are shown side by side. */
export const ShownPanes = createContext<Pane[]>(allPanes)

export function useShownPanes(): Pane[] {
  return useContext(ShownPanes)
}

/** Dialogs, sheets and toasts hang on the page, so the page takes on a pane's light and direction while they are looked at. */
export function takeOver({ mode, dir }: Pane): () => void {
  const root = document.documentElement
  const before = { theme: root.dataset.theme, dir: root.dir }
  root.dataset.theme = mode
  root.dir = dir
  return () => {
    if (before.theme) root.dataset.theme = before.theme
    else delete root.dataset.theme
    root.dir = before.dir
  }
}
