import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type Scope, scopes } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Check, Copy } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { copyText } from '../../../kit/copy-text.ts'
import { useToast } from '../../../kit/toast.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Checkbox } from '../../../kit/ui/checkbox.tsx'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { Field } from '../../../kit/ui/field.tsx'
import { Select, TextInput } from '../../../kit/ui/inputs.tsx'
import { Note } from '../../../kit/ui/note.tsx'
import { faultOf } from '../invite-dialog.tsx'
import { useMakeKey } from './queries.ts'
import { scopeNames } from './scope-names.ts'

/** Makes a key and shows its secret, this once. */
export function KeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={t`Make a key`}>
      <KeyForm onDone={onClose} />
    </Dialog>
  )
}

const dayChoices = [30, 90, 365] as const

function KeyForm({ onDone }: { onDone: () => void }) {
  const make = useMakeKey()
  const [name, setName] = useState('')
  const [days, setDays] = useState(90)
  const [chosen, setChosen] = useState<Scope[]>([])
  const toggle = (scope: Scope) =>
    setChosen((before) => (before.includes(scope) ? before.filter((one) => one !== scope) : [...before, scope]))
  const send = (event: FormEvent) => {
    event.preventDefault()
    make.mutate({ name: name.trim(), scopes: chosen, days })
  }
  if (make.data) return <Secret secret={make.data.secret} onDone={onDone} />
  const names = scopeNames()
  return (
    <Rows onSubmit={send}>
      <Field label={t`What is it for?`} hint={t`So that you know it again, e.g. “Website”.`}>
        <TextInput required maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Scopes>
        <legend>
          <Trans>It may</Trans>
        </legend>
        {scopes.map((scope) => (
          <Checkbox key={scope} label={names[scope]} checked={chosen.includes(scope)} onChange={() => toggle(scope)} />
        ))}
      </Scopes>
      <Field label={t`Works for`} error={make.error && faultOf(make.error)}>
        <Select value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {dayChoices.map((choice) => (
            <option key={choice} value={choice}>
              {t`${choice} days`}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" disabled={chosen.length === 0} busy={make.isPending}>
        <Trans>Make the key</Trans>
      </Button>
    </Rows>
  )
}

function Secret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const toast = useToast()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    if (await copyText(secret)) setCopied(true)
    else toast({ title: t`Your browser did not allow copying.`, tone: 'destructive' })
  }
  return (
    <Rows as="div">
      <Note tone="warn">
        <Trans>Copy it now: it is shown this once and kept nowhere.</Trans>
      </Note>
      <Shown dir="ltr">{secret}</Shown>
      <Answers>
        <Button
          variant="secondary"
          icon={isCopied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
        <Button onClick={onDone}>
          <Trans>I have it</Trans>
        </Button>
      </Answers>
    </Rows>
  )
}

const Rows = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  > button {
    justify-self: end;
  }
`
const Scopes = styled.fieldset`
  display: grid;
  gap: ${token.space[2]};
  padding: 0;
  border: 0;
  legend {
    margin-block-end: ${token.space[1]};
    font-size: ${token.fontSize.small};
    font-weight: 600;
  }
`
const Shown = styled.code`
  padding: ${token.space[3]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.control};
  overflow-wrap: anywhere;
  user-select: all;
`
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[3]};
`
