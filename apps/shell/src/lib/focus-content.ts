/** Moves the focus to the content of the screen, unless something in it has the focus. */
export function focusContent(): void {
  const main = document.getElementById('main')
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
}
