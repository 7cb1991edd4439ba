import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { call } from '@vitrine/contract/client'
import { type SyntheticEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { CodeSheet } from './code-sheet.tsx'
import { useRefreshSecurity } from '../../../lib/session/profile.ts'
import { ReauthenticationFields, readReauthentication } from './reauthentication-fields.tsx'
import { SettingsForm } from '../../../ui/layout/settings-card.tsx'

interface CodesSetupProps {
  hasPassword: boolean
  hasSecondFactor: boolean
  username: string
  onClose: () => void
}

/** Makes recovery codes and shows them. */
export function CodesSetup({ hasPassword, hasSecondFactor, username, onClose }: CodesSetupProps) {
  const refresh = useRefreshSecurity()
  const [codes, setCodes] = useState<string[]>()
  const make = useSubmit({
    send: (body: { password?: string; code?: string }) => call('POST /auth/recovery-codes', { body }),
    onDone: ({ recoveryCodes }) => {
      refresh()
      setCodes(recoveryCodes)
    },
  })

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    void make.submit(readReauthentication(event.currentTarget))
  }

  if (codes) return <CodeSheet codes={codes} username={username} onClose={onClose} />
  return (
    <SettingsForm onSubmit={submit}>
      <p>
        <Trans>Ten new codes replace your old ones. Each works once.</Trans>
      </p>
      <ReauthenticationFields hasPassword={hasPassword} needsCode={hasSecondFactor} error={make.error} />
      <Button type="submit" busy={make.isPending} busyText={t`Generating codes...`}>
        <Trans>Generate codes</Trans>
      </Button>
    </SettingsForm>
  )
}
