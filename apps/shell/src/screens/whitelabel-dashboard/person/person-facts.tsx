import { t } from '@lingui/core/macro'
import type { WhitelabelUserDetails } from '@vitrine/contract'
import { roleName } from '../../../features/members/roles.ts'
import { formatAgo, formatDate } from '../../../lib/i18n/format.ts'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { SubscriptionBadge } from '../../../ui/partner-dashboard/subscription-badge.tsx'

/** Details of a person. */
export function PersonFacts({ person }: { person: WhitelabelUserDetails }) {
  const { username, email, emailVerified, role, memberRole, subscriptionStatus, createdAt, lastSeenAt } = person
  return (
    <FactList
      facts={[
        [t`Username`, username],
        [t`Email`, email ?? t`no email yet`],
        ...(email ? [verified(emailVerified)] : []),
        [t`Role`, roleName(role, memberRole)],
        [t`Plan`, <SubscriptionBadge key="plan" status={subscriptionStatus} />],
        [t`Joined`, formatDate(createdAt)],
        [t`Last seen`, lastSeenAt ? formatAgo(lastSeenAt) : t({ message: 'never', comment: 'last seen' })],
      ]}
    />
  )
}

function verified(isVerified: boolean): [name: string, value: string] {
  return [t`Email verified`, isVerified ? t`Yes` : t`No`]
}
