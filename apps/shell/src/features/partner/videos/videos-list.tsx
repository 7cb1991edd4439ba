import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WhitelabelVideo } from '@vitrine/contract'
import { formatCount, formatCredits, formatDuration, formatMoment } from '../../../lib/i18n/format.ts'
import type { SortingState } from '../../../lib/lists/sorting.ts'
import { mayAdminister } from '../../../lib/session/effective-role.ts'
import { useUser } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { MoreButton } from '../../../ui/controls/more-button.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { type SortableColumn, SortableTable } from '../../../ui/data/sortable-table.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { personPath } from '../people/person-cell.tsx'
import { type VideoSort, usePartnerVideos } from './queries.ts'
import { StateBadge } from './state-badge.tsx'
import { VideoActions } from './video-actions.tsx'
import { VideoCell } from './video-cell.tsx'

interface VideosListProps {
  filter: { q: string; status: string; user?: string }
  sorted: SortingState<VideoSort>
  /** Clears the filter; left out where there is none. */
  onClear?: (() => void) | undefined
}

/** The videos of the tenant, or those of one person, as a table. */
export function VideosList({ filter, sorted, onClear }: VideosListProps) {
  const { data: user } = useUser()
  const list = usePartnerVideos(filter, sorted.sorting)
  const mayModerate = user ? mayAdminister(user) : false
  // A person's page names them once, and its credit history has what each video cost.
  const leftOut = filter.user ? [t`User`, t`Credits`] : []
  const shown = columns(mayModerate).filter(({ title }) => !leftOut.includes(title))
  return (
    <>
      <Loaded query={list} title={t`Couldn’t load the videos.`}>
        {(videos) =>
          videos.length === 0 ? (
            <Nothing onClear={onClear} />
          ) : (
            <SortableTable
              caption={t`Videos`}
              columns={shown}
              rows={videos}
              rowKey={({ id }) => id}
              sorted={sorted}
              isStale={list.isPlaceholderData}
            />
          )
        }
      </Loaded>
      <MoreButton list={list} />
    </>
  )
}

function Nothing({ onClear }: Pick<VideosListProps, 'onClear'>) {
  if (!onClear) return <EmptyState isPart title={t`No videos yet`} text={t`New videos appear here.`} />
  return (
    <EmptyState
      isPart
      title={t`No videos found`}
      action={
        <Button variant="secondary" onClick={onClear}>
          <Trans>Clear search and filters</Trans>
        </Button>
      }
    />
  )
}

function columns(mayModerate: boolean): SortableColumn<WhitelabelVideo, VideoSort>[] {
  return [
    {
      title: t`Video`,
      place: 'name',
      cell: (video) => <VideoCell video={video} />,
      sortable: { key: 'title', first: 'asc' },
    },
    {
      title: t`User`,
      cell: (video) => <Owner video={video} isLink={mayModerate} />,
      sortable: { key: 'user', first: 'asc' },
    },
    { title: t`Status`, cell: (video) => <StateBadge video={video} />, sortable: { key: 'status', first: 'asc' } },
    {
      title: t`Length`,
      isFigure: true,
      cell: ({ durationSeconds }) => (durationSeconds === null ? '–' : formatDuration(durationSeconds)),
      sortable: { key: 'length', first: 'desc' },
    },
    {
      title: t`Credits`,
      isFigure: true,
      cell: ({ credits }) => formatCredits(credits),
      sortable: { key: 'credits', first: 'desc' },
    },
    {
      title: t`Views`,
      isFigure: true,
      cell: ({ views }) => formatCount(views),
      sortable: { key: 'views', first: 'desc' },
    },
    {
      title: t`Created`,
      cell: ({ createdAt }) => formatMoment(createdAt),
      sortable: { key: 'createdAt', first: 'desc' },
    },
    {
      title: t`Actions`,
      place: 'corner',
      isFigure: true,
      cell: (video) => <VideoActions video={video} mayModerate={mayModerate} />,
    },
  ]
}

/** The owner of the video, linked to their page for those who may manage people. */
function Owner({ video: { userId, username, displayName }, isLink }: { video: WhitelabelVideo; isLink: boolean }) {
  const name = <bdi>{displayName || username}</bdi>
  return isLink ? <TextLink to={personPath(userId)}>{name}</TextLink> : name
}
