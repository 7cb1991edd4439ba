import { t } from '@lingui/core/macro'
import type { AdminAvatarRow, AvatarStatus } from '@vitrine/contract'
import { useDeferredValue, useState } from 'react'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { useSorting } from '../../../lib/lists/sorting.ts'
import { type SortableColumn, SortableTable } from '../../../ui/data/sortable-table.tsx'
import { Pictured, RowFace } from '../../../ui/data/row-picture.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { MoreButton } from '../../../ui/controls/more-button.tsx'
import { NothingFound } from '../nothing-found.tsx'
import { type AvatarSort, useAdminAvatars } from '../queries.ts'
import { OpenButton } from './open-button.tsx'
import { ShortId } from '../short-id.tsx'
import { StatusTools } from '../status-tools.tsx'
import { CoreBadge } from '../core-badge.tsx'
import { coreWord } from '../labels.ts'

const statuses: readonly AvatarStatus[] = ['processing', 'ready', 'failed']

function columns(onOpen: (id: string) => void): SortableColumn<AdminAvatarRow, AvatarSort>[] {
  return [
    { title: t`ID`, cell: ({ id }) => <ShortId id={id} /> },
    {
      title: t`Name`,
      place: 'name',
      cell: ({ name, presenterId }) => (
        <Pictured picture={<RowFace presenterId={presenterId} />}>
          <bdi>{name}</bdi>
        </Pictured>
      ),
      sortable: { key: 'name', first: 'asc' },
    },
    { title: t`Type`, cell: ({ type }) => coreWord(type), sortable: { key: 'type', first: 'asc' } },
    {
      title: t`Status`,
      cell: ({ status }) => <CoreBadge word={status} />,
      sortable: { key: 'status', first: 'asc' },
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
      cell: ({ id, name }) => <OpenButton name={name} onOpen={() => onOpen(id)} />,
    },
  ]
}

/** The presenters of all tenants. */
export function AvatarsTab({ onOpen }: { onOpen: (id: string) => void }) {
  const [wanted, setWanted] = useState({ q: '', status: '' as AvatarStatus | '' })
  const { q, status } = wanted
  const sorted = useSorting<AvatarSort>({ sort: 'createdAt', order: 'desc' })
  const list = useAdminAvatars({ q: useDeferredValue(q.trim()), status }, sorted.sorting)
  return (
    <>
      <StatusTools placeholder={t`Search by name`} statuses={statuses} wanted={wanted} onWant={setWanted} />
      <Loaded query={list} title={t`Couldn’t load the avatars.`}>
        {(avatars) => {
          if (avatars.length > 0)
            return (
              <SortableTable
                caption={t`Avatars`}
                columns={columns(onOpen)}
                rows={avatars}
                rowKey={({ id }) => id}
                sorted={sorted}
                isStale={list.isPlaceholderData}
              />
            )
          if (q || status) return <NothingFound onClear={() => setWanted({ q: '', status: '' })} />
          return (
            <EmptyState isPart title={t`No avatars found`} text={t`Presenters appear here once there is a tenant.`} />
          )
        }}
      </Loaded>
      <MoreButton list={list} />
    </>
  )
}
