import type { Video } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { CardSkeletons } from '../features/videos/card-grid.tsx'
import { filtersFrom, isNarrowed, type LibraryFilters, paramsFrom } from '../features/videos/library-filters.ts'
import { LibraryGrid } from '../features/videos/library-grid.tsx'
import { LibraryTools } from '../features/videos/library-tools.tsx'
import { useVideos, useVideoStats } from '../features/videos/queries.ts'
import { type Selection, useSelection } from '../features/videos/use-selection.ts'
import { useBoot } from '../kit/boot.ts'
import { formatCount, formatPlural } from '../kit/format.ts'
import { useLiveState } from '../kit/live.ts'
import { keepUser } from '../kit/session.ts'
import { Button, LinkButton } from '../kit/ui/button.tsx'
import { EmptyState } from '../kit/ui/empty-state.tsx'
import { ErrorState } from '../kit/ui/error-state.tsx'
import { Page, PageHeading } from '../kit/ui/page.tsx'
import { hiddenVisually } from '../kit/ui/shapes.ts'

/** Every video of the person: to find, watch, download, try again and delete. */
export function MyVideos() {
  const [params, setParams] = useSearchParams()
  const filters = filtersFrom(params)
  const list = useVideos(filters)
  const stats = useVideoStats()
  const videos = list.videos ?? []
  const selection = useSelection(videos)
  useSignInAgain(list.error)
  const change = (patch: Partial<LibraryFilters>) => setParams(paramsFrom({ ...filters, ...patch }), { replace: true })

  return (
    <Page title={tabTitle(videos)}>
      <PageHeading
        title="My Videos"
        text={stats.data ? <Summary total={stats.data.total} ready={stats.data.ready} /> : '...'}
        action={<HeadActions selection={videos.length > 0 ? selection : undefined} />}
      />
      <LibraryTools
        filters={filters}
        onChange={change}
        busy={list.isRefetching}
        onRefresh={() => void Promise.all([list.refetch(), stats.refetch()])}
      />
      <Hidden>List of videos</Hidden>
      {list.error && (
        <ErrorState title="Your videos could not be loaded." error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <CardSkeletons count={6} withFoot />}
      {list.videos?.length === 0 && <Nothing filters={filters} onClear={() => setParams({}, { replace: true })} />}
      {videos.length > 0 && <LibraryGrid videos={videos} selection={selection} />}
      {list.hasNextPage && (
        <More
          variant="secondary"
          busy={list.isFetchingNextPage}
          busyText="Loading..."
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </More>
      )}
    </Page>
  )
}

function HeadActions({ selection }: { selection: Selection | undefined }) {
  return (
    <Actions>
      {selection && (
        <Button variant="secondary" onClick={selection.isAll ? selection.clear : selection.selectAll}>
          {selection.isAll ? 'Clear selection' : 'Select all'}
        </Button>
      )}
      <LinkButton to="/generate-video" icon={<Plus size={18} aria-hidden="true" />}>
        Create Video
      </LinkButton>
    </Actions>
  )
}

function Summary({ total, ready }: { total: number; ready: number }) {
  const state = useLiveState()
  const counts = `${formatPlural(total, 'video')}, ${formatCount(ready)} ready.`
  if (state === 'paused') return <span role="status">{counts} Live updates paused. Trying again.</span>
  return state === 'open' ? `${counts} Live: this page updates by itself.` : counts
}

function Nothing({ filters, onClear }: { filters: LibraryFilters; onClear: () => void }) {
  const { words } = useBoot()
  if (!isNarrowed(filters))
    return (
      <EmptyState
        title="No videos yet"
        text={words.firstVideoHint}
        action={<LinkButton to="/generate-video">Create Video</LinkButton>}
      />
    )
  return (
    <EmptyState
      title={filters.q ? `Nothing matches “${filters.q}”` : 'No video has this status'}
      text={filters.status && `The list shows only videos that are ${filters.status}.`}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear search and filter
        </Button>
      }
    />
  )
}

/** The guard around the screens knows what to do with somebody whose session has ended. */
function useSignInAgain(error: Error | null) {
  const client = useQueryClient()
  useEffect(() => {
    if (error instanceof ApiError && error.status === 401) keepUser(client, null)
  }, [client, error])
}

/** While a video is being made, its percentage can be read on the browser's tab. */
function tabTitle(videos: readonly Video[]): string {
  const running = videos.find(({ status }) => status === 'processing')
  return running ? `${running.processingProgress}% · My Videos` : 'My Videos'
}

const Hidden = styled.h2`
  ${hiddenVisually}
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
`
const More = styled(Button)`
  justify-self: center;
`
