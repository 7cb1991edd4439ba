import { type HiddenPage, resize, withHiddenPage } from './hidden-page.ts'
import { type Loss, lossOf } from './loss.ts'
import { type Part, type PartKind, partsOf } from './parts.ts'
import { rulesAtFault } from './rules-at-fault.ts'

type Theme = 'light' | 'dark'

/** A part of a page that can be seen without the partner's sheet and cannot with it. */
export interface SheetFault {
  path: string
  theme: Theme
  isPhone: boolean
  kind: PartKind
  text: string
  loss: Loss
  /** The rule that does it; undefined where several do it together. */
  rule: string | undefined
}

const VIEWS = [
  { theme: 'light', widthPx: 1180 },
  { theme: 'dark', widthPx: 1180 },
  { theme: 'light', widthPx: 390 },
] as const

/** Most of a page's time is waiting for it, so that others load meanwhile. */
const PAGES_AT_ONCE = 3

/** Opens each page of the draft out of sight and returns what its sheet takes away. `search` carries the key to the draft. */
export async function checkSheet(paths: readonly string[], search: string): Promise<SheetFault[]> {
  const found = new Map<string, SheetFault[]>()
  // Shared, so that each path is taken once.
  const waiting = paths.values()
  async function checkWaiting(): Promise<void> {
    for (const path of waiting)
      found.set(path, await withHiddenPage(`${path}${search}`, (opened) => faultsOf(path, opened)))
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, checkWaiting))
  return paths.flatMap((path) => found.get(path) ?? [])
}

async function faultsOf(path: string, { frame, page, sheet }: HiddenPage): Promise<SheetFault[]> {
  if (!sheet) return []
  const faults: SheetFault[] = []
  for (const { theme, widthPx } of VIEWS) {
    resize(frame, widthPx)
    page.documentElement.dataset.theme = theme
    await painted(page)
    const lost = lostParts(page, sheet)
    const rules = rulesAtFault(
      sheet,
      lost.map(({ part }) => part),
    )
    const view = { path, theme, isPhone: widthPx < 700 }
    faults.push(
      ...lost.map(({ part, loss }) => ({ ...view, loss, kind: part.kind, text: part.text, rule: rules.get(part) })),
    )
  }
  return faults
}

function lostParts(page: Document, sheet: CSSStyleSheet): { part: Part; loss: Loss }[] {
  const parts = partsOf(page)
  sheet.disabled = true
  finishAnimations(page)
  const shown = parts.filter(({ element }) => !lossOf(element))
  sheet.disabled = false
  finishAnimations(page)
  return shown.flatMap((part) => {
    const loss = lossOf(part.element)
    return loss ? [{ part, loss }] : []
  })
}

/** A part that fades in is measured in its final state. */
function finishAnimations(page: Document): void {
  for (const animation of page.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity
    if (!isEndless) animation.finish()
  }
}

function painted(page: Document): Promise<void> {
  return new Promise((resolve) => setTimeout(() => resolve(void page.body.offsetHeight), 50))
}
