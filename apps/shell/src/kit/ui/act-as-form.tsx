import { Trans, useLingui } from '@lingui/react/macro'
import type { SupportWish } from '@vitrine/contract'
import { refusalOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { useSubmit } from '../use-submit.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { TextInput } from './inputs.tsx'
import { Note } from './note.tsx'

/** Asks to come into somebody's account, with the reason that they read, and goes there when they have allowed it. */
export function ActAsForm({ send }: { send: (reason: string) => Promise<SupportWish> }) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const wish = useSubmit({
    send,
    onDone: ({ url }) => url && location.assign(url),
    onRefused: () => {},
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void wish.submit(reason.trim())
  }
  const fault = refusalOr(wish.error, t`The server could not be reached. Try again.`)
  return (
    <Rows onSubmit={submit}>
      <Field label={t`Why, which they read`} error={wish.error !== undefined && fault}>
        <TextInput
          required
          minLength={5}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {wish.answer?.state === 'asked' && (
        <Note>
          <Trans>They were asked by mail and on their page. Press again when they have said yes.</Trans>
        </Note>
      )}
      <Button type="submit" variant="secondary" busy={wish.isPending || Boolean(wish.answer?.url)}>
        <Trans>Ask to look after this account</Trans>
      </Button>
    </Rows>
  )
}

const Rows = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  > button {
    justify-self: start;
  }
`
