import type { Page } from 'playwright-core'
import { kindOf } from './addresses.ts'

/** A link, button, tab, switch or menu item that people see and may press. */
export interface Control {
  /** The label and the position. */
  label: string
  /** Two controls with one key do the same, such as the frame around every screen, or the buttons of two rows of a list. */
  key: string
  /** Address of a link. */
  href: string | null
  /** Opened by the browser in a window of its own, or handed to another program. */
  leavesPage: boolean
  /** Already chosen, so that pressing it changes nothing. */
  isChosen: boolean
  /** Ends a session or takes something away, so it is pressed after the others. */
  isDestructive: boolean
}

interface Seen extends Omit<Control, 'key' | 'isDestructive'> {
  /** The part of the page that it belongs to. */
  region: string
  /** Stands for its row or card and its place in it, where it is one of many alike. */
  item: string | null
}

const DESTRUCTIVE =
  /delete|remove|sign out|log ?out|revoke|disconnect|suspend|pause|cancel|turn off|end |erase|discard|reset|block|reject|restore/i

/** Returns the controls that can be seen, outermost first; those of an open dialog or menu only, where there is one. */
export async function controlsOn(page: Page, screen: string): Promise<Control[]> {
  const seen = await page.evaluate(markControls)
  return seen.map(({ region, item, ...control }) => {
    const place = region === 'main' ? `main ${screen}` : region
    const what = item ?? (control.href && region === 'main' ? kindOf(control.href) : control.label)
    return { ...control, key: `${place}: ${what}`, isDestructive: DESTRUCTIVE.test(control.label) }
  })
}

/** Numbers the controls in the page, so that `[data-crawled="n"]` finds the one at n. */
function markControls(): Seen[] {
  const kinds =
    'a[href]:not([href="#main"]), button, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch]'
  for (const old of document.querySelectorAll('[data-crawled]')) old.removeAttribute('data-crawled')
  const layers = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')]
  const top = layers.findLast(isSeen)
  const controls = [...(top ?? document.body).querySelectorAll<HTMLElement>(kinds)].filter(
    (one) => isSeen(one) && !one.matches(':disabled, [aria-disabled=true]'),
  )
  return controls.map((control, index) => {
    control.dataset.crawled = String(index)
    const href = control.getAttribute('href')
    return {
      label: nameOf(control),
      href,
      leavesPage: control.getAttribute('target') === '_blank' || /^(mailto|tel|https?):/.test(href ?? ''),
      isChosen: ['aria-selected', 'aria-pressed', 'aria-checked', 'aria-current'].some(
        (name) => !['false', null].includes(control.getAttribute(name)),
      ),
      region: regionOf(control),
      item: itemOf(control),
    }
  })

  function isSeen(element: Element): boolean {
    const { width, height, bottom } = element.getBoundingClientRect()
    return (
      width > 1 &&
      height > 1 &&
      bottom + scrollY > 0 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }

  function nameOf(element: Element): string {
    const named = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = named.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    const name = labels || element.getAttribute('aria-label') || element.textContent || element.getAttribute('title')
    return (name ?? '')
      .replace(/[\s\u2066-\u2069]+/g, ' ')
      .trim()
      .slice(0, 80)
  }

  function regionOf(element: Element): string {
    const layer = element.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
    if (layer) return `${layer.getAttribute('role')} “${nameOf(layer).slice(0, 30)}”`
    return element.closest('header, footer')?.tagName.toLowerCase() ?? 'main'
  }

  /** The second of two alike rows has the same controls; the first word tells the buttons of different states apart. */
  function itemOf(element: Element): string | null {
    const item = element.closest('li, article, tr, [role=row]')
    const list = item?.parentElement
    if (!item || !list || list.children.length < 3) return null
    const place = [...item.querySelectorAll(kinds)].indexOf(element as HTMLElement)
    const heading = list.closest('section, [aria-label]')
    const [word] = nameOf(element).split(' ')
    const isMenu = element.closest('nav, [role=menu], [role=listbox], [role=tablist]')
    return isMenu ? null : `${heading ? nameOf(heading).slice(0, 20) : ''} row, ${place} ${word ?? ''}`
  }
}
