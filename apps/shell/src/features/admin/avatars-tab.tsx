import type { AdminAvatar } from '@vitrine/contract'
import { formatMoment } from '../../kit/format.ts'
import { Badge, type BadgeTone } from '../../kit/ui/badge.tsx'
import { type Column, DataTable } from '../../kit/ui/data-table.tsx'
import { EmptyState } from '../../kit/ui/empty-state.tsx'
import { Loaded } from './loaded.tsx'
import { useAdminAvatars } from './queries.ts'
import { ShortId } from './short-id.tsx'

const tones: Record<string, BadgeTone> = { ready: 'ok', processing: 'run', failed: 'bad' }

const columns: Column<AdminAvatar>[] = [
  { title: 'ID', cell: ({ id }) => <ShortId id={id} /> },
  { title: 'Name', cell: ({ name }) => <bdi>{name}</bdi> },
  { title: 'Type', cell: ({ type }) => type },
  { title: 'Status', cell: ({ status }) => <Badge tone={tones[status] ?? 'neutral'}>{status}</Badge> },
  { title: 'Tenant', cell: ({ tenant }) => tenant },
  { title: 'Created', cell: ({ createdAt }) => formatMoment(createdAt) },
]

/** The presenters of all tenants. */
export function AvatarsTab() {
  return (
    <Loaded query={useAdminAvatars()} title="The avatars could not be loaded.">
      {(avatars) =>
        avatars.length > 0 ? (
          <DataTable caption="Avatars" columns={columns} rows={avatars} rowKey={({ id }) => id} />
        ) : (
          <EmptyState title="No avatars found" text="Presenters appear here with the first tenant." />
        )
      }
    </Loaded>
  )
}
