import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { call } from '@vitrine/contract/client'
import { type SyntheticEvent, useState } from 'react'
import { Button } from '../../../kit/ui/button.tsx'
import { useSubmit } from '../../../kit/use-submit.ts'
import { CodeSheet } from './code-sheet.tsx'
import { useRefreshSecurity } from './profile-queries.ts'
import { ProofFields, readProof } from './proof-fields.tsx'
import { SettingsForm } from './settings-card.tsx'

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
    onRefused: () => {},
  })

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    void make.submit(readProof(event.currentTarget))
  }

  if (codes) return <CodeSheet codes={codes} username={username} onClose={onClose} />
  return (
    <SettingsForm onSubmit={submit}>
      <p>
        <Trans>Ten new codes replace all earlier ones. Each works once.</Trans>
      </p>
      <ProofFields hasPassword={hasPassword} needsCode={hasSecondFactor} error={make.error} />
      <Button type="submit" busy={make.isPending} busyText={t`Making codes...`}>
        <Trans>Make codes</Trans>
      </Button>
    </SettingsForm>
  )
}
