import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { User } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'
import { type FormEvent, useState } from 'react'
import { refreshUser } from '../../../kit/session.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Field } from '../../../kit/ui/field.tsx'
import { TextInput } from '../../../kit/ui/inputs.tsx'
import { useSubmit } from '../../../kit/use-submit.ts'
import { SettingsCard, SettingsForm } from './settings-card.tsx'

/** Lets the team of the site in, before anybody asks. While something is open, the bar above the page says so. */
export function SupportCard({ user }: { user: User }) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const offer = useSubmit({
    send: (typed: string) => call('POST /api/support', { body: { reason: typed } }),
    onDone: () => {
      setReason('')
      void refreshUser(client)
    },
    onRefused: () => {},
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void offer.submit(reason.trim())
  }
  return (
    <SettingsCard
      title={t`Help From Support`}
      text={t`Somebody of our team looks after your account with you, once, for 30 minutes. They can neither pay nor delete.`}
    >
      {user.support ? (
        <p>
          <Trans>This is open now. The bar above the page ends it at once.</Trans>
        </p>
      ) : (
        <SettingsForm onSubmit={send}>
          <Field label={t`What is it about?`} error={offer.error instanceof ApiError && offer.error.text}>
            <TextInput
              required
              minLength={5}
              maxLength={300}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
          <Button type="submit" variant="secondary" busy={offer.isPending}>
            <Trans>Let support in</Trans>
          </Button>
        </SettingsForm>
      )}
    </SettingsCard>
  )
}
