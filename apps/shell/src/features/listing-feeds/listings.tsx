import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { FeedChange } from '@vitrine/contract'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { MoreButton } from '../../ui/controls/more-button.tsx'
import { DataTable } from '../../ui/data/data-table.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { useListings } from './queries.ts'

/** The listings of one kind, each with its video. */
export function Listings({ id, change }: { id: string; change: FeedChange }) {
  const list = useListings(id, change)
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  if (list.error)
    return <ErrorState title={t`Couldn’t load the listings.`} error={list.error} onRetry={() => void list.refetch()} />
  if (rows.length === 0) return null
  return (
    <div>
      <DataTable
        caption={t`Listings`}
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          { title: t`Title`, cell: ({ title }) => <bdi>{title || '–'}</bdi> },
          { title: t`Price`, cell: ({ price }) => <bdi>{price || '–'}</bdi> },
          {
            title: t`Video`,
            cell: ({ videoId }) =>
              videoId ? (
                <TextLink to={`/watch?video=${videoId}`}>
                  <Trans>View</Trans>
                </TextLink>
              ) : (
                '–'
              ),
          },
        ]}
      />
      <MoreButton list={list} />
    </div>
  )
}
