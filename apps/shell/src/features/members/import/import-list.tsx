import { Trans, useLingui } from '@lingui/react/macro'
import { formatCount, formatMoment } from '../../../lib/i18n/format.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { DataTable } from '../../../ui/data/data-table.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { peopleImport } from './definition.tsx'
import { stateOf } from './labels.ts'

/** Earlier imports, and what came of them; nothing while there are none. */
export function ImportList() {
  const { t } = useLingui()
  const list = peopleImport.queries.useList()
  const imports = list.data?.pages.flatMap(({ items }) => items) ?? []
  if (imports.length === 0) return null
  return (
    <Panel title={t`Imports from the last 30 days`}>
      <DataTable
        caption={t`Imports from the last 30 days`}
        rows={imports}
        rowKey={({ id }) => id}
        columns={[
          {
            title: t({ message: 'File', comment: 'Title of a column of file names' }),
            place: 'name',
            cell: ({ id, name }) => (
              <TextLink to={peopleImport.addressOf(id)}>
                <bdi>{name}</bdi>
              </TextLink>
            ),
          },
          { title: t`By`, cell: ({ importedBy }) => <bdi>{importedBy}</bdi> },
          { title: t({ message: 'Uploaded', context: 'moment' }), cell: ({ createdAt }) => formatMoment(createdAt) },
          {
            title: t`Status`,
            cell: ({ state }) => <Badge tone={stateOf(state).tone}>{stateOf(state).word}</Badge>,
          },
          {
            title: t({ message: 'Invited', context: 'count', comment: 'People of an import' }),
            cell: ({ invited }) => formatCount(invited),
            isFigure: true,
          },
          { title: t`Rows to fix`, cell: ({ refused }) => formatCount(refused), isFigure: true },
        ]}
      />
      {list.hasNextPage && (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </Panel>
  )
}
