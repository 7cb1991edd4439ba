import { t } from '@lingui/core/macro'
import type { AdminUserDetails } from '@vitrine/contract'
import type { ReactNode } from 'react'
import { roleName } from '../../../features/members/roles.ts'
import { formatAgo, formatCount, formatHalves, formatMoment, formatMoney } from '../../../lib/i18n/format.ts'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { SubscriptionBadge } from '../../../ui/partner-dashboard/subscription-badge.tsx'

/** Details of a person. */
export function UserFacts({ user }: Pick<AdminUserDetails, 'user'>) {
  const { subscriptionStatus, disabled, emailVerified, email } = user
  return (
    <FactList
      facts={[
        [t`ID`, user.id],
        [t`Username`, user.username],
        [t`Display Name`, user.displayName || t`N/A`],
        [t`Email`, email || t`N/A`],
        ...(email ? [verified(emailVerified)] : []),
        [t`Credits`, formatHalves(user.credits)],
        [t`Subscription`, <SubscriptionBadge key="plan" status={subscriptionStatus} />],
        [t`Joined`, formatMoment(user.createdAt)],
        [t`Role`, roleName(user.role, user.memberRole)],
        ...(disabled ? [suspended()] : []),
      ]}
    />
  )
}

function verified(isVerified: boolean): [name: string, value: string] {
  return [t`Email verified`, isVerified ? t`Yes` : t`No`]
}

function suspended(): [name: string, value: ReactNode] {
  const word = t({ message: 'Suspended', comment: 'A person who cannot sign in' })
  return [
    t`Status`,
    <Badge key="state" tone="warn">
      {word}
    </Badge>,
  ]
}

/** Statistics of a person's videos and payments. */
export function UserStatistics({ details: { user, stats } }: { details: AdminUserDetails }) {
  const { lastSeenAt, paidCents, currency } = user
  return (
    <FactList
      facts={[
        [t`Total videos`, formatCount(stats.total)],
        [t({ message: 'Ready', context: 'count' }), formatCount(stats.ready)],
        [t`Processing`, formatCount(stats.processing)],
        [t({ message: 'Failed', context: 'count' }), formatCount(stats.failed)],
        [t`Total avatars`, formatCount(stats.totalAvatars)],
        [t`Custom avatars`, formatCount(stats.customAvatars)],
        [t`Views`, formatCount(user.views)],
        [
          t({ message: 'Paid', context: 'amount', comment: 'Money that a person paid' }),
          formatMoney(paidCents, { currency }),
        ],
        [t`Last seen`, lastSeenAt ? formatAgo(lastSeenAt) : t({ message: 'never', comment: 'last seen' })],
      ]}
    />
  )
}
