import { Trans, useLingui } from '@lingui/react/macro'
import type { ImportRow, PeopleImport } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { formatCount } from '../../../kit/format.ts'
import { Badge } from '../../../kit/ui/badge.tsx'
import { Button } from '../../../kit/ui/button.tsx'
import { DataTable } from '../../../kit/ui/data-table.tsx'
import { Select } from '../../../kit/ui/inputs.tsx'
import { StepLine } from '../../../kit/ui/step-box.tsx'
import { useImportRows } from './queries.ts'
import { rowStateOf } from './words.ts'

/** What became of each row. */
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
          aria-label={t`Which rows`}
          value={which}
          onChange={({ target }) => setWhich(target.value === 'refused' ? 'refused' : 'invited')}
        >
          <option value="invited">{t({ message: 'Invited', comment: 'Rows of an import' })}</option>
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
          <Trans>There are none.</Trans>
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
