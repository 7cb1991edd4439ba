import type { Video } from '@vitrine/contract'
import { useState } from 'react'
import { formatPlural } from '../../kit/format.ts'
import { useToast } from '../../kit/toast.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CardGrid } from './card-grid.tsx'
import { DeleteVideoQuestion, DeleteVideosQuestion } from './delete-questions.tsx'
import { useTurnedReady } from './turned-ready.ts'
import type { Selection } from './use-selection.ts'
import { useVideoActions } from './use-video-actions.ts'
import { LibraryCard } from './video-card.tsx'

/** The cards of the library with everything that can be done to one video or to the chosen ones. */
export function LibraryGrid({ videos, selection }: { videos: readonly Video[]; selection: Selection }) {
  const toast = useToast()
  const actions = useVideoActions()
  const [doomed, setDoomed] = useState<Video | 'selected' | null>(null)
  const keep = () => setDoomed(null)
  const opened = useTurnedReady(videos, (turned) => toast({ ...readyToast(turned), tone: 'success' }))

  return (
    <>
      <CardGrid aria-label="Videos">
        {videos.map((video) => (
          <li key={video.id}>
            <LibraryCard
              video={video}
              opens={opened.has(video.id)}
              selected={selection.has(video.id)}
              onSelect={() => selection.toggle(video.id)}
              actions={{
                busy: actions.busyId === video.id,
                onCheckStatus: () => actions.checkStatus(video),
                onRetry: () => actions.retry(video),
                onDelete: () => setDoomed(video),
              }}
            />
          </li>
        ))}
      </CardGrid>
      {selection.ids.length > 0 && (
        <BulkBar selection={selection} listedCount={videos.length} onDelete={() => setDoomed('selected')} />
      )}
      {doomed === 'selected' && (
        <DeleteVideosQuestion
          count={selection.ids.length}
          busy={actions.isRemoving}
          onClose={keep}
          onConfirm={() => actions.removeMany(selection.ids, keep)}
        />
      )}
      {doomed && doomed !== 'selected' && (
        <DeleteVideoQuestion
          video={doomed}
          busy={actions.isRemoving}
          onClose={keep}
          onConfirm={() => actions.remove(doomed, keep)}
        />
      )}
    </>
  )
}

function readyToast([first, ...others]: Video[]) {
  return others.length === 0
    ? { title: 'Video ready', description: `“${first?.title}” can be watched now.` }
    : { title: 'Videos ready', description: `${formatPlural(others.length + 1, 'video')} can be watched now.` }
}
