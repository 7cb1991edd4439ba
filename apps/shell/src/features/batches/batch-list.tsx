import { Trans, useLingui } from '@lingui/react/macro'
import type { Batch } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatMoment } from '../../kit/format.ts'
import { Badge } from '../../kit/ui/badge.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { DataTable } from '../../kit/ui/data-table.tsx'
import { ErrorState } from '../../kit/ui/error-state.tsx'
import { TextButton } from '../../kit/ui/text-button.tsx'
import { TextLink } from '../../kit/ui/text-link.tsx'
import { useBatchActions, useBatches } from './queries.ts'
import { stateOf } from './words.ts'

/** Earlier tables, and what came of them. */
export function BatchList() {
  const { t } = useLingui()
  const list = useBatches()
  const batches = list.data?.pages.flatMap(({ items }) => items) ?? []
  if (list.error)
    return (
      <ErrorState title={t`Your tables could not be loaded.`} error={list.error} onRetry={() => void list.refetch()} />
    )
  if (batches.length === 0) return null
  return (
    <Part aria-labelledby="earlier-tables">
      <h2 id="earlier-tables">
        <Trans>Earlier tables</Trans>
      </h2>
      <DataTable
        caption={t`Earlier tables`}
        rows={batches}
        rowKey={({ id }) => id}
        columns={[
          {
            title: t({ message: 'File', comment: 'Title of a column of file names' }),
            cell: ({ id, name }) => (
              <TextLink to={`/videos/batch?id=${id}`}>
                <bdi>{name}</bdi>
              </TextLink>
            ),
          },
          { title: t`Uploaded`, cell: ({ createdAt }) => formatMoment(createdAt) },
          { title: t`State`, cell: (batch) => <State batch={batch} /> },
          { title: t`Rows`, cell: ({ rows }) => formatCount(rows), isFigure: true },
          {
            title: t({ message: 'Ready', comment: 'Rows of a batch' }),
            cell: ({ ready }) => formatCount(ready),
            isFigure: true,
          },
        ]}
      />
      {list.hasNextPage && (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </Part>
  )
}

function State({ batch }: { batch: Batch }) {
  const { cancel } = useBatchActions(batch.id)
  const { word, tone } = stateOf(batch.state)
  return (
    <Line>
      <Badge tone={tone}>{word}</Badge>
      {batch.state === 'making' && (
        <TextButton disabled={cancel.isPending} onClick={() => cancel.mutate()}>
          <Trans>Cancel</Trans>
        </TextButton>
      )}
    </Line>
  )
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  h2 {
    font-size: ${token.fontSize.lead};
  }
  > button {
    justify-self: center;
  }
`
const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
`
