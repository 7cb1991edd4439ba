import { type ComponentPropsWithRef, type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { isFaulty } from './faulty.ts'
import { FormFaults } from './field.tsx'

interface CheckedFormProps extends ComponentPropsWithRef<'form'> {
  /** Returns the sentences of rules between fields, by the names of the controls. They are shown with those of the attributes. */
  check?: (form: HTMLFormElement) => Readonly<Record<string, string>>
}

/**
 * A form that says what is wrong beside each field, in the language of the page, where a browser would show a bubble in its own.
 * `onSubmit` is called once the attributes of every control and `check` hold. With `noValidate` the caller checks all of it. Either way the
 * focus goes to the first faulty field, also when the server found the fault.
 */
export function CheckedForm({ noValidate, check, onSubmit, onInput, ...rest }: CheckedFormProps) {
  const [faults, setFaults] = useState(new Map<string, string>())
  const sent = useRef<HTMLFormElement>(undefined)
  // Each found fault re-renders the form.
  useEffect(() => {
    const faulty = sent.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!faulty) return
    sent.current = undefined
    faulty.focus()
  })

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    const form = event.currentTarget
    sent.current = form
    const faulty = noValidate ? [] : [...form.elements].filter(isFaulty)
    const own = Object.entries(check?.(form) ?? {}).map(([name, text]) => [controlId(form, name), text] as const)
    if (faulty.length + own.length === 0) {
      setFaults(new Map())
      return onSubmit?.(event)
    }
    event.preventDefault()
    // Few people send a form that is not filled in, so the sentences come when they are needed.
    const sentences = faulty.length > 0 ? await import('./control-fault.ts').catch(() => undefined) : undefined
    const byAttributes = faulty.map(
      (control) => [control.id, sentences?.controlFault(control) ?? control.validationMessage] as const,
    )
    setFaults(new Map([...own, ...byAttributes]))
  }

  function input(event: InputEvent<HTMLFormElement>): void {
    sent.current = undefined
    if (faults.delete((event.target as HTMLElement).id)) setFaults(new Map(faults))
    onInput?.(event)
  }

  return (
    <FormFaults value={faults}>
      <form {...rest} noValidate onSubmit={(event) => void submit(event)} onInput={input} />
    </FormFaults>
  )
}

function controlId(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLElement ? control.id : ''
}
