import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { WhitelabelAnalytics } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { formatCount, formatDate, formatMoney } from '../../lib/i18n/format.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { DataTable } from '../../ui/data/data-table.tsx'
import { TextButton } from '../../ui/controls/text-button.tsx'
import { forecast, runningTotals } from './month.ts'
import { MonthHill } from './month-hill.tsx'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'

type Days = WhitelabelAnalytics['days']

interface MonthChartProps {
  days: Days
  included: number | null
  overageCents: number | null
}

/** The videos of this month as a hill that grows, with the rest of the month as expected. */
export function MonthChart({ days, included, overageCents }: MonthChartProps) {
  const [isTable, setTable] = useState(false)
  const total = runningTotals(days).at(-1) ?? 0
  return (
    <Panel
      title={t`Videos this month`}
      aside={
        total > 0 && (
          <TextButton onClick={() => setTable(!isTable)}>
            {isTable ? <Trans>Show as chart</Trans> : <Trans>Show as table</Trans>}
          </TextButton>
        )
      }
    >
      {total === 0 ? (
        <Nothing>
          <p>
            <Trans>Your chart starts with the first video.</Trans>
          </p>
          <LinkButton to="/generate-video" variant="secondary">
            <Trans>Generate Video</Trans>
          </LinkButton>
        </Nothing>
      ) : isTable ? (
        <DayTable days={days} />
      ) : (
        <MonthHill days={days} included={included} />
      )}
      {total > 0 && <Pace days={days} included={included} overageCents={overageCents} />}
    </Panel>
  )
}

function Pace({ days, included, overageCents }: MonthChartProps) {
  const expected = forecast(days)
  if (expected === undefined) return null
  const beyond = included === null ? 0 : expected - included
  const over = formatCount(beyond)
  const price = formatMoney(beyond * (overageCents ?? 0))
  return (
    <Sentence>
      {beyond > 0 && overageCents !== null ? (
        <Trans>
          On pace for{' '}
          <b>
            <Plural value={expected} one="# video" other="# videos" />
          </b>{' '}
          this month: {over} over your plan, <b>{price}</b>.
        </Trans>
      ) : (
        <Trans>
          On pace for{' '}
          <b>
            <Plural value={expected} one="# video" other="# videos" />
          </b>{' '}
          this month.
        </Trans>
      )}
    </Sentence>
  )
}

function DayTable({ days }: { days: Days }) {
  const rows = days.filter(({ videos, newUsers }) => videos + newUsers > 0)
  return (
    <DataTable
      caption={t`Videos this month`}
      columns={[
        { title: t`Day`, cell: ({ day }) => formatDate(`${day}T12:00:00Z`) },
        { title: t`Videos`, cell: ({ videos }) => formatCount(videos), isFigure: true },
        { title: t`New users`, cell: ({ newUsers }) => formatCount(newUsers), isFigure: true },
      ]}
      rows={rows}
      rowKey={({ day }) => day}
    />
  )
}

/** As high as the chart that will replace it. */
const Nothing = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token.space[4]};
  min-block-size: 248px;
  border-block: 1px solid ${token.border};
  text-align: center;
  color: ${token.textMuted};
`
const Sentence = styled.p`
  margin-block-start: ${token.space[3]};
  font-size: ${token.fontSize.control};
`
