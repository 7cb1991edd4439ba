import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MoneyDifference, ReconciliationReport } from '@vitrine/contract'
import { refusalOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatAgo, formatCount, formatMoment } from '../../kit/format.ts'
import { useToast } from '../../kit/toast.ts'
import { Button } from '../../kit/ui/button.tsx'
import { type Column, DataTable } from '../../kit/ui/data-table.tsx'
import { Loaded } from '../../kit/ui/loaded.tsx'
import { Note } from '../../kit/ui/note.tsx'
import { useReconciliation, useReplay } from './queries.ts'
import { ShortId } from './short-id.tsx'

/** Where the books of the product and of the payment provider differ, and the way to look again. */
export function ReconciliationCard() {
  return (
    <Part aria-labelledby="reconciliation-title">
      <h2 id="reconciliation-title">
        <Trans>Reconciliation</Trans>
      </h2>
      <Loaded query={useReconciliation()} title={t`The comparison could not be loaded.`}>
        {(report) => <Report report={report} />}
      </Loaded>
    </Part>
  )
}

function Report({ report: { differences, checked, checkedAt } }: { report: ReconciliationReport }) {
  if (!checkedAt)
    return (
      <p>
        <Trans>No purchase has been compared yet. That happens by itself, some minutes after the first one.</Trans>
      </p>
    )
  const [count, when] = [formatCount(checked), formatAgo(checkedAt)]
  return (
    <>
      <p>
        <Trans>
          Purchases compared: {count}. Last one {when}.
        </Trans>
      </p>
      {differences.length === 0 ? (
        <Note tone="ok">
          <Trans>Our books and those of the payment provider agree.</Trans>
        </Note>
      ) : (
        <Differences rows={differences} />
      )}
    </>
  )
}

function Differences({ rows }: { rows: MoneyDifference[] }) {
  const { t: say } = useLingui()
  const columns: Column<MoneyDifference>[] = [
    { title: say`Found`, cell: ({ foundAt }) => formatMoment(foundAt) },
    { title: say`Tenant`, cell: ({ tenant }) => <bdi>{tenant}</bdi> },
    { title: say`Purchase`, cell: ({ purchaseId }) => <ShortId id={purchaseId} /> },
    { title: say`Difference`, cell: ({ kind }) => kindName(kind) },
    { title: say`Our books`, cell: ({ ours }) => <bdi>{ours}</bdi> },
    { title: say`Provider`, cell: ({ theirs }) => <bdi>{theirs || '–'}</bdi> },
    { title: say`Action`, cell: ({ id }) => <Again id={id} /> },
  ]
  return <DataTable caption={say`Reconciliation`} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function Again({ id }: { id: string }) {
  const toast = useToast()
  const replay = useReplay()
  const look = () =>
    replay.mutate(id, {
      onSuccess: ({ differences }) =>
        toast(
          differences.some((one) => one.id === id)
            ? { title: t`Looked again: the difference is still there` }
            : { title: t`Looked again: the difference is gone`, tone: 'success' },
        ),
      onError: (error) =>
        toast({
          title: t`Error`,
          description: refusalOr(error, t`The payment could not be looked at.`),
          tone: 'destructive',
        }),
    })
  return (
    <Button variant="secondary" busy={replay.isPending} busyText={t`Looking...`} onClick={look}>
      <Trans>Look again</Trans>
    </Button>
  )
}

function kindName(kind: MoneyDifference['kind']): string {
  const names: Record<MoneyDifference['kind'], string> = {
    amount: t`Another amount was paid`,
    credits: t`Other credits were given`,
    'not-booked': t`Paid, but not booked`,
    'not-paid': t`Booked, but not paid`,
    returned: t`Another amount went back`,
    unknown: t`The provider does not know it`,
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
