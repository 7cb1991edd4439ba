import { useLingui } from '@lingui/react/macro'
import type { AdminUser } from '@vitrine/contract'
import { formatCount, formatCredits, formatMoment } from '../../kit/format.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { FactList } from '../../kit/ui/fact-list.tsx'
import { noSubscription } from './subscription-badge.tsx'
import { coreWord } from './words.ts'

interface UserDialogProps {
  user: AdminUser | undefined
  onClose: () => void
}

/** What is known about one person. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const { t } = useLingui()
  if (!user) return null
  return (
    <Dialog open onClose={onClose} title={t`User Information`}>
      <FactList
        facts={[
          [t`ID`, user.id],
          [t`Tenant`, user.tenant],
          [t`Username`, user.username],
          [t`Display Name`, user.displayName || t`N/A`],
          [t`Email`, user.email || t`N/A`],
          [t`Credits`, formatCredits(user.credits)],
          [t`Subscription`, user.subscriptionStatus ? coreWord(user.subscriptionStatus) : noSubscription()],
          [t`Videos`, formatCount(user.totalVideos)],
          [t`Avatars`, formatCount(user.totalAvatars)],
          [t`Joined`, formatMoment(user.createdAt)],
        ]}
      />
    </Dialog>
  )
}
