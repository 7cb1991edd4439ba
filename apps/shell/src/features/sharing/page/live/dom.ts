/** The first element that fits; undefined where the page has none. */
export function one<Found extends Element = HTMLElement>(selector: string, within: ParentNode = document) {
  return within.querySelector<Found>(selector) ?? undefined
}

/** The token of the link that this page was opened by. */
export function tokenOfPage(): string {
  return location.pathname.split('/')[2] ?? ''
}

const digits = new Intl.NumberFormat(document.documentElement.lang)
const twoDigits = new Intl.NumberFormat(document.documentElement.lang, { minimumIntegerDigits: 2 })

/** Seconds as a player shows them: `84` -> `1:24` */
export function clock(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds))
  return `${digits.format(Math.floor(total / 60))}:${twoDigits.format(total % 60)}`
}

/** `1.5` -> `1.5×` */
export function times(rate: number): string {
  return `${digits.format(rate)}×`
}

/** Changes the name of a button with two meanings to the other one, and back. */
export function swapName(button: HTMLElement, isOther: boolean): void {
  button.dataset.first ??= button.getAttribute('aria-label') ?? ''
  button.setAttribute('aria-label', (isOther ? button.dataset.other : button.dataset.first) ?? '')
}
