import { Trans, useLingui } from '@lingui/react/macro'
import type { SupportAccess } from '@vitrine/contract'
import { problemOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { useSubmit } from '../../lib/forms/use-submit.ts'
import { Button } from '../controls/button.tsx'
import { Field } from './field.tsx'
import { TextInput } from './inputs.tsx'
import { Note } from '../feedback/note.tsx'
import { CheckedForm } from './checked-form.tsx'

/** A form that requests impersonation of an account, with a reason that its owner reads, and opens it once they allow it. */
export function ActAsForm({ send }: { send: (reason: string) => Promise<SupportAccess> }) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const wish = useSubmit({
    send,
    onDone: ({ url }) => url && location.assign(url),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void wish.submit(reason.trim())
  }
  const isAsked = wish.answer?.state === 'asked'
  const fault = problemOr(wish.error, t`Couldn’t reach the server. Try again.`)
  return (
    <Rows onSubmit={submit}>
      <Field label={t`Reason (shown to the customer)`} error={wish.error !== undefined && fault}>
        <TextInput
          required
          minLength={5}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {isAsked && (
        <Note>
          <Trans>
            We asked them in their account, and by email if that’s set up. Start the session once they’ve allowed it.
          </Trans>
        </Note>
      )}
      <Button type="submit" variant="secondary" busy={wish.isPending || Boolean(wish.answer?.url)}>
        {isAsked ? <Trans>Start session</Trans> : <Trans>Request account access</Trans>}
      </Button>
    </Rows>
  )
}

const Rows = styled(CheckedForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  > button {
    justify-self: start;
  }
`
