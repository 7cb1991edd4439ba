import { Plural, useLingui } from '@lingui/react/macro'
import { formatCount } from '../../../kit/format.ts'
import { StatStrip } from '../../../kit/ui/stat-strip.tsx'
import { useReach } from './queries.ts'

/** How many asked for newsletters, and what the plan lets leave today. */
export function Reach() {
  const { t } = useLingui()
  const { data } = useReach()
  const figure = (count: number | undefined) => (count === undefined ? '...' : formatCount(count))
  return (
    <StatStrip
      stats={[
        {
          label: t`Will get your next one`,
          value: figure(data?.receivers),
          note: data && (
            <Plural
              value={data.customers}
              one="of # customer: those who asked for it and confirmed their address"
              other="of # customers: those who asked for it and confirmed their address"
            />
          ),
        },
        { label: t`Newsletters left today`, value: figure(data?.newslettersLeft), note: t`within 24 hours` },
        { label: t`Mails left today`, value: figure(data?.mailsLeft), note: t`within 24 hours` },
      ]}
    />
  )
}
