import type { AdminUser } from '@vitrine/contract'
import { formatCount, formatCredits, formatMoment } from '../../kit/format.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { FactList } from '../../kit/ui/fact-list.tsx'

interface UserDialogProps {
  user: AdminUser | undefined
  onClose: () => void
}

/** What is known about one person. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  if (!user) return null
  return (
    <Dialog open onClose={onClose} title="User Information">
      <FactList
        facts={[
          ['ID', user.id],
          ['Tenant', user.tenant],
          ['Username', user.username],
          ['Display Name', user.displayName || 'N/A'],
          ['Email', user.email || 'N/A'],
          ['Credits', formatCredits(user.credits)],
          ['Subscription', user.subscriptionStatus ?? 'none'],
          ['Videos', formatCount(user.totalVideos)],
          ['Avatars', formatCount(user.totalAvatars)],
          ['Joined', formatMoment(user.createdAt)],
        ]}
      />
    </Dialog>
  )
}
