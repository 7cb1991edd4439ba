import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { call } from '@vitrine/contract/client'
import type { SyntheticEvent } from 'react'
import { useToast } from '../../../kit/toast.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { useSubmit } from '../../../kit/use-submit.ts'
import { useRefreshSecurity } from './profile-queries.ts'
import { ProofFields, readProof } from './proof-fields.tsx'
import { SettingsForm } from './settings-card.tsx'

/** Turns the second factor off, for whoever shows both. */
export function FactorEnd({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const showToast = useToast()
  const refresh = useRefreshSecurity()
  const end = useSubmit({
    send: ({ password, code = '' }: { password?: string; code?: string }) =>
      call('DELETE /auth/totp', { body: { ...(password === undefined ? {} : { password }), code } }),
    onDone: () => {
      refresh()
      showToast({ title: t`Second factor is off`, description: t`Your password alone signs you in.`, tone: 'success' })
      onClose()
    },
    onRefused: () => {},
  })

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    void end.submit(readProof(event.currentTarget))
  }

  return (
    <SettingsForm onSubmit={submit}>
      <p>
        <Trans>Your recovery codes end as well, and every other browser is signed out.</Trans>
      </p>
      <ProofFields hasPassword={hasPassword} needsCode error={end.error} />
      <Button type="submit" variant="danger" busy={end.isPending} busyText={t`Turning off...`}>
        <Trans>Turn off</Trans>
      </Button>
    </SettingsForm>
  )
}
