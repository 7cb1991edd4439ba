import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { problemOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { formatMoney, formatMonth } from '../../../../lib/i18n/format.ts'
import { useSorting } from '../../../../lib/lists/sorting.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { MoreButton } from '../../../../ui/controls/more-button.tsx'
import { SortableTable } from '../../../../ui/data/sortable-table.tsx'
import { Select } from '../../../../ui/forms/inputs.tsx'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { Note } from '../../../../ui/feedback/note.tsx'
import { invoiceColumns } from './invoice-columns.tsx'
import { type InvoiceSort, useInvoices, useInvoiceStats, useIssue, useMarkPaid } from './invoice-queries.ts'

const MONTHS_SHOWN = 12

/** The bills of a month to all partners: drafts while it runs, then issued, then paid. */
export function InvoicesPanel() {
  const months = lastMonths()
  const [month, setMonth] = useState(months[0] ?? '')
  return (
    <section aria-labelledby="invoices">
      <Head>
        <h2 id="invoices">
          <Trans>Invoices</Trans>
        </h2>
        <Select aria-label={t`Month`} value={month} onChange={({ target }) => setMonth(target.value)}>
          {months.map((name) => (
            <option key={name} value={name}>
              {formatMonth(name)}
            </option>
          ))}
        </Select>
      </Head>
      <Month key={month} month={month} />
    </section>
  )
}

function Month({ month }: { month: string }) {
  const sorted = useSorting<InvoiceSort>({ sort: 'name', order: 'asc' })
  const list = useInvoices(month, sorted.sorting)
  const issue = useIssue(month)
  const mark = useMarkPaid(month)
  const problem = issue.error ?? mark.error
  const acts = {
    isBusy: issue.isPending || mark.isPending,
    issue: (tenantId: string) => issue.mutate(tenantId),
    mark: (tenantId: string, isPaid: boolean) => mark.mutate({ tenantId, isPaid }),
  }
  return (
    <>
      {problem && <Note tone="bad">{problemOr(problem, t`Couldn’t reach the server. Try again.`)}</Note>}
      <Loaded query={list} title={t`Couldn’t load the invoices.`}>
        {(invoices) =>
          invoices.length === 0 ? (
            <Small>
              <Trans>No fees for this month.</Trans>
            </Small>
          ) : (
            <SortableTable
              caption={t`Invoices`}
              columns={invoiceColumns(acts)}
              rows={invoices}
              rowKey={({ tenantId }) => tenantId}
              sorted={sorted}
              isStale={list.isPlaceholderData}
            />
          )
        }
      </Loaded>
      <MoreButton list={list} />
      <Foot month={month} isBusy={acts.isBusy} onIssueAll={() => issue.mutate(undefined)} />
    </>
  )
}

interface FootProps {
  month: string
  isBusy: boolean
  onIssueAll: () => void
}

/** Totals of all invoices of the month, on every page. */
function Foot({ month, isBusy, onIssueAll }: FootProps) {
  const { data: stats } = useInvoiceStats(month)
  if (!stats || stats.invoices === 0) return null
  const [total, open] = [formatMoney(stats.totalCents), formatMoney(stats.openCents)]
  return (
    <Sum>
      <span>
        <b>
          <Trans>Total {total}</Trans>
        </b>
        {stats.openCents > 0 && (
          <>
            {' '}
            <Trans>including {open} unpaid</Trans>
          </>
        )}
      </span>
      {stats.toIssue > 0 && (
        <Button busy={isBusy} onClick={onIssueAll}>
          <Trans>Issue all</Trans>
        </Button>
      )}
    </Sum>
  )
}

/** Returns this month and the ones before it, newest first. Invoices are by months of UTC. */
function lastMonths(): string[] {
  const now = new Date()
  return Array.from({ length: MONTHS_SHOWN }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index, 1)).toISOString().slice(0, 7),
  )
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  margin-block-end: ${token.space[2]};
`
const Small = styled.p`
  padding-block: ${token.space[3]};
  color: ${token.textMuted};
`
const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  padding-block: ${token.space[4]};
  font-variant-numeric: tabular-nums;
  color: ${token.textMuted};
  b {
    font-weight: 600;
    color: ${token.text};
  }
`
