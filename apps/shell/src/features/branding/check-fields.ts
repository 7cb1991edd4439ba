/** Returns whether no field of the brand is marked as invalid; otherwise opens the part with the first one and focuses it. */
export function checkFields(fields: HTMLElement | null): boolean {
  const invalid = [...(fields?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])].find(isOfBrand)
  if (!invalid) return true
  invalid.closest('details')?.setAttribute('open', '')
  invalid.focus()
  return false
}

/** A failed import from a website or upload of a file changes nothing of the brand. */
function isOfBrand(control: HTMLElement): boolean {
  return !control.closest('form') && control.getAttribute('type') !== 'file'
}
