import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { User } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import type { SubmitEvent } from 'react'
import { fieldFault, restFault } from '../../lib/forms/problems.ts'
import { refreshUser } from '../../lib/session/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { useSubmit } from '../../lib/forms/use-submit.ts'
import { SettingsCard, SettingsForm } from '../../ui/layout/settings-card.tsx'

/** Grants the site’s team access to the account without a request. The bar above the page shows a request or an active session. */
export function SupportCard({ user }: { user: User }) {
  const client = useQueryClient()
  const grant = useSubmit({
    send: (body: { reason: string }) => call('POST /api/support', { body }),
    onDone: () => void refreshUser(client),
  })
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    void grant.submit({ reason })
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
            error={restFault(grant.error) ?? fieldFault(grant.error, 'reason')}
          >
            <TextInput name="reason" required minLength={5} maxLength={300} />
          </Field>
          <Button type="submit" variant="secondary" busy={grant.isPending}>
            <Trans>Grant support access</Trans>
          </Button>
        </SettingsForm>
      )}
    </SettingsCard>
  )
}
