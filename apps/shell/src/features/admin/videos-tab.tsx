import type { AdminVideo } from '@vitrine/contract'
import { formatMoment } from '../../kit/format.ts'
import { Badge, type BadgeTone } from '../../kit/ui/badge.tsx'
import { type Column, DataTable } from '../../kit/ui/data-table.tsx'
import { EmptyState } from '../../kit/ui/empty-state.tsx'
import { Loaded } from './loaded.tsx'
import { useAdminVideos } from './queries.ts'
import { ShortId } from './short-id.tsx'

const tones: Record<string, BadgeTone> = { ready: 'ok', completed: 'ok', processing: 'run', failed: 'bad' }

const columns: Column<AdminVideo>[] = [
  { title: 'ID', cell: ({ id }) => <ShortId id={id} /> },
  { title: 'Title', cell: ({ title }) => <bdi>{title}</bdi> },
  { title: 'Status', cell: ({ status }) => <Badge tone={tones[status] ?? 'neutral'}>{status}</Badge> },
  { title: 'Property Address', cell: ({ propertyAddress }) => <bdi>{propertyAddress || 'N/A'}</bdi> },
  { title: 'Tenant', cell: ({ tenant }) => tenant },
  { title: 'Created', cell: ({ createdAt }) => formatMoment(createdAt) },
]

/** The newest videos of all tenants. */
export function VideosTab() {
  return (
    <Loaded query={useAdminVideos()} title="The videos could not be loaded.">
      {(videos) =>
        videos.length > 0 ? (
          <DataTable caption="Videos" columns={columns} rows={videos} rowKey={({ id }) => id} />
        ) : (
          <EmptyState title="No videos found" text="The first video of any tenant will stand here." />
        )
      }
    </Loaded>
  )
}
