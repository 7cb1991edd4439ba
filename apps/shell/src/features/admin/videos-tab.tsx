import { t } from '@lingui/core/macro'
import type { AdminVideo } from '@vitrine/contract'
import { formatMoment } from '../../kit/format.ts'
import { Badge, type BadgeTone } from '../../kit/ui/badge.tsx'
import { type Column, DataTable } from '../../kit/ui/data-table.tsx'
import { EmptyState } from '../../kit/ui/empty-state.tsx'
import { Loaded } from '../../kit/ui/loaded.tsx'
import { MoreButton } from '../../kit/ui/more-button.tsx'
import { useAdminVideos } from './queries.ts'
import { ShortId } from './short-id.tsx'
import { coreWord } from './words.ts'

const tones: Record<string, BadgeTone> = { ready: 'ok', completed: 'ok', processing: 'run', failed: 'bad' }

function columns(): Column<AdminVideo>[] {
  return [
    { title: t`ID`, cell: ({ id }) => <ShortId id={id} /> },
    { title: t`Title`, cell: ({ title }) => <bdi>{title}</bdi> },
    { title: t`Status`, cell: ({ status }) => <Badge tone={tones[status] ?? 'neutral'}>{coreWord(status)}</Badge> },
    { title: t`Property Address`, cell: ({ propertyAddress }) => <bdi>{propertyAddress || t`N/A`}</bdi> },
    { title: t`Tenant`, cell: ({ tenant }) => <bdi>{tenant}</bdi> },
    { title: t`Created`, cell: ({ createdAt }) => formatMoment(createdAt) },
  ]
}

/** The newest videos of all tenants. */
export function VideosTab() {
  const list = useAdminVideos()
  return (
    <>
      <Loaded query={list} title={t`The videos could not be loaded.`}>
        {(videos) =>
          videos.length > 0 ? (
            <DataTable caption={t`Videos`} columns={columns()} rows={videos} rowKey={({ id }) => id} />
          ) : (
            <EmptyState isPart title={t`No videos found`} text={t`The first video of any tenant will stand here.`} />
          )
        }
      </Loaded>
      <MoreButton list={list} />
    </>
  )
}
