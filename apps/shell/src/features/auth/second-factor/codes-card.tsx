import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { Profile } from '@vitrine/contract'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SettingsCard, StateLine } from '../../../ui/layout/settings-card.tsx'

const CodesSetup = lazy(() => import('./codes-setup.tsx').then(({ CodesSetup }) => ({ default: CodesSetup })))

/** With this number of codes left or fewer, the card recommends new ones. */
const fewCodes = 3

/** Shows the number of recovery codes left, with a button for new ones. */
export function CodesCard({ profile }: { profile: Profile }) {
  const { recoveryCodesLeft: left, hasPassword, hasSecondFactor, username, email } = profile
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <SettingsCard
      title={t`Recovery codes`}
      text={t`Use these codes to recover your account if you lose your phone or password.`}
    >
      {left === 0 && !email && (
        <Note tone="warn">
          <Trans>
            You have no email address, so you can’t recover your account if you forget your password. Add an address to
            your profile, or generate recovery codes.
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
          {left > 0 ? t`Generate new codes` : t`Generate codes`}
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
