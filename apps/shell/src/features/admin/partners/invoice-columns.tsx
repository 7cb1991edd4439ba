import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PlatformInvoice } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatDate, formatMoney } from '../../../kit/format.ts'
import { Button } from '../../../kit/ui/button.tsx'
import type { Column } from '../../../kit/ui/data-table.tsx'
import { type DotTone, StatusDot } from '../../../kit/ui/status-dot.tsx'

interface Acts {
  isBusy: boolean
  issue: (tenantId: string) => void
  mark: (tenantId: string, isPaid: boolean) => void
}

/** `2026-11` -> `November 2026`, the month in UTC that it is. */
export function monthText(month: string): string {
  const shape = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(i18n.locale, shape).format(new Date(`${month}-01T00:00:00Z`))
}

export function invoiceColumns(acts: Acts): Column<PlatformInvoice>[] {
  return [
    { title: t`Partner`, cell: (invoice) => <Named invoice={invoice} /> },
    { title: t`Base`, cell: ({ fees }) => formatMoney(fees.baseCents), isFigure: true },
    { title: t`Twins`, cell: ({ fees }) => formatMoney(fees.twinsCents), isFigure: true },
    { title: t`Overage`, cell: ({ fees }) => formatMoney(fees.overageCents), isFigure: true },
    { title: t`Total`, cell: ({ fees }) => <b>{formatMoney(fees.totalCents)}</b>, isFigure: true },
    { title: t`State`, cell: (invoice) => <State invoice={invoice} /> },
    { title: t`Action`, cell: (invoice) => <Act invoice={invoice} acts={acts} />, isFigure: true },
  ]
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
    overdue: ['bad', t`Overdue since ${due}`],
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
      aria-label={isPaid ? t`Not paid: ${name}` : t`Mark paid: ${name}`}
      onClick={() => acts.mark(tenantId, !isPaid)}
    >
      {isPaid ? <Trans>Not paid</Trans> : <Trans>Mark paid</Trans>}
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
