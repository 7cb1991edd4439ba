import { t } from '@lingui/core/macro'
import type { AdminVideoRow, VideoStatus } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useListAddress } from '../../../lib/lists/address.ts'
import { CoreBadge } from '../core-badge.tsx'
import { type SortableColumn, SortableTable } from '../../../ui/data/sortable-table.tsx'
import { Pictured, RowStill } from '../../../ui/data/row-picture.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { MoreButton } from '../../../ui/controls/more-button.tsx'
import { TextButton } from '../../../ui/controls/text-button.tsx'
import { NothingFound } from '../nothing-found.tsx'
import { useAdminVideos, type VideoSort } from '../queries.ts'
import { OpenButton } from './open-button.tsx'
import { ShortId } from '../short-id.tsx'
import { StatusTools } from '../status-tools.tsx'
import { useAdminUser } from '../users/user-queries.ts'

const statuses: readonly VideoStatus[] = ['pending', 'processing', 'ready', 'failed']

function columns(onOpen: (id: string) => void): SortableColumn<AdminVideoRow, VideoSort>[] {
  return [
    { title: t`ID`, cell: ({ id }) => <ShortId id={id} /> },
    {
      title: t`Title`,
      place: 'name',
      cell: ({ title, thumbnailUrl }) => (
        <Pictured picture={<RowStill url={thumbnailUrl} />}>
          <bdi>{title}</bdi>
        </Pictured>
      ),
      sortable: { key: 'title', first: 'asc' },
    },
    {
      title: t`Status`,
      cell: ({ status }) => <CoreBadge word={status} />,
      sortable: { key: 'status', first: 'asc' },
    },
    {
      title: t`Property Address`,
      cell: ({ propertyAddress }) => <bdi>{propertyAddress || t`N/A`}</bdi>,
      sortable: { key: 'propertyAddress', first: 'asc' },
    },
    { title: t`Tenant`, cell: ({ tenant }) => <bdi>{tenant}</bdi>, sortable: { key: 'tenant', first: 'asc' } },
    {
      title: t`Created`,
      cell: ({ createdAt }) => formatMoment(createdAt),
      sortable: { key: 'createdAt', first: 'desc' },
    },
    {
      title: t`Actions`,
      place: 'corner',
      isFigure: true,
      cell: ({ id, title }) => <OpenButton name={title} onOpen={() => onOpen(id)} />,
    },
  ]
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const sorts = ['createdAt', 'title', 'status', 'propertyAddress', 'tenant'] as const

/** The videos of all tenants, or of one person whom the address names. */
export function VideosTab({ onOpen }: { onOpen: (id: string) => void }) {
  const list = useListAddress<'status' | 'user', VideoSort>({
    filters: { status: statuses, user: UUID },
    sorts,
    first: { sort: 'createdAt', order: 'desc' },
  })
  const { filter, sorting, change, clear, isNarrowed } = list
  const { q, user } = filter
  const status = statuses.find((known) => known === filter.status) ?? ''
  const videos = useAdminVideos({ q, status, user: user || undefined }, sorting)
  return (
    <>
      <StatusTools
        placeholder={t`Search by title or address`}
        statuses={statuses}
        wanted={{ q, status }}
        onWant={change}
      />
      {user && <OneUser id={user} onClear={clear} />}
      <Loaded query={videos} title={t`Couldn’t load the videos.`}>
        {(rows) => {
          if (rows.length > 0)
            return (
              <SortableTable
                caption={t`Videos`}
                columns={columns(onOpen)}
                rows={rows}
                rowKey={({ id }) => id}
                sorted={list}
                isStale={videos.isPlaceholderData}
              />
            )
          if (isNarrowed) return <NothingFound onClear={clear} />
          return <EmptyState isPart title={t`No videos found`} text={t`Videos from all tenants appear here.`} />
        }}
      </Loaded>
      <MoreButton list={videos} />
    </>
  )
}

/** Names the person whose videos are listed, with a button that shows all. */
function OneUser({ id, onClear }: { id: string; onClear: () => void }) {
  const { data } = useAdminUser(id)
  const name = isolated(data?.user.displayName || data?.user.username || '...')
  return (
    <Line>
      <span>{t`${name}’s videos`}</span>
      <TextButton onClick={onClear}>{t`Show all videos`}</TextButton>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[4]};
`
