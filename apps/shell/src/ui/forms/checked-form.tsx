import {
  type ComponentPropsWithRef,
  type InputEvent,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Control, controlFault } from './control-fault.ts'
import { FormFaultsContext } from './form-faults.ts'

/**
 * A form that says what is wrong beside each field, in the language of the page, where a browser would show a bubble in its own.
 * `onSubmit` is called once the attributes of every control hold. With `noValidate` the caller checks all of it. Either way the
 * focus goes to the first faulty field, also when the server found the fault.
 */
export function CheckedForm({
  noValidate = false,
  onSubmit,
  onInput,
  onReset,
  ...rest
}: ComponentPropsWithRef<'form'>) {
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [submits, setSubmits] = useState(0)
  const awaiting = useRef<HTMLFormElement>(undefined)
  const context = useMemo(() => ({ faults, focusFirst: () => focusFirst(awaiting) }), [faults])
  useEffect(() => focusFirst(awaiting), [submits])

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    awaiting.current = event.currentTarget
    const found = noValidate ? new Map() : faultsIn(event.currentTarget)
    setFaults(found)
    setSubmits((before) => before + 1)
    if (found.size > 0) event.preventDefault()
    else onSubmit?.(event)
  }

  function input(event: InputEvent<HTMLFormElement>): void {
    awaiting.current = undefined
    const { id } = event.target as HTMLElement
    if (faults.has(id)) setFaults(new Map([...faults].filter(([faulty]) => faulty !== id)))
    onInput?.(event)
  }

  function reset(event: SyntheticEvent<HTMLFormElement>): void {
    setFaults(new Map())
    onReset?.(event)
  }

  return (
    <FormFaultsContext value={context}>
      <form {...rest} noValidate onSubmit={submit} onInput={input} onReset={reset} />
    </FormFaultsContext>
  )
}

function faultsIn(form: HTMLFormElement): Map<string, string> {
  const controls = [...form.elements].filter((element): element is Control => 'willValidate' in element)
  return new Map(
    controls.flatMap((control) => {
      const fault = controlFault(control)
      return fault === undefined ? [] : [[control.id, fault] as const]
    }),
  )
}

function focusFirst(awaiting: { current: HTMLFormElement | undefined }): void {
  const faulty = awaiting.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!faulty) return
  awaiting.current = undefined
  faulty.focus()
}
