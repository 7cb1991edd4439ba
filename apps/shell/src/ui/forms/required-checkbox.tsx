import { type ComponentProps, useContext, useId } from 'react'
import { Checkbox } from './checkbox.tsx'
import { FieldFault, FormFaults } from './field.tsx'

/** A tick box without which its form is not sent; the form says so below it. */
export function RequiredCheckbox(props: ComponentProps<typeof Checkbox>) {
  const id = useId()
  const error = useContext(FormFaults)?.get(id)
  return (
    <div>
      <Checkbox
        {...props}
        id={id}
        required
        {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
      />
      {error && <FieldFault id={`${id}-error`}>{error}</FieldFault>}
    </div>
  )
}
