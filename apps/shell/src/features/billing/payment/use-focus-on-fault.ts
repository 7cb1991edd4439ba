import { type RefObject, useEffect, useRef } from 'react'

/**
 * Leads to what has to be put right once `reasons` have changed: the first faulty field, with what stands in it marked so that
 * typing replaces it, or the button where the fields are in order.
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
