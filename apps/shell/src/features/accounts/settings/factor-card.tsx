import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Profile, User } from '@vitrine/contract'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '../../../kit/ui/badge.tsx'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { Note } from '../../../kit/ui/note.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { SettingsCard, StateLine } from './settings-card.tsx'

const FactorSetup = lazy(() => import('./factor-setup.tsx').then(({ FactorSetup }) => ({ default: FactorSetup })))
const FactorEnd = lazy(() => import('./factor-end.tsx').then(({ FactorEnd }) => ({ default: FactorEnd })))

/** Whether signing in takes a code, and the way to change that. */
export function FactorCard({ profile, user }: { profile: Profile; user: User }) {
  const { hasSecondFactor, hasPassword, username } = profile
  // Setting up ends with the codes, when the factor is on already: what was opened stays what it was.
  const [opened, setOpened] = useState<'setup' | 'end'>()
  const close = () => setOpened(undefined)
  return (
    <SettingsCard title={t`Second factor`} text={t`A code of an app on your phone, asked for after your password.`}>
      {!hasSecondFactor && user.role !== 'customer' && (
        <Note tone="warn">
          <Trans>Your account opens the accounts of others. Please protect it with a second factor.</Trans>
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
        title={opened === 'end' ? t`Turn the second factor off?` : t`Set up a second factor`}
      >
        <Suspense fallback={<Skeleton height="220px" />}>
          {opened === 'setup' && <FactorSetup {...{ hasPassword, username }} onClose={close} />}
          {opened === 'end' && <FactorEnd hasPassword={hasPassword} onClose={close} />}
        </Suspense>
      </Dialog>
    </SettingsCard>
  )
}
