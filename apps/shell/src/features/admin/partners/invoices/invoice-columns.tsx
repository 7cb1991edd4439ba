import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PlatformInvoice } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatDate, formatMoney } from '../../../../lib/i18n/format.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import type { SortableColumn } from '../../../../ui/data/sortable-table.tsx'
import type { InvoiceSort } from './invoice-queries.ts'
import { type DotTone, StatusDot } from '../../../../ui/feedback/status-dot.tsx'

interface Acts {
  isBusy: boolean
  issue: (tenantId: string) => void
  mark: (tenantId: string, isPaid: boolean) => void
}

export function invoiceColumns(acts: Acts): SortableColumn<PlatformInvoice, InvoiceSort>[] {
  return [
    {
      title: t`Partner`,
      place: 'name',
      cell: (invoice) => <Named invoice={invoice} />,
      sortable: { key: 'name', first: 'asc' },
    },
    money(t`Base`, 'base', ({ baseCents }) => baseCents),
    money(t`Twins`, 'twins', ({ twinsCents }) => twinsCents),
    money(t`Overage`, 'overage', ({ overageCents }) => overageCents),
    money(t`Total`, 'total', ({ totalCents }) => totalCents),
    { title: t`Status`, cell: (invoice) => <State invoice={invoice} />, sortable: { key: 'state', first: 'asc' } },
    { title: t`Action`, place: 'corner', cell: (invoice) => <Act invoice={invoice} acts={acts} />, isFigure: true },
  ]
}

function money(
  title: string,
  key: InvoiceSort,
  cents: (fees: PlatformInvoice['fees']) => number,
): SortableColumn<PlatformInvoice, InvoiceSort> {
  const cell = ({ fees }: PlatformInvoice) => {
    const text = formatMoney(cents(fees))
    return key === 'total' ? <b>{text}</b> : text
  }
  return { title, cell, isFigure: true, sortable: { key, first: 'desc' } }
}

function Named({ invoice: { name, videos, terms, part, isDeleted } }: { invoice: PlatformInvoice }) {
  const [used, included] = [formatCount(videos), formatCount(terms.videosIncluded)]
  return (
    <Who>
      <bdi>{name}</bdi>
      <small>
        <Trans>
          {used} of {included} videos
        </Trans>
        {part && (
          <>
            {' · '}
            <Trans>
              {formatCount(part.days)} of {formatCount(part.of)} days
            </Trans>
          </>
        )}
        {isDeleted && (
          <>
            {' · '}
            <Trans>deleted</Trans>
          </>
        )}
      </small>
    </Who>
  )
}

function State({ invoice: { state, dueAt, paidAt } }: { invoice: PlatformInvoice }) {
  const [due, paid] = [dueAt ? formatDate(dueAt) : '', paidAt ? formatDate(paidAt) : '']
  const looks: Record<PlatformInvoice['state'], [tone: DotTone, text: string]> = {
    running: ['neutral', t`Draft`],
    closed: ['run', t`To be issued`],
    issued: ['warn', t`Due ${due}`],
    overdue: ['bad', t`Past due since ${due}`],
    paid: ['ok', t`Paid ${paid}`],
  }
  const [tone, text] = looks[state]
  return <StatusDot tone={tone}>{text}</StatusDot>
}

function Act({ invoice: { tenantId, state, name }, acts }: { invoice: PlatformInvoice; acts: Acts }) {
  if (state === 'running') return null
  if (state === 'closed')
    return (
      <Button
        variant="secondary"
        disabled={acts.isBusy}
        aria-label={t`Issue: ${name}`}
        onClick={() => acts.issue(tenantId)}
      >
        <Trans>Issue</Trans>
      </Button>
    )
  const isPaid = state === 'paid'
  return (
    <Button
      variant={isPaid ? 'ghost' : 'secondary'}
      disabled={acts.isBusy}
      aria-label={isPaid ? t`Mark unpaid: ${name}` : t`Mark paid: ${name}`}
      onClick={() => acts.mark(tenantId, !isPaid)}
    >
      {isPaid ? <Trans>Mark unpaid</Trans> : <Trans>Mark paid</Trans>}
    </Button>
  )
}

const Who = styled.span`
  display: grid;
  font-weight: 600;
  small {
    font-weight: 400;
    color: ${token.textMuted};
  }
`
