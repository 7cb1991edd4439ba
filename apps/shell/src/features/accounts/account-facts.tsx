import type { User } from '@vitrine/contract'
import { formatCredits, formatDate } from '../../kit/format.ts'
import { FactList } from '../../kit/ui/fact-list.tsx'
import { SettingsCard } from './settings-card.tsx'

/** What stands fast about an account. */
export function AccountFacts({ user }: { user: User }) {
  return (
    <SettingsCard title="Account Information">
      <FactList
        facts={[
          ['Account ID', user.id],
          ['Credits Available', formatCredits(user.credits)],
          ['Member Since', formatDate(user.createdAt)],
          ['Subscription Status', user.subscriptionStatus ?? 'None'],
        ]}
      />
    </SettingsCard>
  )
}
