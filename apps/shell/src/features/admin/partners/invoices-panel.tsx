import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PlatformInvoice } from '@vitrine/contract'
import { refusalOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { formatMoney } from '../../../kit/format.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { DataTable } from '../../../kit/ui/data-table.tsx'
import { Select } from '../../../kit/ui/inputs.tsx'
import { Loaded } from '../../../kit/ui/loaded.tsx'
import { Note } from '../../../kit/ui/note.tsx'
import { invoiceColumns, monthText } from './invoice-columns.tsx'
import { useInvoices, useIssue, useMarkPaid } from './invoice-queries.ts'

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
              {monthText(name)}
            </option>
          ))}
        </Select>
      </Head>
      <Month key={month} month={month} />
    </section>
  )
}

function Month({ month }: { month: string }) {
  const issue = useIssue(month)
  const mark = useMarkPaid(month)
  const refusal = issue.error ?? mark.error
  const acts = {
    isBusy: issue.isPending || mark.isPending,
    issue: (tenantId: string) => issue.mutate(tenantId),
    mark: (tenantId: string, isPaid: boolean) => mark.mutate({ tenantId, isPaid }),
  }
  return (
    <Loaded query={useInvoices(month)} title={t`The invoices could not be loaded.`}>
      {(invoices) => (
        <>
          {refusal && <Note tone="bad">{refusalOr(refusal, t`The server could not be reached. Try again.`)}</Note>}
          {invoices.length === 0 ? (
            <Small>
              <Trans>Nobody owed anything for this month.</Trans>
            </Small>
          ) : (
            <DataTable
              caption={t`Invoices`}
              columns={invoiceColumns(acts)}
              rows={invoices}
              rowKey={({ tenantId }) => tenantId}
            />
          )}
          <Foot invoices={invoices} isBusy={acts.isBusy} onIssueAll={() => issue.mutate(undefined)} />
        </>
      )}
    </Loaded>
  )
}

interface FootProps {
  invoices: PlatformInvoice[]
  isBusy: boolean
  onIssueAll: () => void
}

function Foot({ invoices, isBusy, onIssueAll }: FootProps) {
  const sum = (some: PlatformInvoice[]) => formatMoney(some.reduce((total, { fees }) => total + fees.totalCents, 0))
  const open = invoices.filter(({ state }) => state === 'issued' || state === 'overdue')
  if (invoices.length === 0) return null
  return (
    <Sum>
      <span>
        <b>
          <Trans>Together {sum(invoices)}</Trans>
        </b>
        {open.length > 0 && (
          <>
            {' '}
            <Trans>of which {sum(open)} open</Trans>
          </>
        )}
      </span>
      {invoices.some(({ state }) => state === 'closed') && (
        <Button busy={isBusy} onClick={onIssueAll}>
          <Trans>Issue all</Trans>
        </Button>
      )}
    </Sum>
  )
}

/** This month and those before it, newest first; months of bills are those of UTC. */
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
