import { t } from '@lingui/core/macro'
import type { SecurityAlert } from '@vitrine/contract'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { detailText } from './detail-text.ts'
import { alertLabels, severityLabels } from './alert-labels.ts'

type Fact = [name: string, value: string]

/** Everything that is known of an alert. */
export function AlertDialog({ alert, onClose }: { alert: SecurityAlert | undefined; onClose: () => void }) {
  if (!alert) return null
  const label = alertLabels[alert.type]
  const more = detailText(alert.detail)
  return (
    <Dialog open onClose={onClose} title={label.title()} text={label.text(alert)}>
      <FactList
        facts={[
          [t`Severity`, severityLabels[alert.severity]()],
          [t`Time`, formatMoment(alert.timestamp)],
          ...(alert.site ? ([[t`Site`, alert.site]] satisfies Fact[]) : []),
          ...(alert.person ? ([[t`Account`, alert.person.username ?? t`Deleted account`]] satisfies Fact[]) : []),
          ...(alert.actor ? ([[t`By`, alert.actor.username ?? t`Deleted account`]] satisfies Fact[]) : []),
          [t`IP address`, alert.ip ?? '–'],
          ...(more ? ([[t`More`, more]] satisfies Fact[]) : []),
          ...(alert.acknowledgedAt ? ([[t`Acknowledged`, formatMoment(alert.acknowledgedAt)]] satisfies Fact[]) : []),
        ]}
      />
    </Dialog>
  )
}
