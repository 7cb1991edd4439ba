import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { call } from '@vitrine/contract/client'
import type { SyntheticEvent } from 'react'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { useRefreshSecurity } from '../../../lib/session/profile.ts'
import { ReauthenticationFields, readReauthentication } from './reauthentication-fields.tsx'
import { SettingsForm } from '../../../ui/layout/settings-card.tsx'

/** Asks for the code, and the password where there is one, and turns the second factor off. */
export function FactorEnd({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const showToast = useToast()
  const refresh = useRefreshSecurity()
  const end = useSubmit({
    send: ({ password, code = '' }: { password?: string; code?: string }) =>
      call('DELETE /auth/totp', { body: { ...(password === undefined ? {} : { password }), code } }),
    onDone: () => {
      refresh()
      const description = hasPassword ? { description: t`You’ll sign in with your password only.` } : {}
      showToast({ title: t`Two-factor authentication is off`, ...description, tone: 'success' })
      onClose()
    },
  })

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    void end.submit(readReauthentication(event.currentTarget))
  }

  return (
    <SettingsForm onSubmit={submit}>
      <p>
        <Trans>Your recovery codes stop working, and all other browsers are signed out.</Trans>
      </p>
      <ReauthenticationFields hasPassword={hasPassword} needsCode error={end.error} />
      <Button type="submit" variant="danger" busy={end.isPending} busyText={t`Turning off...`}>
        <Trans>Turn off</Trans>
      </Button>
    </SettingsForm>
  )
}
