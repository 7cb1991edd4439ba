import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { User } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { type FormEvent, useState } from 'react'
import { fieldFault, restFault } from '../../lib/forms/problems.ts'
import { refreshUser } from '../../lib/session/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { useSubmit } from '../../lib/forms/use-submit.ts'
import { SettingsCard, SettingsForm } from '../../ui/layout/settings-card.tsx'

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
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void offer.submit(reason.trim())
  }
  return (
    <SettingsCard
      title={t`Support access`}
      text={t`Let our team access your account once, for 30 minutes. They can’t pay or delete anything.`}
    >
      {user.support ? (
        <p>
          {user.support.state === 'running' ? (
            <Trans>Access is active. End it from the bar at the top of the page.</Trans>
          ) : (
            <Trans>Answer or revoke the request in the bar at the top of the page.</Trans>
          )}
        </p>
      ) : (
        <SettingsForm onSubmit={send}>
          <Field
            label={t`What do you need help with?`}
            error={restFault(offer.error) ?? fieldFault(offer.error, 'reason')}
          >
            <TextInput
              required
              minLength={5}
              maxLength={300}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
          <Button type="submit" variant="secondary" busy={offer.isPending}>
            <Trans>Grant support access</Trans>
          </Button>
        </SettingsForm>
      )}
    </SettingsCard>
  )
}
