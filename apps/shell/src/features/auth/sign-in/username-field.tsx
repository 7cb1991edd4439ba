import { useLingui } from '@lingui/react/macro'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'

/** The first field of every form by which one gets in: the keyboard begins here. */
export function UsernameField({ error, proposal }: { error: string | undefined; proposal?: string }) {
  const { t } = useLingui()
  return (
    <Field label={t`Username`} error={error}>
      <TextInput
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
        defaultValue={proposal}
      />
    </Field>
  )
}
