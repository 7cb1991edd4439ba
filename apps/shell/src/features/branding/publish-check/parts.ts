export type PartKind = 'heading' | 'button' | 'field' | 'price' | 'link'

/** A part of a page that a style sheet must not hide: a heading, button, link of the menu, field or price. */
export interface Part {
  kind: PartKind
  element: HTMLElement
  text: string
}

const SELECTORS: Record<Exclude<PartKind, 'price'>, string> = {
  heading: 'h1, h2, h3',
  button: '.t-button',
  link: 'header a[href], nav a[href]',
  field: 'main input, main select, main textarea',
}
/** An amount of money, as texts of all our languages write it. */
const PRICE = /\p{Sc}\s?\d|\d\s?\p{Sc}/u
const TEXT_MAX = 60

/** Returns the parts of a page in the order of their kinds. */
export function partsOf(page: Document): Part[] {
  const app = page.querySelector<HTMLElement>('.tenant') ?? page.body
  const found = Object.entries(SELECTORS).flatMap(([kind, selector]) =>
    [...app.querySelectorAll<HTMLElement>(selector)].map((element) => ({ kind: kind as PartKind, element })),
  )
  const prices = [...app.querySelectorAll<HTMLElement>('main *')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && PRICE.test(node.nodeValue ?? '')),
    )
    .map((element) => ({ kind: 'price' as const, element }))
  return [...found, ...prices].map((part) => ({ ...part, text: nameOf(part.element) }))
}

function nameOf(element: HTMLElement): string {
  const name = element.getAttribute('aria-label') || element.textContent || element.getAttribute('name') || element.id
  return name.replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_MAX)
}
