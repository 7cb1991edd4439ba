import { Trans, useLingui } from '@lingui/react/macro'
import type { ImportRow, PeopleImport } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'
import { useState } from 'react'
import styled from 'styled-components'
import { formatCount } from '../../../lib/i18n/format.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { DataTable } from '../../../ui/data/data-table.tsx'
import { Select } from '../../../ui/forms/inputs.tsx'
import { StepLine } from '../../../ui/forms/step-box.tsx'
import { peopleImport } from './definition.tsx'
import { rowStateOf } from './labels.ts'

const rowsAtOnce = 25

/** The results of the rows. */
export function RowList({ one }: { one: PeopleImport }) {
  const { t } = useLingui()
  const [which, setWhich] = useState<'invited' | 'refused'>(one.invited > 0 ? 'invited' : 'refused')
  const list = useImportRows(one.id, which, `${one.state} ${one.mailsWaiting}`)
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <StepLine>
        <h3>
          <Trans>Row by row</Trans>
        </h3>
        <Select
          aria-label={t`Show rows`}
          value={which}
          onChange={({ target }) => setWhich(target.value === 'refused' ? 'refused' : 'invited')}
        >
          <option value="invited">{t({ message: 'Invited', context: 'count', comment: 'People of an import' })}</option>
          <option value="refused">{t`Rows to fix`}</option>
        </Select>
      </StepLine>
      {rows.length > 0 && (
        <DataTable
          caption={t`Row by row`}
          rows={rows}
          rowKey={({ line }) => String(line)}
          columns={[
            {
              title: t({ message: 'Line', comment: 'Number of a line in a file' }),
              cell: ({ line }) => formatCount(line),
            },
            { title: t`Email`, cell: ({ email }) => <bdi>{email || '–'}</bdi> },
            { title: t`Status`, cell: (row) => <State row={row} /> },
          ]}
        />
      )}
      {!list.isPending && rows.length === 0 && (
        <small>
          <Trans>No rows.</Trans>
        </small>
      )}
      {list.hasNextPage && (
        <More variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          <Trans>Show more</Trans>
        </More>
      )}
    </>
  )
}

function State({ row: { state, reason } }: { row: ImportRow }) {
  const { word, tone } = rowStateOf(state)
  return reason ?? <Badge tone={tone}>{word}</Badge>
}

const More = styled(Button)`
  margin-block-start: ${token.space[2]};
  justify-self: center;
`

/** Fetches the results of the rows, page by page. `isFresh` changes with the import, so that the rows are fetched again. */
function useImportRows(id: string, which: 'invited' | 'refused', isFresh: string) {
  return useInfiniteQuery({
    queryKey: [...peopleImport.queries.oneKey(id), 'rows', which, isFresh],
    queryFn: ({ pageParam }) =>
      call('GET /api/whitelabel/users/import/:id/rows', {
        params: { id },
        query: { which, after: pageParam, limit: rowsAtOnce },
      }),
    initialPageParam: 0,
    getNextPageParam: ({ nextAfter }) => nextAfter,
  })
}
