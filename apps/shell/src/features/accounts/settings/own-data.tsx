import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import { Button, LinkButton } from '../../../kit/ui/button.tsx'
import { SettingsCard } from './settings-card.tsx'

// Most visits to this page delete nothing.
const DeleteAccountDialog = lazy(() =>
  import('./delete-account-dialog.tsx').then(({ DeleteAccountDialog }) => ({ default: DeleteAccountDialog })),
)

/** Taking one's data along, and leaving. */
export function OwnData({ user, hasPassword }: { user: User; hasPassword: boolean }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <SettingsCard title={t`Your Data`} text={t`What is held of you belongs to you.`}>
      <Part>
        <p>
          <Trans>
            One ZIP with your account, scripts, credits, log and every finished video. Up to five times an hour.
          </Trans>
        </p>
        <LinkButton variant="secondary" href="/auth/export" download icon={<Download size={18} aria-hidden="true" />}>
          <Trans>Download My Data</Trans>
        </LinkButton>
      </Part>
      <Part>
        <p>
          <Trans>Deleting your account erases your videos, scripts and sign-ins for good.</Trans>
        </p>
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <Trans>Delete Account</Trans>
        </Button>
      </Part>
      <Suspense fallback={null}>
        {isAsking && <DeleteAccountDialog user={user} hasPassword={hasPassword} onClose={() => setAsking(false)} />}
      </Suspense>
    </SettingsCard>
  )
}

const Part = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[3]};
  font-size: ${token.fontSize.control};
  & + & {
    padding-block-start: ${token.space[4]};
    border-block-start: 1px solid ${token.border};
  }
`
