import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type KeyCreditLimit, type Scope } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type Ref, type SubmitEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { formatCount } from '../../lib/i18n/format.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { SecretOnce } from '../../ui/data/secret-once.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, TextInput } from '../../ui/forms/inputs.tsx'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { LimitFields } from './limit-fields.tsx'
import { useMakeKey } from './queries.ts'
import { scopeNames } from './scope-names.ts'
import { DialogForm } from '../../ui/forms/form-stack.tsx'

/** Makes a key and shows its secret, this once. */
export function KeyDialog({
  open,
  offered,
  onClose,
}: {
  open: boolean
  offered: readonly Scope[]
  onClose: () => void
}) {
  return (
    <Dialog open={open} onClose={onClose} title={t`Create a key`}>
      <KeyForm offered={offered} onDone={onClose} />
    </Dialog>
  )
}

const dayChoices = [30, 90, 365] as const

function KeyForm({ offered, onDone }: { offered: readonly Scope[]; onDone: () => void }) {
  const make = useMakeKey()
  const [creditLimit, setCreditLimit] = useState<KeyCreditLimit | null>(null)
  const [chosen, setChosen] = useState<Scope[]>([])
  const [isSent, setSent] = useState(false)
  const scopes = useRef<HTMLFieldSetElement>(null)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (chosen.length === 0) return scopes.current?.querySelector('input')?.focus()
    const typed = new FormData(event.currentTarget)
    const [name, days] = [String(typed.get('name')).trim(), Number(typed.get('days'))]
    make.mutate({ name, scopes: chosen, days, creditLimit })
  }
  if (make.data)
    return (
      <SecretOnce
        secret={make.data.secret}
        note={<Trans>Copy it now. You won’t see it again.</Trans>}
        onDone={onDone}
      />
    )
  return (
    <DialogForm onSubmitCapture={() => setSent(true)} onSubmit={send}>
      <Field label={t`What is it for?`} hint={t`A name you’ll recognize, such as “Website”.`}>
        <TextInput name="name" required maxLength={60} />
      </Field>
      <ScopeBoxes ref={scopes} {...{ offered, chosen }} onChange={setChosen} isWrong={isSent && chosen.length === 0} />
      <LimitFields value={creditLimit} onChange={setCreditLimit} />
      <Field label={t`Valid for`} error={make.error && faultOf(make.error)}>
        <Select name="days" defaultValue={90}>
          {dayChoices.map((choice) => {
            const count = formatCount(choice)
            return <option key={choice} value={choice}>{t`${count} days`}</option>
          })}
        </Select>
      </Field>
      <Button type="submit" busy={make.isPending}>
        <Trans>Create key</Trans>
      </Button>
    </DialogForm>
  )
}

interface ScopeBoxesProps {
  ref: Ref<HTMLFieldSetElement>
  offered: readonly Scope[]
  chosen: Scope[]
  onChange: (chosen: Scope[]) => void
  isWrong: boolean
}

function ScopeBoxes({ ref, offered, chosen, onChange, isWrong }: ScopeBoxesProps) {
  const id = useId()
  const names = scopeNames()
  const toggle = (scope: Scope) =>
    onChange(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope])
  return (
    <Scopes ref={ref} aria-describedby={isWrong ? id : undefined}>
      <legend>
        <Trans>Scopes</Trans>
      </legend>
      {offered.map((scope) => (
        <Checkbox key={scope} label={names[scope]} checked={chosen.includes(scope)} onChange={() => toggle(scope)} />
      ))}
      {isWrong && (
        <p id={id} role="alert">
          <Trans>Choose at least one scope.</Trans>
        </p>
      )}
    </Scopes>
  )
}

const Scopes = styled.fieldset`
  display: grid;
  gap: ${token.space[2]};
  legend {
    margin-block-end: ${token.space[1]};
    font-size: ${token.fontSize.small};
    font-weight: 600;
  }
  p {
    font-size: ${token.fontSize.small};
    font-weight: 500;
    color: ${token.dangerText};
  }
`
