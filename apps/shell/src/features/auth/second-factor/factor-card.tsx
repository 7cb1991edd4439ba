import { t } from '@lingui/core/macro'
import type { Profile, User } from '@vitrine/contract'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SettingsCard, StateLine } from '../../../ui/layout/settings-card.tsx'
import { Unbroken } from '../../../ui/layout/unbroken.tsx'

const FactorSetup = lazy(() => import('./factor-setup.tsx').then(({ FactorSetup }) => ({ default: FactorSetup })))
const FactorEnd = lazy(() => import('./factor-end.tsx').then(({ FactorEnd }) => ({ default: FactorEnd })))

/** Shows whether sign-in takes a code, with buttons that change that. */
export function FactorCard({ profile, user }: { profile: Profile; user: User }) {
  const { hasSecondFactor, hasPassword, username } = profile
  // Remembered at the press: the setup still shows its recovery codes when the factor is already on.
  const [opened, setOpened] = useState<'setup' | 'end'>()
  const close = () => setOpened(undefined)
  return (
    <SettingsCard
      title={<Unbroken>{t`Two-factor authentication`}</Unbroken>}
      text={t`Asks for a code from your phone after your password.`}
    >
      {!hasSecondFactor && user.role !== 'customer' && (
        <Note tone="warn">
          <Unbroken>{t`Your role gives access to other people’s accounts. Please protect yours with two-factor authentication.`}</Unbroken>
        </Note>
      )}
      <StateLine>
        {hasSecondFactor ? (
          <Badge tone="ok">{t({ message: 'On', comment: 'The second factor is on' })}</Badge>
        ) : (
          <Badge>{t({ message: 'Off', comment: 'The second factor is off' })}</Badge>
        )}
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpened(hasSecondFactor ? 'end' : 'setup')}>
          {hasSecondFactor ? t`Turn off` : t({ message: 'Set up', context: 'verb' })}
        </Button>
      </StateLine>
      <Dialog
        open={opened !== undefined}
        onClose={close}
        title={
          <Unbroken>
            {opened === 'end' ? t`Turn off two-factor authentication?` : t`Set up two-factor authentication`}
          </Unbroken>
        }
      >
        <Suspense fallback={<Skeleton height="220px" />}>
          {opened === 'setup' && <FactorSetup {...{ hasPassword, username }} onClose={close} />}
          {opened === 'end' && <FactorEnd hasPassword={hasPassword} onClose={close} />}
        </Suspense>
      </Dialog>
    </SettingsCard>
  )
}
