import { Plural, useLingui } from '@lingui/react/macro'
import { formatCount } from '../../lib/i18n/format.ts'
import { StatStrip } from '../../ui/data/stat-strip.tsx'
import { useReach } from './queries.ts'

/** Shows the number of subscribers, and the newsletters and emails that the plan allows today. */
export function Reach() {
  const { t } = useLingui()
  const { data } = useReach()
  const figure = (count: number | undefined) => (count === undefined ? '...' : formatCount(count))
  return (
    <StatStrip
      stats={[
        {
          label: t`Will get your next newsletter`,
          value: figure(data?.receivers),
          note: data && (
            <Plural
              value={data.customers}
              one="of # customer. Only those who subscribed and confirmed their address get it."
              other="of # customers. Only those who subscribed and confirmed their address get it."
            />
          ),
        },
        { label: t`Newsletters left today`, value: figure(data?.newslettersLeft), note: t`within 24 hours` },
        { label: t`Emails left today`, value: figure(data?.mailsLeft), note: t`within 24 hours` },
      ]}
    />
  )
}
