import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus when the faults or the problem change: to the first faulty field, with its value selected so that
 * typing replaces it, or to the button when all fields are valid.
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
