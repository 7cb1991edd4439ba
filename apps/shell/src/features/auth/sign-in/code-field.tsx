import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { TextButton } from '../../../ui/controls/text-button.tsx'
import { codeFault } from './code-problems.ts'

interface CodeFieldProps {
  /** The error of the form around it. */
  error: unknown
  /** Hides the option of a recovery code. */
  isAppOnly?: boolean
  /** Leaves the focus where it is, for fields that are not the first of their form. */
  isLater?: boolean
}

/** The code of the second factor: six digits of the app or, without it, a recovery code. */
export function CodeField({ error, isAppOnly = false, isLater = false }: CodeFieldProps) {
  const [isOnPaper, setOnPaper] = useState(false)
  const { label, hint, other, ...input } = isOnPaper ? paper() : app()
  // The error of one kind of code does not apply to the other.
  const [pastError, setPastError] = useState<unknown>()
  function change() {
    setOnPaper(!isOnPaper)
    setPastError(error)
  }
  // Another key empties the field and moves the focus to it.
  return (
    <Field
      key={label}
      label={label}
      hint={hint}
      error={error === pastError ? undefined : codeFault(error, { isRecoveryCode: isOnPaper })}
      aside={!isAppOnly && <TextButton onClick={change}>{other}</TextButton>}
    >
      <TextInput {...input} name="code" spellCheck={false} autoCapitalize="none" required autoFocus={!isLater} />
    </Field>
  )
}

const app = () =>
  ({
    label: t`Authentication code`,
    hint: t`The six-digit code in your authenticator app.`,
    other: t`Use a recovery code`,
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    placeholder: '123 456',
  }) as const
const paper = () =>
  ({
    label: t`Recovery code`,
    hint: t`One of the recovery codes you saved. It works once.`,
    other: t`Use your authenticator app`,
    autoComplete: 'off',
    inputMode: 'text',
    placeholder: 'xxxx-xxxx-xxxx',
  }) as const
