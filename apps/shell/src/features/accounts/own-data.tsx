import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Download } from '#icons'
import { lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { AccountExports } from './account-exports.tsx'
import { SettingsCard } from '../../ui/layout/settings-card.tsx'

// Loaded on demand, because most visits to this page delete nothing.
const DeleteAccountDialog = lazy(() =>
  import('./delete-account-dialog.tsx').then(({ DeleteAccountDialog }) => ({ default: DeleteAccountDialog })),
)

/** Export of a person's data, and deletion of the account. */
export function OwnData({ user, hasPassword }: { user: User; hasPassword: boolean }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <SettingsCard title={t`Your data`} text={t`Your data is yours.`}>
      <Part>
        <p>
          <Trans>
            A ZIP file with your account, scripts, credits, activity log and finished videos. Up to five times an hour.
          </Trans>
        </p>
        <LinkButton variant="secondary" href="/auth/export" download icon={<Download size={18} aria-hidden="true" />}>
          <Trans>Download my data</Trans>
        </LinkButton>
      </Part>
      <Part>
        <AccountExports />
      </Part>
      <Part>
        <p>
          <Trans>This permanently deletes your videos, scripts and sign-in details.</Trans>
        </p>
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <Trans>Delete account</Trans>
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
