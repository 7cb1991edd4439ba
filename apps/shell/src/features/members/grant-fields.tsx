import { t } from '@lingui/core/macro'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'

interface ControlledProps {
  value: string
  onChange: (value: string) => void
}

interface CreditsFieldProps extends ControlledProps {
  label: string
  hint?: string
  /** The most that may be granted at once. */
  max: number
}

/** The credits of a grant, in halves. */
export function CreditsField({ label, hint, max, value, onChange }: CreditsFieldProps) {
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      <TextInput
        type="number"
        required
        min={0.5}
        max={max}
        step={0.5}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

/** Why credits are granted. The customer reads it. */
export function ReasonField({ value, onChange }: ControlledProps) {
  return (
    <Field label={t`Reason (shown to the customer)`}>
      <TextInput
        required
        minLength={3}
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
