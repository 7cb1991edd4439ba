/**
 * Returns the texts and controls of the page that reach beyond its sides, where nobody can scroll to them. Runs in the page, so
 * it uses nothing from outside.
 */
export function cutOff(): string[] {
  const { clientWidth } = document.documentElement
  const isScrolled = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement))
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  return [...document.querySelectorAll('body *')]
    .filter((element) => hasOwnText(element) || element.matches('button, input, select, textarea'))
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      // What only screen readers find is a pixel wide.
      return width > 1 && (left < -1 || right > clientWidth + 1) && !isScrolled(element.parentElement)
    })
    .map((element) => `“${(element.textContent ?? '').trim().slice(0, 40)}” is cut off`)
}
