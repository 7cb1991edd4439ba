import { t } from '@lingui/core/macro'
import type { User } from '@vitrine/contract'
import { formatCredits, formatDate } from '../../lib/i18n/format.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { SettingsCard, StateLine } from '../../ui/layout/settings-card.tsx'

/** Read-only facts of an account. */
export function AccountFacts({ user }: { user: User }) {
  return (
    <SettingsCard title={t`Account Information`}>
      <FactList
        facts={[
          [t`Account ID`, user.id],
          [t`Credits Available`, formatCredits(user.credits)],
          [t`Member Since`, formatDate(user.createdAt)],
          [t`Subscription Status`, subscriptionName(user.subscriptionStatus)],
        ]}
      />
      <StateLine>
        <LinkButton variant="secondary" to="/billing">{t`Manage Billing`}</LinkButton>
      </StateLine>
    </SettingsCard>
  )
}

function subscriptionName(status: string | null): string {
  const names: Record<string, string> = {
    active: t({ message: 'Active', comment: 'State of a subscription' }),
    trialing: t({ message: 'Trial', comment: 'State of a subscription' }),
    past_due: t({ message: 'Past due', comment: 'State of a subscription' }),
    incomplete: t({ message: 'Payment incomplete', comment: 'State of a subscription' }),
    canceled: t({ message: 'Canceled', comment: 'State of a subscription' }),
  }
  return (status && names[status]) ?? t({ message: 'None', context: 'subscription', comment: 'No subscription' })
}
