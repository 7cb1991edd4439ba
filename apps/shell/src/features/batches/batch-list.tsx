import { Trans, useLingui } from '@lingui/react/macro'
import type { Batch } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatMoment } from '../../lib/i18n/format.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { DataTable } from '../../ui/data/data-table.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { TextButton } from '../../ui/controls/text-button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { videoImport } from './definition.tsx'
import { stateOf } from './labels.ts'

/** Earlier tables, and what came of them. */
export function BatchList() {
  const { t } = useLingui()
  const list = videoImport.queries.useList()
  const batches = list.data?.pages.flatMap(({ items }) => items) ?? []
  if (list.error)
    return <ErrorState title={t`Couldn’t load your batches.`} error={list.error} onRetry={() => void list.refetch()} />
  if (batches.length === 0) return null
  return (
    <Part aria-labelledby="earlier-tables">
      <h2 id="earlier-tables">
        <Trans>Previous batches</Trans>
      </h2>
      <DataTable
        caption={t`Previous batches`}
        rows={batches}
        rowKey={({ id }) => id}
        columns={[
          {
            title: t({ message: 'File', comment: 'Title of a column of file names' }),
            place: 'name',
            cell: ({ id, name }) => (
              <TextLink to={videoImport.addressOf(id)}>
                <bdi>{name}</bdi>
              </TextLink>
            ),
          },
          { title: t({ message: 'Uploaded', context: 'moment' }), cell: ({ createdAt }) => formatMoment(createdAt) },
          { title: t`Status`, cell: (batch) => <State batch={batch} /> },
          { title: t`Rows`, cell: ({ rows }) => formatCount(rows), isFigure: true },
          {
            title: t({ message: 'Ready', context: 'count', comment: 'How many videos of a batch' }),
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
  const { cancel } = videoImport.queries.useActions(batch.id)
  const { word, tone } = stateOf(batch.state)
  return (
    <Line>
      <Badge tone={tone}>{word}</Badge>
      {batch.state === 'rendering' && (
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
