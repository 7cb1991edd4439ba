import { Trans, useLingui } from '@lingui/react/macro'
import type { SupportAccess } from '@vitrine/contract'
import { problemOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import type { SubmitEvent } from 'react'
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
  const request = useSubmit({
    send,
    onDone: ({ url }) => url && location.assign(url),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void request.submit(String(new FormData(event.currentTarget).get('reason')).trim())
  }
  const isAsked = request.answer?.state === 'asked'
  const fault = problemOr(request.error, t`Couldn’t reach the server. Try again.`)
  return (
    <Rows onSubmit={submit}>
      <Field label={t`Reason (shown to the customer)`} error={request.error !== undefined && fault}>
        <TextInput name="reason" required minLength={5} maxLength={300} />
      </Field>
      {isAsked && (
        <Note>
          <Trans>
            We asked them in their account, and by email if that’s set up. Start the session once they’ve allowed it.
          </Trans>
        </Note>
      )}
      <Button type="submit" variant="secondary" busy={request.isPending || Boolean(request.answer?.url)}>
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
