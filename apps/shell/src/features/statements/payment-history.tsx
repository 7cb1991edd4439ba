import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentRecord } from '@vitrine/contract'
import { Check, CircleX, Download, Undo2 } from '#icons'
import { useId } from 'react'
import styled from 'styled-components'
import { formatDate, formatMoney } from '../../lib/i18n/format.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { MoreButton } from '../../ui/controls/more-button.tsx'
import { hiddenVisually } from '../../ui/brand/shapes.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import type { usePayments } from './queries.ts'
import { StatementTable } from './statement-table.tsx'
import { Stack } from '../../ui/layout/stack.tsx'

/** Payments and failed attempts, with their invoices. */
export function PaymentHistory({ payments }: { payments: ReturnType<typeof usePayments> }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Stack as="section" $gap={3} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Payment History</Trans>
      </h2>
      <Loaded query={payments} title={t`Couldn’t load your payments.`} height="240px">
        {(rows) =>
          rows.length > 0 ? (
            <Payments rows={rows} />
          ) : (
            <EmptyState title={t`No payments yet`} text={t`Payments and invoices appear here`} />
          )
        }
      </Loaded>
      <MoreButton list={payments} />
    </Stack>
  )
}

function Payments({ rows }: { rows: PaymentRecord[] }) {
  const { t } = useLingui()
  return (
    <StatementTable aria-label={t`Payment History`}>
      <thead>
        <tr>
          <th scope="col">{t`Invoice`}</th>
          <th scope="col">{t`Description`}</th>
          <th scope="col">{t`Date`}</th>
          <th scope="col" data-figure>{t`Amount`}</th>
          <th scope="col">{t`Status`}</th>
          <th scope="col">
            <Hidden>PDF</Hidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Payment key={row.id} row={row} />
        ))}
      </tbody>
    </StatementTable>
  )
}

function Payment({ row }: { row: PaymentRecord }) {
  const number = row.invoice_number ?? ''
  return (
    <tr>
      <td data-quiet>{number ? <bdi>{number}</bdi> : '–'}</td>
      <td data-at="name">
        <b>
          <bdi>{row.description}</bdi>
        </b>
      </td>
      <td data-at="when" data-quiet>
        {formatDate(new Date(row.created * 1000).toISOString())}
      </td>
      <td data-at="amount" data-figure>
        {formatMoney(row.amount, { currency: row.currency })}
      </td>
      <td data-at="note">
        <StatusBadge row={row} />
      </td>
      <td data-at="action">
        {row.invoice_pdf && (
          <LinkButton variant="ghost" href={row.invoice_pdf} download icon={<Download size={18} aria-hidden="true" />}>
            PDF{' '}
            <Hidden>
              <Trans>for invoice {number}</Trans>
            </Hidden>
          </LinkButton>
        )}
      </td>
    </tr>
  )
}

function StatusBadge({ row: { status, refunded, currency, after_retry: isAfterRetry } }: { row: PaymentRecord }) {
  const { t } = useLingui()
  if (status === 'failed')
    return (
      <Badge tone="bad" icon={<CircleX size={14} aria-hidden="true" />}>
        {t({ message: 'Failed', comment: 'Said of a payment' })}
      </Badge>
    )
  if (refunded > 0) {
    const amount = formatMoney(refunded, { currency })
    return (
      <Badge icon={<Undo2 size={14} aria-hidden="true" />}>
        {status === 'refunded'
          ? t({ message: 'Refunded', comment: 'Said of a payment' })
          : t({ message: `${amount} refunded`, comment: 'Said of a payment' })}
      </Badge>
    )
  }
  return (
    <Badge tone="ok" icon={<Check size={14} aria-hidden="true" />}>
      {isAfterRetry
        ? t({ message: 'Paid after retry', comment: 'Said of a payment' })
        : t({ message: 'Paid', comment: 'Said of a payment' })}
    </Badge>
  )
}

const Hidden = styled.span`
  ${hiddenVisually}
`
