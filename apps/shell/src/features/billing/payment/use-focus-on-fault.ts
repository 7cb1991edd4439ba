import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the fault once `reasons` have changed: the first faulty field, with its value selected so that typing
 * replaces it, or the button when the fields are valid.
 */
export function useFocusOnFault([faults, problem]: [
  readonly unknown[],
  object | undefined,
]): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (faults.length === 0 && !problem) return
    const field = form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')
    if (!field) return form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus()
    field.focus()
    field.select()
  }, [faults, problem])
  return form
}
