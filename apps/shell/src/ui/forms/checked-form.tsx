import { type ComponentPropsWithRef, type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { isFaulty } from './faulty.ts'
import { FormFaults } from './field.tsx'

/**
 * A form that says what is wrong beside each field, in the language of the page, where a browser would show a bubble in its own.
 * `onSubmit` is called once the attributes of every control hold. With `noValidate` the caller checks all of it. Either way the
 * focus goes to the first faulty field, also when the server found the fault.
 */
export function CheckedForm({ noValidate, onSubmit, onInput, ...rest }: ComponentPropsWithRef<'form'>) {
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
    sent.current = event.currentTarget
    const faulty = noValidate ? [] : [...sent.current.elements].filter(isFaulty)
    if (faulty.length === 0) {
      setFaults(new Map())
      return onSubmit?.(event)
    }
    event.preventDefault()
    // Few people send a form that is not filled in, so the sentences come when they are needed.
    const sentences = await import('./control-fault.ts').catch(() => undefined)
    setFaults(
      new Map(faulty.map((control) => [control.id, sentences?.controlFault(control) ?? control.validationMessage])),
    )
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
