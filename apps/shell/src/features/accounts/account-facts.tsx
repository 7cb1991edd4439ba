import { t } from '@lingui/core/macro'
import type { User } from '@vitrine/contract'
import { formatCredits, formatDate } from '../../lib/i18n/format.ts'
import { subscriptionStatusName } from '../../lib/text/subscription-status.ts'
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
          [t`Subscription Status`, subscriptionStatusName(user.subscriptionStatus)],
        ]}
      />
      <StateLine>
        <LinkButton variant="secondary" to="/billing">{t`Manage Billing`}</LinkButton>
      </StateLine>
    </SettingsCard>
  )
}
