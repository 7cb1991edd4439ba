import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { Field } from '../../kit/ui/field.tsx'
import { TextInput } from '../../kit/ui/inputs.tsx'
import { TextButton } from '../../kit/ui/text-button.tsx'
import { codeFault } from './code-refusals.ts'

interface CodeFieldProps {
  /** Of the form that it stands in. */
  error: unknown
  /** Where a recovery code does not do. */
  isAppOnly?: boolean
  /** Where the field is not the first of its form. */
  isLater?: boolean
}

/** The code of the second factor: six digits of the app or, for whoever has not got it at hand, a recovery code. */
export function CodeField({ error, isAppOnly = false, isLater = false }: CodeFieldProps) {
  const [isOnPaper, setOnPaper] = useState(false)
  const { label, hint, other, ...input } = isOnPaper ? paper() : app()
  // What was wrong with a code of one kind says nothing about the other.
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
      error={error === pastError ? undefined : codeFault(error)}
      aside={!isAppOnly && <TextButton onClick={change}>{other}</TextButton>}
    >
      <TextInput {...input} name="code" spellCheck={false} autoCapitalize="none" required autoFocus={!isLater} />
    </Field>
  )
}

const app = () =>
  ({
    label: t`Authentication code`,
    hint: t`The six digits that your authenticator app shows now.`,
    other: t`Use a recovery code`,
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    placeholder: '123 456',
  }) as const
const paper = () =>
  ({
    label: t`Recovery code`,
    hint: t`One of the codes you kept. It works once.`,
    other: t`Use the app`,
    autoComplete: 'off',
    inputMode: 'text',
    placeholder: 'xxxx-xxxx-xxxx',
  }) as const
