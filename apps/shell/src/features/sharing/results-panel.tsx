import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { VideoAnalytics } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Download } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { formatCount, formatDate, formatPercent } from '../../lib/i18n/format.ts'
import { ButtonRow } from '../../ui/controls/action-row.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { DayChart } from '../../ui/data/day-chart.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/inputs.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StatStrip } from '../../ui/data/stat-strip.tsx'
import { useViews, type ViewsOf, type ViewsPeriod, viewsFile } from './queries.ts'
import { SmallText } from '../../ui/layout/small-text.tsx'
import { Stack } from '../../ui/layout/stack.tsx'

const PERIODS = [7, 30, 90, 365]

interface ResultsPanelProps {
  of: ViewsOf
  /** The period of the page. Without it the panel has a choice of its own. */
  period?: ViewsPeriod
}

/** Shows how often videos were watched, how far, and what viewers did then. */
export function ResultsPanel({ of, period }: ResultsPanelProps) {
  const { t } = useLingui()
  const [days, setDays] = useState(30)
  const shown = period ?? { days }
  const { data, error, isPending, refetch } = useViews(of, shown)
  return (
    <Stack>
      {!period && <PeriodChoice days={days} onChange={setDays} />}
      {error && <ErrorState title={t`Couldn’t load the analytics.`} error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height="260px" radius={token.radius.card} />}
      {data && <Results data={data} />}
      <ButtonRow>
        <LinkButton
          variant="secondary"
          href={viewsFile(of, shown)}
          download
          icon={<Download size={16} aria-hidden="true" />}
        >
          <Trans>Download CSV</Trans>
        </LinkButton>
        {of !== 'site' && (
          <LinkButton variant="ghost" to="/leads">
            <Trans>See all questions</Trans>
          </LinkButton>
        )}
      </ButtonRow>
      <SmallText>
        <Trans>
          Measured without cookies: one view per visitor every 30 minutes, excluding bots and your own views.
        </Trans>
      </SmallText>
    </Stack>
  )
}

function PeriodChoice({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const { t } = useLingui()
  return (
    <Time>
      <Field label={t({ message: 'Time', context: 'period' })}>
        <Select value={days} onChange={({ target }) => onChange(Number(target.value))}>
          {PERIODS.map((period) => (
            <option key={period} value={period}>
              {plural(period, { one: 'Last day', other: 'Last # days' })}
            </option>
          ))}
        </Select>
      </Field>
    </Time>
  )
}

function Results({ data: { days, totals } }: { data: VideoAnalytics }) {
  const { t } = useLingui()
  const share = (count: number) => (totals.starts > 0 ? formatPercent((count / totals.starts) * 100) : '–')
  const bars = days.map(({ day, starts }) => {
    const date = formatDate(`${day}T12:00:00Z`)
    return { value: starts, tip: plural(starts, { one: `${date}: # view`, other: `${date}: # views` }) }
  })
  const total = formatCount(totals.starts)
  return (
    <>
      <DayChart
        label={t`Views by day, ${total} total`}
        bars={bars}
        from={formatDate(`${days[0]?.day}T12:00:00Z`)}
        to={formatDate(`${days.at(-1)?.day}T12:00:00Z`)}
      />
      <StatStrip
        stats={[
          { label: t`Views`, value: total },
          { label: t`Watched 50%`, value: share(totals.halves) },
          { label: t`Watched to the end`, value: share(totals.ends) },
          { label: t`Button clicks`, value: formatCount(totals.clicks) },
          { label: t`Questions`, value: formatCount(totals.leads) },
        ]}
      />
    </>
  )
}

const Time = styled.div`
  max-inline-size: 320px;
`
