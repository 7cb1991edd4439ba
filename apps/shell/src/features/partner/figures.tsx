import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WhitelabelAnalytics, WhitelabelPartner } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatCount, formatMoney, formatPercent } from '../../lib/i18n/format.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { StatStrip } from '../../ui/data/stat-strip.tsx'

interface FiguresProps {
  partner: WhitelabelPartner
  figures: WhitelabelAnalytics
}

/** The four figures of the month. */
export function Figures({ partner, figures }: FiguresProps) {
  const active = formatCount(figures.activeUsers)
  const fee = partner.monthlyPrice === null ? null : formatMoney(partner.monthlyPrice)
  return (
    <StatStrip
      stats={[
        {
          label: t`Total Users`,
          value: <Figure value={formatCount(figures.totalUsers)} below={t`${active} active this month`} />,
        },
        { label: t`Video Usage`, value: <Usage partner={partner} /> },
        {
          label: t`Monthly Revenue`,
          value: (
            <Figure
              value={formatMoney(figures.revenueCents, { currency: figures.currency })}
              below={fee ? t`Base subscription fee ${fee}` : t`Paid by your customers`}
            />
          ),
        },
        {
          label: t`Conversion Rate`,
          value: <Figure value={formatPercent(figures.conversionRate)} below={t`Trial to paid conversion`} />,
        },
      ]}
    />
  )
}

function Usage({ partner }: { partner: WhitelabelPartner }) {
  const { monthlyVideoUsage, includedThisMonth: includedVideos, prorated } = partner
  const used = formatCount(monthlyVideoUsage)
  if (includedVideos === null) return <Figure value={used} below={t`Finished this month`} />
  const included = formatCount(includedVideos)
  const left = formatCount(Math.max(0, includedVideos - monthlyVideoUsage))
  const over = formatCount(monthlyVideoUsage - includedVideos)
  const [days, of] = [formatCount(prorated?.days ?? 0), formatCount(prorated?.of ?? 0)]
  return (
    <Figure
      value={
        <>
          {used}{' '}
          <Of>
            <Trans>of {included}</Trans>
          </Of>
        </>
      }
      below={
        <>
          <ProgressBar label={t`Video Usage`} value={(100 * monthlyVideoUsage) / includedVideos} />
          {monthlyVideoUsage > includedVideos ? t`${over} over your plan` : t`${left} left this month`}
          {prorated && <span>{t`Prorated for your first month: ${days} of ${of} days`}</span>}
        </>
      }
    />
  )
}

function Figure({ value, below }: { value: ReactNode; below: ReactNode }) {
  return (
    <>
      {value}
      <Below>{below}</Below>
    </>
  )
}

const Of = styled.span`
  font: 500 ${token.fontSize.body}/1.2 ${token.font.text};
  color: ${token.textMuted};
`
const Below = styled.span`
  display: grid;
  gap: 6px;
  margin-block-start: ${token.space[1]};
  font: 400 ${token.fontSize.small}/1.45 ${token.font.text};
  color: ${token.textMuted};
`
