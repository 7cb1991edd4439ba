import { focusContent } from '../../lib/focus-content.ts'

// The element that had the focus when the first of several dialogs opened.
let lastOnPage: HTMLElement | undefined

/** Returns what has the focus now: what opens a dialog, which gets it back. */
export function findOpener(): HTMLElement | undefined {
  const { activeElement: found, body } = document
  if (!(found instanceof HTMLElement) || found === body) return undefined
  const opener = triggerOf(found) ?? found
  if (!opener.closest('[role="dialog"]')) lastOnPage = opener
  return opener
}

/** Returns the button of the menu in which an element is: the menu closes as the dialog opens. */
function triggerOf(element: HTMLElement): HTMLElement | null | undefined {
  const name = element.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return name ? document.getElementById(name) : undefined
}

/**
 * For `onCloseAutoFocus`: Radix returns the focus to a trigger, which dialogs opened by state do not have. Of two dialogs in a
 * row, the opener of the second is gone with the first, so the focus returns to the element before both, or else to the
 * content.
 */
export function giveFocusBack(event: Event, opener: HTMLElement | undefined): void {
  event.preventDefault()
  returnFocus(opener)
}

/** Gives the focus back to what opened something that is gone now, a dialog or a field, and otherwise to the content. */
export function returnFocus(opener: HTMLElement | undefined): void {
  if (opener?.isConnected) return opener.focus()
  if (document.querySelector('[role="dialog"]')) return
  if (lastOnPage?.isConnected) lastOnPage.focus()
  else focusContent()
}

const FIELD =
  ':is(input:is([type=text], [type=email], [type=url], [type=search], [type=number], :not([type])), textarea)'

/** For `onOpenAutoFocus`: a dialog with a field to fill in starts there. The primitive starts at the close button, which is first. */
export function startInField(event: Event, dialog: HTMLElement | null): void {
  const fields = dialog?.querySelectorAll<HTMLElement>(`${FIELD}:not([readonly], :disabled)`) ?? []
  // What is folded away takes no focus.
  const field = [...fields].find((one) => one.checkVisibility())
  if (!field) return
  event.preventDefault()
  field.focus()
}
