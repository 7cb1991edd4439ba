import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Video, VideoStats, VideoStatus } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from '#icons'
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { ShareButton } from '../features/sharing/share-button.tsx'
import { CardSkeletons } from '../features/videos/card/card-grid.tsx'
import {
  filtersFrom,
  isNarrowed,
  type LibraryFilters,
  type LibraryView,
  paramsFrom,
  viewFrom,
} from '../features/videos/library/library-filters.ts'
import { LibraryGrid } from '../features/videos/library/library-grid.tsx'
import { isUnfinished } from '../features/videos/library/library-acts.ts'
import { LibraryTools } from '../features/videos/library/library-tools.tsx'
import { NoticeSwitch } from '../features/videos/finish/notice-switch.tsx'
import { useVideos, useVideoStats } from '../features/videos/queries.ts'
import { useBoot } from '../lib/boot/boot.ts'
import { formatCount, formatPercent } from '../lib/i18n/format.ts'
import { isolated } from '../lib/i18n/isolated.ts'
import { useSelection } from '../lib/lists/selection.ts'
import { useLiveState } from '../lib/live/live.ts'
import { cacheUser } from '../lib/session/session.ts'
import { Button, LinkButton } from '../ui/controls/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Page, PageHeading } from '../ui/layout/page.tsx'
import { hiddenVisually } from '../ui/brand/shapes.ts'
import { HeadActions } from './my-videos/head-actions.tsx'

const TrashList = lazy(() =>
  import('../features/videos/library/trash-list.tsx').then(({ TrashList }) => ({ default: TrashList })),
)

/** Every video of the person: to find, watch, download, change, try again and delete. */
export function MyVideos() {
  const [params] = useSearchParams()
  return viewFrom(params) === 'trash' ? <Trash /> : <Library />
}

function Library() {
  const [params, setParams] = useSearchParams()
  const [filters, view] = [filtersFrom(params), viewFrom(params)]
  const list = useVideos(filters)
  const stats = useVideoStats()
  const videos = list.videos ?? []
  const selection = useSelection(videos)
  const isNew = hasNothingYet(list.videos, filters)
  useSignInAgain(list.error)
  const change = (patch: Partial<LibraryFilters>) =>
    setParams(paramsFrom({ ...filters, ...patch }, view), { replace: true })
  const turnTo = (next: LibraryView) => setParams(paramsFrom(filters, next), { replace: true })

  return (
    <Page title={tabTitle(videos)}>
      <PageHeading
        title={t`My Videos`}
        text={<Short>{isNew ? t`All your videos in one place.` : <Summary stats={stats.data} />}</Short>}
        action={<HeadActions selection={videos.length > 0 ? selection : undefined} isNew={isNew} />}
      />
      {!isNew && (
        <LibraryTools
          filters={filters}
          view={view}
          onView={turnTo}
          onChange={change}
          busy={list.isRefetching}
          onRefresh={() => void Promise.all([list.refetch(), stats.refetch()])}
        />
      )}
      {videos.some(isUnfinished) && <NoticeSwitch />}
      <Hidden>
        <Trans>Video list</Trans>
      </Hidden>
      {list.error && (
        <ErrorState title={t`Couldn’t load your videos.`} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <CardSkeletons count={6} withFoot />}
      {list.videos?.length === 0 && (
        <Nothing
          filters={filters}
          onClear={() => setParams(paramsFrom(filtersFrom(new URLSearchParams()), view), { replace: true })}
        />
      )}
      {videos.length > 0 && (
        <LibraryGrid
          videos={videos}
          selection={selection}
          view={view === 'list' ? 'list' : 'grid'}
          share={(video) => <ShareButton video={video} />}
        />
      )}
      {list.hasNextPage && <More list={list} total={isNarrowed(filters) ? undefined : stats.data?.total} />}
    </Page>
  )
}

/** Without a video there is nothing to search, count or sort. */
function hasNothingYet(videos: readonly Video[] | undefined, filters: LibraryFilters): boolean {
  return videos?.length === 0 && !isNarrowed(filters)
}

/** Lists deleted videos that can be restored. */
function Trash() {
  const { t } = useLingui()
  return (
    <Page title={t`Trash`}>
      <PageHeading
        title={t`Trash`}
        text={t`Deleted videos stay here for 30 days.`}
        action={
          <LinkButton
            variant="secondary"
            to="/my-videos"
            icon={<ArrowLeft className="flips" size={18} aria-hidden="true" />}
          >
            <Trans>Back to My Videos</Trans>
          </LinkButton>
        }
      />
      <Suspense fallback={<CardSkeletons count={3} />}>
        <TrashList />
      </Suspense>
    </Page>
  )
}

/** The next page, and how much of the whole is on this one. */
function More({ list, total }: { list: ReturnType<typeof useVideos>; total: number | undefined }) {
  const { t } = useLingui()
  const [shownCount, totalCount] = [formatCount(list.videos?.length ?? 0), formatCount(total ?? 0)]
  return (
    <Foot>
      {total !== undefined && (
        <p>
          <Trans>
            Showing {shownCount} of {totalCount}
          </Trans>
        </p>
      )}
      <Button
        variant="secondary"
        busy={list.isFetchingNextPage}
        busyText={t`Loading...`}
        onClick={() => void list.fetchNextPage()}
      >
        <Trans>Show more</Trans>
      </Button>
    </Foot>
  )
}

function Summary({ stats }: { stats: VideoStats | undefined }) {
  const state = useLiveState()
  if (!stats) return '...'
  const { total, ready } = stats
  const shownReady = formatCount(ready)
  const counts = plural(total, { one: `# video, ${shownReady} ready.`, other: `# videos, ${shownReady} ready.` })
  if (state === 'paused')
    return (
      <span role="status">
        {counts} <Trans>Live updates paused. Reconnecting.</Trans>
      </span>
    )
  return (
    <>
      {counts} {state === 'open' && <Trans>Live updates on.</Trans>}
    </>
  )
}

function Nothing({ filters, onClear }: { filters: LibraryFilters; onClear: () => void }) {
  const { words } = useBoot()
  const search = isolated(filters.q)
  if (!isNarrowed(filters))
    return (
      <EmptyState
        title={t`No videos yet`}
        text={words.firstVideoHint}
        action={<LinkButton to="/generate-video">{t`Create Video`}</LinkButton>}
      />
    )
  return (
    <EmptyState
      title={
        filters.q
          ? t`No results for “${search}”`
          : filters.status
            ? t`No videos with this status`
            : t`No videos match these filters`
      }
      text={filters.status && onlyText(filters.status)}
      action={
        <Button variant="secondary" onClick={onClear}>
          <Trans>Clear search and filters</Trans>
        </Button>
      }
    />
  )
}

/** Returns the note of a list that is filtered by one status. */
function onlyText(status: VideoStatus): string {
  const texts: Record<VideoStatus, string> = {
    pending: t`Showing pending videos only.`,
    processing: t`Showing processing videos only.`,
    ready: t`Showing ready videos only.`,
    failed: t`Showing failed videos only.`,
  }
  return texts[status]
}

/** Ends the session in the cache on a 401; the guard around the screens then handles sign-in. */
function useSignInAgain(error: Error | null) {
  const client = useQueryClient()
  useEffect(() => {
    if (error instanceof ApiError && error.status === 401) cacheUser(client, null)
  }, [client, error])
}

/** While a video is being made, its percentage can be read on the browser's tab. */
function tabTitle(videos: readonly Video[]): string {
  const running = videos.find(({ status }) => status === 'processing')
  return running ? `${formatPercent(running.processingProgress)} · ${t`My Videos`}` : t`My Videos`
}

const Hidden = styled.h2`
  ${hiddenVisually}
`
/* However many there are, the actions keep their place beside it when one of them changes its words. */
const Short = styled.span`
  display: inline-block;
  max-inline-size: 20rem;
`
const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[3]};
  font-size: ${token.fontSize.control};
  color: ${token.textMuted};
`
