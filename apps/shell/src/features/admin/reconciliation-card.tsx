import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReconciliationDifference, ReconciliationReport } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatAgo, formatMoment } from '../../lib/i18n/format.ts'
import { MoreButton } from '../../ui/controls/more-button.tsx'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { CheckPaymentButton } from './check-payment-button.tsx'
import { useReconciliation, useReplay } from './queries.ts'
import { ShortId } from './short-id.tsx'

/** Differences between the product's records and the payment provider's, with a button that compares again. */
export function ReconciliationCard() {
  const list = useReconciliation()
  return (
    <Part aria-labelledby="reconciliation-title">
      <h2 id="reconciliation-title">
        <Trans>Reconciliation</Trans>
      </h2>
      <Loaded query={list} title={t`Couldn’t load the reconciliation.`}>
        {(report) => <Report report={report} />}
      </Loaded>
      <MoreButton list={list} />
    </Part>
  )
}

function Report({ report: { differences, checked, checkedAt } }: { report: ReconciliationReport }) {
  if (!checkedAt)
    return (
      <p>
        <Trans>No purchases compared yet. Comparison runs automatically, a few minutes after each purchase.</Trans>
      </p>
    )
  const when = formatAgo(checkedAt)
  return (
    <>
      <p>
        <Trans>
          <Plural value={checked} one="# purchase" other="# purchases" /> compared, most recently {when}.
        </Trans>
      </p>
      {differences.length === 0 ? (
        <Note tone="ok">
          <Trans>Our records match the payment provider’s.</Trans>
        </Note>
      ) : (
        <Differences rows={differences} />
      )}
    </>
  )
}

function Differences({ rows }: { rows: ReconciliationDifference[] }) {
  const { t: say } = useLingui()
  const columns: Column<ReconciliationDifference>[] = [
    { title: say({ message: 'Found', context: 'moment' }), cell: ({ foundAt }) => formatMoment(foundAt) },
    { title: say`Tenant`, cell: ({ tenant }) => <bdi>{tenant}</bdi> },
    { title: say`Purchase`, cell: ({ purchaseId }) => <ShortId id={purchaseId} /> },
    { title: say`Difference`, cell: ({ kind }) => kindName(kind) },
    { title: say`Our records`, cell: ({ ours }) => <bdi>{ours}</bdi> },
    { title: say`Provider`, cell: ({ theirs }) => <bdi>{theirs || '–'}</bdi> },
    { title: say`Action`, cell: ({ id }) => <CheckAgain id={id} /> },
  ]
  return <DataTable caption={say`Reconciliation`} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function CheckAgain({ id }: { id: string }) {
  return (
    <CheckPaymentButton
      id={id}
      replay={useReplay()}
      toastOf={({ difference }) =>
        difference
          ? { title: t`Checked again: still different` }
          : { title: t`Checked again: resolved`, tone: 'success' }
      }
    />
  )
}

function kindName(kind: ReconciliationDifference['kind']): string {
  const names: Record<ReconciliationDifference['kind'], string> = {
    amount: t`Amount paid differs`,
    credits: t`Credits added differ`,
    'not-booked': t`Paid but not recorded`,
    'not-paid': t`Recorded but not paid`,
    returned: t`Amount refunded differs`,
    unknown: t`Unknown to the provider`,
  }
  return names[kind]
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  margin-block-start: ${token.space[7]};
  > p {
    color: ${token.textMuted};
  }
`
