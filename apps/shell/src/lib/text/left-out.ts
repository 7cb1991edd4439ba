type Control = HTMLInputElement | HTMLTextAreaElement

/** Returns how many characters of a paste do not fit into a control with a `maxLength`, which the browser leaves out silently. */
export function leftOut(control: Control, pasted: string, maxLength = control.maxLength): number {
  if (maxLength < 0) return 0
  const { value, selectionStart, selectionEnd } = control
  const room = maxLength - value.length + (selectionEnd ?? 0) - (selectionStart ?? 0)
  const taken = control.localName === 'input' ? pasted.replaceAll(/[\n\r]/g, '') : pasted
  return Math.max(0, taken.length - room)
}
