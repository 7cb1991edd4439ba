import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { Profile } from '@vitrine/contract'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '../../../kit/ui/badge.tsx'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { Note } from '../../../kit/ui/note.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { SettingsCard, StateLine } from './settings-card.tsx'

const CodesSetup = lazy(() => import('./codes-setup.tsx').then(({ CodesSetup }) => ({ default: CodesSetup })))

/** From this number on, new codes should be made while there is one left. */
const fewCodes = 3

/** How many recovery codes are left, and the way to new ones. */
export function CodesCard({ profile }: { profile: Profile }) {
  const { recoveryCodesLeft: left, hasPassword, hasSecondFactor, username, email } = profile
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <SettingsCard
      title={t`Recovery codes`}
      text={t`Codes on paper that bring you back in when nothing else is at hand.`}
    >
      {left === 0 && !email && (
        <Note tone="warn">
          <Trans>
            You have no email address here, so nothing brings you back in if you forget your password. Add an address to
            your profile, or make recovery codes.
          </Trans>
        </Note>
      )}
      <StateLine>
        {left > 0 ? (
          <Badge tone={left > fewCodes ? 'ok' : 'warn'}>
            <Plural value={left} one="# code left" other="# codes left" />
          </Badge>
        ) : (
          <Badge>{t({ message: 'None', context: 'recovery codes' })}</Badge>
        )}
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {left > 0 ? t`Make new codes` : t`Make codes`}
        </Button>
      </StateLine>
      <Dialog open={isOpen} onClose={close} title={t`Recovery codes`}>
        <Suspense fallback={<Skeleton height="220px" />}>
          <CodesSetup {...{ hasPassword, hasSecondFactor, username }} onClose={close} />
        </Suspense>
      </Dialog>
    </SettingsCard>
  )
}
