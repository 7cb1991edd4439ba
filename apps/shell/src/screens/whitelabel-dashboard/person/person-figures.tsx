import { plural, t } from '@lingui/core/macro'
import type { WhitelabelUserDetails } from '@vitrine/contract'
import { formatCount, formatCredits, formatMoney } from '../../../lib/i18n/format.ts'
import { StatStrip } from '../../../ui/data/stat-strip.tsx'

/** Figures of a person's credits, videos and payments. */
export function PersonFigures({ person }: { person: WhitelabelUserDetails }) {
  const { credits, videos, videosByState, views, paidCents, currency } = person
  const { inProgress, failed } = videosByState
  const notes = [
    inProgress > 0 && plural(inProgress, { one: '# in progress', other: '# in progress' }),
    failed > 0 && plural(failed, { one: '# failed', other: '# failed' }),
  ].filter(Boolean)
  return (
    <StatStrip
      stats={[
        { label: t`Credits`, value: formatCredits(credits) },
        { label: t`Videos`, value: formatCount(videos), note: notes.join(' · ') || undefined },
        { label: t`Views`, value: formatCount(views) },
        {
          label: t({ message: 'Paid', context: 'amount', comment: 'Money that a person paid' }),
          value: formatMoney(paidCents, { currency }),
        },
      ]}
    />
  )
}
