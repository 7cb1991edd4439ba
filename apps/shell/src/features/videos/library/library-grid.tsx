import { plural, t } from '@lingui/core/macro'
import type { Video } from '@vitrine/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { CardGrid, CardList } from '../card/card-grid.tsx'
import { DeleteVideoQuestion, DeleteVideosQuestion } from './delete-questions.tsx'
import type { CardActs, LibraryAct } from './library-acts.ts'
import { useTurnedReady } from './turned-ready.ts'
import type { Selection } from '../../../lib/lists/selection.ts'
import { useListFocus } from '../../../lib/lists/use-list-focus.ts'
import { useVideoActions } from './use-video-actions.ts'
import { LibraryCard } from '../card/video-card.tsx'

const LibraryDialogs = lazy(() =>
  import('./library-dialogs.tsx').then(({ LibraryDialogs }) => ({ default: LibraryDialogs })),
)

/** Cards of the first row on a wide screen. */
const SEEN_AT_ONCE = 3

interface LibraryGridProps {
  videos: readonly Video[]
  selection: Selection
  view: 'grid' | 'list'
  share?: (video: Video) => ReactNode
}

/** The videos of the library with everything that can be done to one of them or to the chosen ones. */
export function LibraryGrid({ videos, selection, view, share }: LibraryGridProps) {
  const [toast, actions] = [useToast(), useVideoActions()]
  const list = useListFocus<HTMLUListElement>()
  const [asked, setAsked] = useState<{ act: LibraryAct; id: string } | 'delete selected' | null>(null)
  const close = () => setAsked(null)
  const opened = useTurnedReady(videos, (turned) => toast({ ...readyToast(turned), tone: 'success' }))
  const { act, id } = asked === 'delete selected' || !asked ? {} : asked
  // The list keeps updating while a dialog about one of its videos is open.
  const video = videos.find((one) => one.id === id)
  const Container = view === 'list' ? CardList : CardGrid

  function actsOf(one: Video): CardActs {
    return {
      busy: actions.busyId === one.id,
      onCheckStatus: () => actions.checkStatus(one),
      onRetry: () => actions.retry(one),
      onRework: () => actions.rework(one),
      onAct: (wanted) => setAsked({ act: wanted, id: one.id }),
      share,
    }
  }

  return (
    <>
      <Container ref={list} aria-label={t`Videos`}>
        {videos.map((one, place) => (
          <li key={one.id}>
            <LibraryCard
              video={one}
              view={view}
              isFirst={place < SEEN_AT_ONCE}
              opens={opened.has(one.id)}
              selected={selection.has(one.id)}
              onSelect={() => selection.toggle(one.id)}
              acts={actsOf(one)}
              rename={
                act === 'rename' && id === one.id
                  ? { onSave: (title) => actions.change(one, { title }, close), onLeave: close }
                  : undefined
              }
            />
          </li>
        ))}
      </Container>
      {selection.ids.length > 0 && (
        <ChosenBar selection={selection} videos={videos} onDelete={() => setAsked('delete selected')} />
      )}
      {asked === 'delete selected' && (
        <DeleteVideosQuestion
          count={selection.ids.length}
          busy={actions.isRemoving}
          onClose={close}
          onConfirm={() => actions.removeMany(selection.ids, close)}
        />
      )}
      {video && act === 'delete' && (
        <DeleteVideoQuestion
          video={video}
          busy={actions.isRemoving}
          onClose={close}
          onConfirm={() => actions.remove(video, close)}
        />
      )}
      {video && act && act !== 'delete' && act !== 'rename' && (
        <Suspense fallback={null}>
          <LibraryDialogs act={act} video={video} actions={actions} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function readyToast(turned: Video[]) {
  const [first, ...others] = turned
  const title = isolated(first?.title ?? '')
  if (others.length === 0) return { title: t`Video ready`, description: t`“${title}” is ready to watch.` }
  const description = plural(turned.length, {
    one: '# video is ready to watch.',
    other: '# videos are ready to watch.',
  })
  return { title: t`Videos ready`, description }
}
