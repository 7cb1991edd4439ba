export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether what a control asks for by its attributes does not hold. */
export function isFaulty(element: Element): element is Control {
  const control = element as Control
  return control.willValidate && (!control.validity.valid || isBlank(control))
}

/** Nothing but spaces is no text; a password may be that. */
export function isBlank({ required, type, value }: Control): boolean {
  return required && type !== 'password' && !value.trim()
}
