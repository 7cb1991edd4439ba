import { t } from '@lingui/core/macro'
import type { AdminAvatar } from '@vitrine/contract'
import { formatMoment } from '../../kit/format.ts'
import { Badge, type BadgeTone } from '../../kit/ui/badge.tsx'
import { type Column, DataTable } from '../../kit/ui/data-table.tsx'
import { EmptyState } from '../../kit/ui/empty-state.tsx'
import { Loaded } from '../../kit/ui/loaded.tsx'
import { MoreButton } from '../../kit/ui/more-button.tsx'
import { useAdminAvatars } from './queries.ts'
import { ShortId } from './short-id.tsx'
import { coreWord } from './words.ts'

const tones: Record<string, BadgeTone> = { ready: 'ok', processing: 'run', failed: 'bad' }

function columns(): Column<AdminAvatar>[] {
  return [
    { title: t`ID`, cell: ({ id }) => <ShortId id={id} /> },
    { title: t`Name`, cell: ({ name }) => <bdi>{name}</bdi> },
    { title: t`Type`, cell: ({ type }) => coreWord(type) },
    { title: t`Status`, cell: ({ status }) => <Badge tone={tones[status] ?? 'neutral'}>{coreWord(status)}</Badge> },
    { title: t`Tenant`, cell: ({ tenant }) => <bdi>{tenant}</bdi> },
    { title: t`Created`, cell: ({ createdAt }) => formatMoment(createdAt) },
  ]
}

/** The presenters of all tenants. */
export function AvatarsTab() {
  const list = useAdminAvatars()
  return (
    <>
      <Loaded query={list} title={t`The avatars could not be loaded.`}>
        {(avatars) =>
          avatars.length > 0 ? (
            <DataTable caption={t`Avatars`} columns={columns()} rows={avatars} rowKey={({ id }) => id} />
          ) : (
            <EmptyState isPart title={t`No avatars found`} text={t`Presenters appear here with the first tenant.`} />
          )
        }
      </Loaded>
      <MoreButton list={list} />
    </>
  )
}
