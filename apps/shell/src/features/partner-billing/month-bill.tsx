import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { UsageMonth } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Download } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { formatCount, formatMoney, formatMonth } from '../../lib/i18n/format.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { TextButton } from '../../ui/controls/text-button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { LinesDialog } from './lines-dialog.tsx'
import { billState, lastDayText } from './month-labels.ts'
import { linesPath } from './queries.ts'

interface BillLine {
  name: string
  detail: string
  quantity: number
  eachCents: number
  cents: number
  /** Whether the amount is only projected for the rest of the month. */
  isExpected?: boolean
}

/** The invoice of the current month to date, line by line, with its projected total. */
export function MonthBill({ usage, planName }: { usage: UsageMonth; planName: string }) {
  const [isOpen, setOpen] = useState(false)
  const { sellsTwins } = useBoot()
  const month = formatMonth(usage.month)
  const { text, tone } = billState(usage.state)
  const count = usage.videos + usage.twins
  return (
    <Panel title={t`Invoice for ${month}`} aside={<Badge tone={tone}>{text}</Badge>}>
      <DataTable
        caption={t`Invoice for ${month}`}
        columns={columns()}
        rows={linesOf(usage, { planName, hasTwins: sellsTwins || usage.twins > 0 })}
        rowKey={({ name }) => name}
      />
      <Sum>
        <b>
          <Trans>To date</Trans>
        </b>
        <b>{formatMoney(usage.fees?.totalCents ?? 0)}</b>
      </Sum>
      <Small>
        <Ahead usage={usage} />
        {count > 0 && (
          <Ways>
            <TextButton onClick={() => setOpen(true)}>
              <Trans>Show all {formatCount(count)} lines</Trans>
            </TextButton>
            <TextLink href={linesPath(usage.month)} download>
              <Download size={16} aria-hidden="true" />
              CSV
            </TextLink>
          </Ways>
        )}
      </Small>
      <LinesDialog month={usage.month} open={isOpen} onClose={() => setOpen(false)} />
    </Panel>
  )
}

function Ahead({ usage: { expected, endsAt, state } }: { usage: UsageMonth }) {
  const day = lastDayText(endsAt)
  if (state !== 'running') return null
  if (!expected)
    return (
      <p>
        <Trans>Closes at the end of {day} (UTC). Failed videos are free.</Trans>
      </p>
    )
  const total = formatMoney(expected.fees.totalCents)
  return (
    <p>
      <Trans>
        Projected total: {total}. Closes at the end of {day} (UTC). Failed videos are free.
      </Trans>
    </p>
  )
}

function linesOf(
  { fees, terms, part, videos, twins, expected, endsAt }: UsageMonth,
  { planName, hasTwins }: { planName: string; hasTwins: boolean },
): BillLine[] {
  if (!fees || !terms) return []
  const included = formatCount(terms.videosIncluded)
  const [used, made, twinsIn] = [formatCount(videos), formatCount(twins), formatCount(terms.twinsIncluded)]
  const further = (expected?.fees.overageVideos ?? 0) - fees.overageVideos
  const lines: BillLine[] = [
    {
      name: t`${planName} plan`,
      detail: baseText(part, included),
      quantity: 1,
      eachCents: fees.baseCents,
      cents: fees.baseCents,
    },
    ...(hasTwins
      ? [
          {
            name: t`Digital twins`,
            detail: t`${made} created, ${twinsIn} included`,
            quantity: fees.paidTwins,
            eachCents: terms.twinCents,
            cents: fees.twinsCents,
          },
        ]
      : []),
    {
      name: t`Overage videos`,
      detail: t`${used} of ${included} used`,
      quantity: fees.overageVideos,
      eachCents: terms.overageCents,
      cents: fees.overageCents,
    },
  ]
  if (further <= 0) return lines
  const day = lastDayText(endsAt)
  return [
    ...lines,
    {
      name: t`Projected overage through ${day}`,
      detail: t`projected for this month, not charged yet`,
      quantity: further,
      eachCents: terms.overageCents,
      cents: further * terms.overageCents,
      isExpected: true,
    },
  ]
}

function baseText(part: UsageMonth['part'], included: string): string {
  if (!part) return t`Base subscription fee, ${included} videos`
  const [days, of] = [formatCount(part.days), formatCount(part.of)]
  return t`Base subscription fee for ${days} of ${of} days, ${included} videos`
}

function columns(): Column<BillLine>[] {
  return [
    { title: t({ message: 'Item', context: 'invoice' }), place: 'name', cell: (line) => <Named line={line} /> },
    { title: t`Quantity`, cell: ({ quantity }) => formatCount(quantity), isFigure: true },
    {
      title: t({ message: 'Each', comment: 'The price of one' }),
      cell: ({ eachCents }) => formatMoney(eachCents),
      isFigure: true,
    },
    {
      title: t`Amount`,
      place: 'corner',
      cell: ({ cents, isExpected }) => <Amount $muted={isExpected === true}>{formatMoney(cents)}</Amount>,
      isFigure: true,
    },
  ]
}

function Named({ line: { name, detail, isExpected = false } }: { line: BillLine }) {
  return (
    <Name $muted={isExpected}>
      <b>{name}</b>
      {detail}
    </Name>
  )
}

const Name = styled.span<{ $muted: boolean }>`
  font-size: ${token.fontSize.badge};
  color: ${token.textMuted};
  b {
    display: block;
    font-size: ${token.fontSize.small};
    font-weight: ${({ $muted }) => ($muted ? 500 : 600)};
    color: ${({ $muted }) => ($muted ? token.textMuted : token.text)};
  }
`
const Amount = styled.span<{ $muted: boolean }>`
  color: ${({ $muted }) => ($muted ? token.textMuted : token.text)};
`
const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  padding-block: ${token.space[4]};
  font-size: ${token.fontSize.control};
  font-variant-numeric: tabular-nums;
`
const Small = styled.div`
  display: grid;
  gap: ${token.space[2]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[5]};
`
