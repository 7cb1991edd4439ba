import { plural, t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { formatCount } from '../../kit/format.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { TextArea, TextInput } from '../../kit/ui/inputs.tsx'
import { Note } from '../../kit/ui/note.tsx'
import { type ImportRow, importRows, rowsMax } from './import-rows.ts'
import { faultOf } from './invite-dialog.tsx'
import { useInvite } from './queries.ts'

interface ImportDialogProps {
  open: boolean
  onClose: () => void
}

/** Invites many customers at once. Nothing is sent before the list was checked, and each line says what became of it. */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Bulk Import Users`}
      text={plural(rowsMax, {
        one: 'Each person gets an invitation as a customer.',
        other: 'Each person gets an invitation as a customer. At most # at once.',
      })}
    >
      <ImportForm onDone={onClose} />
    </Dialog>
  )
}

interface Result {
  row: ImportRow
  fault?: string
}

function ImportForm({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('')
  const [results, setResults] = useState<Result[]>()
  const [done, setDone] = useState<number>()
  const invite = useInvite()
  const rows = importRows(text)
  const good = rows.filter(({ fault }) => !fault)

  async function send() {
    const sent: Result[] = []
    for (const row of good) {
      setDone(sent.length)
      const fault = await invite.mutateAsync({ email: row.email, role: 'customer', finerRole: 'member' }).then(
        () => undefined,
        (error: Error) => faultOf(error),
      )
      sent.push(fault ? { row, fault } : { row })
    }
    setDone(undefined)
    setResults(sent)
  }

  if (results) return <Outcome results={results} onDone={onDone} />
  const [at, all] = [formatCount((done ?? 0) + 1), formatCount(good.length)]
  return (
    <Form>
      <Field label={t`People, one in each line`} hint={t`An address is enough; names beside it are passed over.`}>
        <TextArea rows={6} dir="ltr" value={text} maxLength={20_000} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Field label={t`Or a CSV file`}>
        <TextInput
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={({ target }) => void target.files?.[0]?.text().then(setText)}
        />
      </Field>
      <Faults rows={rows} />
      <Button
        disabled={good.length === 0 || good.length > rowsMax}
        busy={done !== undefined}
        busyText={t`Sending ${at} of ${all}...`}
        onClick={() => void send()}
      >
        <Plural value={good.length} one="Invite # person" other="Invite # people" />
      </Button>
    </Form>
  )
}

function Faults({ rows }: { rows: ImportRow[] }) {
  const wrong = rows.filter(({ fault }) => fault)
  const tooMany = rows.length - wrong.length - rowsMax
  if (wrong.length === 0 && tooMany <= 0) return null
  return (
    <Note tone="warn">
      {tooMany > 0 && <p>{plural(tooMany, { one: 'Take out # person.', other: 'Take out # people.' })}</p>}
      <Lines>
        {wrong.slice(0, 5).map((row) => (
          <li key={row.line}>{faultText(row)}</li>
        ))}
      </Lines>
      {wrong.length > 0 && <Trans>These lines are left out.</Trans>}
    </Note>
  )
}

function faultText({ line, email, fault }: ImportRow): string {
  const number = formatCount(line)
  return fault === 'twice' ? t`Line ${number}: ${email} stands there twice.` : t`Line ${number}: no e-mail address.`
}

function Outcome({ results, onDone }: { results: Result[]; onDone: () => void }) {
  const failed = results.filter(({ fault }) => fault)
  const sent = results.length - failed.length
  return (
    <Form>
      <p role="status">
        <Plural value={sent} one="# invitation was sent." other="# invitations were sent." />
      </p>
      {failed.length > 0 && (
        <Note tone="bad">
          <Lines>
            {failed.map(({ row, fault }) => (
              <li key={row.line}>
                <bdi>{row.email}</bdi>: {fault}
              </li>
            ))}
          </Lines>
        </Note>
      )}
      <Button onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </Form>
  )
}

const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  > button {
    justify-self: end;
  }
`
const Lines = styled.ul`
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`
