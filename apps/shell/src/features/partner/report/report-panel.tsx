import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PartnerReport } from '@vitrine/contract'
import { useSearchParams } from 'react-router-dom'
import { formatCount, formatDate, formatMoney } from '../../../lib/i18n/format.ts'
import { StatStrip } from '../../../ui/data/stat-strip.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { changeText } from './change-text.ts'
import { type Days, type PeriodName, periodFrom } from './period.ts'
import { PeriodTools } from './period-tools.tsx'
import { useReport } from './queries.ts'
import { ReportChart } from './report-chart.tsx'
import { ReportPeople, ReportVideos } from './report-lists.tsx'
import { SmallText } from '../../../ui/layout/small-text.tsx'

/** Shows the business over a period, which the address holds, beside the previous period. */
export function ReportPanel() {
  const [params, setParams] = useSearchParams()
  const { name, days } = periodFrom(params)
  function change(next: PeriodName, { from, to }: Days) {
    const address = new URLSearchParams(params)
    address.set('period', next)
    for (const [key, day] of Object.entries({ from, to })) {
      if (next === 'custom') address.set(key, day)
      else address.delete(key)
    }
    setParams(address, { replace: true })
  }
  return (
    <>
      <PeriodTools name={name} days={days} onChange={change} />
      <Loaded query={useReport(days)} title={t`Couldn’t load the figures.`} height="960px">
        {(report) => (
          <>
            <Figures report={report} />
            <ReportChart report={report} />
            <Compared report={report} />
            <ReportVideos days={days} />
            <ReportPeople days={days} currency={report.currency} />
          </>
        )}
      </Loaded>
    </>
  )
}

function Figures({ report: { current, previous, currency } }: { report: PartnerReport }) {
  return (
    <StatStrip
      stats={[
        {
          label: t`Revenue`,
          value: formatMoney(current.revenueCents, { currency }),
          note: changeText(current.revenueCents, previous.revenueCents),
        },
        {
          label: t`Finished videos`,
          value: formatCount(current.videos),
          note: changeText(current.videos, previous.videos),
        },
        { label: t`Views`, value: formatCount(current.views), note: changeText(current.views, previous.views) },
        {
          label: t`New customers`,
          value: formatCount(current.newUsers),
          note: changeText(current.newUsers, previous.newUsers),
        },
      ]}
    />
  )
}

function Compared({ report }: { report: PartnerReport }) {
  const [from, to, before, until] = [report.from, report.to, report.previousFrom, report.previousTo].map((day) =>
    formatDate(`${day}T12:00:00Z`),
  )
  return (
    <SmallText>
      <Trans>
        {from} to {to}, compared with {before} to {until}. Days start and end at midnight UTC.
      </Trans>
    </SmallText>
  )
}
