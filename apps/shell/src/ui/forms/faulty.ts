export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether what a control asks for by its attributes does not hold. */
export function isFaulty(element: Element): element is Control {
  const control = element as Control
  return control.willValidate && (!control.validity.valid || isBlank(control))
}

/** Whether a required field is blank. Spaces alone count as blank, except in a password. */
export function isBlank({ required, type, value }: Control): boolean {
  return required && type !== 'password' && !value.trim()
}
