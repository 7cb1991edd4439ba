import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { UsageMonth } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Check, Download } from '#icons'
import styled from 'styled-components'
import { formatBillDay, formatCount, formatMoney, formatMonth } from '../../lib/i18n/format.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { MoreButton } from '../../ui/controls/more-button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { billState } from './month-labels.ts'
import { PayBill } from './pay-bill.tsx'
import { linesPath, paperPath, useBills } from './queries.ts'

/** Lists the issued invoices, each as a PDF and line by line. */
export function BillList() {
  const list = useBills()
  return (
    <Panel title={t`Past invoices`}>
      <Loaded query={list} title={t`Couldn’t load your invoices.`}>
        {(bills) =>
          bills.length === 0 ? (
            <Small>
              <Trans>Your first invoice appears at month end.</Trans>
            </Small>
          ) : (
            <DataTable caption={t`Past invoices`} columns={columns()} rows={bills} rowKey={({ month }) => month} />
          )
        }
      </Loaded>
      <MoreButton list={list} />
    </Panel>
  )
}

function columns(): Column<UsageMonth>[] {
  return [
    { title: t`Month`, place: 'name', cell: ({ month }) => <b>{formatMonth(month)}</b> },
    { title: t`Used`, cell: (bill) => usedText(bill) },
    { title: t`Status`, cell: (bill) => <State bill={bill} /> },
    { title: t`Amount`, place: 'corner', cell: ({ fees }) => formatMoney(fees?.totalCents ?? 0), isFigure: true },
    { title: t`Payment`, cell: (bill) => <PayBill bill={bill} /> },
    { title: t`Files`, cell: ({ month }) => <Files month={month} />, isFigure: true },
  ]
}

function usedText({ videos, terms, fees }: UsageMonth): string {
  const [used, included] = [formatCount(videos), formatCount(terms?.videosIncluded ?? 0)]
  const [over, twins] = [formatCount(fees?.overageVideos ?? 0), formatCount(fees?.paidTwins ?? 0)]
  if (fees && fees.overageVideos + fees.paidTwins > 0)
    return t`${used} of ${included} videos, ${over} overage, paid twins: ${twins}`
  return t`${used} of ${included} videos`
}

function State({ bill: { state, dueAt } }: { bill: UsageMonth }) {
  const { text, tone } = billState(state)
  const day = dueAt === null ? '' : formatBillDay(dueAt)
  return (
    <>
      <Badge tone={tone} icon={state === 'paid' ? <Check size={14} aria-hidden="true" /> : undefined}>
        {text}
      </Badge>
      {state !== 'paid' && (
        <Due>
          <Trans>due {day}</Trans>
        </Due>
      )}
    </>
  )
}

function Files({ month }: { month: string }) {
  const name = formatMonth(month)
  return (
    <Links>
      <TextLink href={paperPath(month)} download aria-label={t`${name} invoice as PDF`}>
        <Download size={16} aria-hidden="true" />
        PDF
      </TextLink>
      <TextLink href={linesPath(month)} download aria-label={t`${name} line items as CSV`}>
        CSV
      </TextLink>
    </Links>
  )
}

const Small = styled.p`
  font-size: ${token.fontSize.control};
  color: ${token.textMuted};
`
const Due = styled.small`
  margin-inline-start: ${token.space[2]};
  color: ${token.textMuted};
`
const Links = styled.span`
  display: inline-flex;
  gap: ${token.space[4]};
`
