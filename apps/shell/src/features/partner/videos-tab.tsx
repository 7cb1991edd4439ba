import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WhitelabelVideo } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ExternalLink } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import styled from 'styled-components'
import { formatCredits, formatDuration, formatMoment } from '../../kit/format.ts'
import { Badge, type BadgeTone } from '../../kit/ui/badge.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { type Column, DataTable } from '../../kit/ui/data-table.tsx'
import { EmptyState } from '../../kit/ui/empty-state.tsx'
import { ErrorState } from '../../kit/ui/error-state.tsx'
import { SearchInput, Select } from '../../kit/ui/inputs.tsx'
import { media } from '../../kit/ui/shapes.ts'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { TextLink } from '../../kit/ui/text-link.tsx'
import { usePartnerVideos, type VideoStatusFilter } from './queries.ts'
import { VideoTotals } from './video-totals.tsx'

/** What the people of the tenant make, newest first. */
export function VideosTab() {
  const [q, setQ] = useState('')
  const [status, setStatus] = useState<VideoStatusFilter>('')
  const list = usePartnerVideos({ q: useDeferredValue(q.trim()), status })
  const videos = list.data?.pages.flatMap(({ items }) => items)
  const clear = () => {
    setQ('')
    setStatus('')
  }
  return (
    <>
      <VideoTotals />
      <Tools role="search">
        <SearchInput
          placeholder={t`Search by title or user`}
          maxLength={200}
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <Select
          aria-label={t`Status`}
          value={status}
          onChange={({ target }) => setStatus(target.value as VideoStatusFilter)}
        >
          <option value="">{t`All states`}</option>
          {Object.entries(statusNames()).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Tools>
      {list.error && (
        <ErrorState title={t`The videos could not be loaded.`} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton height="320px" radius={token.radius.card} />}
      {videos?.length === 0 && <Nothing isNarrowed={q !== '' || status !== ''} onClear={clear} />}
      {videos && videos.length > 0 && (
        <DataTable caption={t`Videos`} columns={columns()} rows={videos} rowKey={({ id }) => id} />
      )}
      {list.hasNextPage && (
        <More variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          <Trans>Show more</Trans>
        </More>
      )}
    </>
  )
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed)
    return (
      <EmptyState
        isPart
        title={t`No videos yet`}
        text={t`What your users make stands here, from the first video on.`}
      />
    )
  return (
    <EmptyState
      isPart
      title={t`Nothing matches`}
      action={
        <Button variant="secondary" onClick={onClear}>
          <Trans>Clear search and filter</Trans>
        </Button>
      }
    />
  )
}

function columns(): Column<WhitelabelVideo>[] {
  return [
    { title: t`Video`, cell: (video) => <Title video={video} /> },
    { title: t`User`, cell: ({ username, displayName }) => <bdi>{displayName ?? username}</bdi> },
    { title: t`Status`, cell: ({ status }) => <Badge tone={tones[status]}>{statusNames()[status]}</Badge> },
    {
      title: t`Length`,
      isFigure: true,
      cell: ({ durationSeconds }) => (durationSeconds === null ? '–' : formatDuration(durationSeconds)),
    },
    { title: t`Credits`, isFigure: true, cell: ({ credits }) => formatCredits(credits) },
    { title: t`Created`, cell: ({ createdAt }) => formatMoment(createdAt) },
  ]
}

function Title({ video: { title, errorMessage, thumbnailUrl, pageUrl } }: { video: WhitelabelVideo }) {
  return (
    <Row>
      {/* The title stands beside it, so the picture adds nothing in words. */}
      <Still>{thumbnailUrl && <img src={thumbnailUrl} alt="" loading="lazy" />}</Still>
      <Name>
        <b dir="auto">{title}</b>
        {pageUrl && (
          <TextLink href={pageUrl} target="_blank" rel="noreferrer" aria-label={t`Watch: ${title}`}>
            <Trans>Watch</Trans>
            <ExternalLink size={14} aria-hidden="true" />
          </TextLink>
        )}
        {errorMessage && (
          <Reason>
            {errorMessage} <Trans>The credits went back.</Trans>
          </Reason>
        )}
      </Name>
    </Row>
  )
}

const tones: Record<WhitelabelVideo['status'], BadgeTone> = {
  pending: 'neutral',
  processing: 'run',
  ready: 'ok',
  failed: 'bad',
}

function statusNames(): Record<WhitelabelVideo['status'], string> {
  return { pending: t`Pending`, processing: t`Processing`, ready: t`Ready`, failed: t`Failed` }
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(160px, max-content);
  gap: ${token.space[3]};
  max-inline-size: 760px;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Row = styled.span`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[3]};
`
const Still = styled.span`
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${token.radius.tag};
  background: ${token.stage};
  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`
const Reason = styled.span`
  display: block;
  color: ${token.dangerText};
`
const Name = styled.span`
  font-size: ${token.fontSize.badge};
  b {
    display: block;
    font-size: ${token.fontSize.small};
    font-weight: 600;
    color: ${token.text};
    overflow-wrap: anywhere;
  }
`
const More = styled(Button)`
  justify-self: center;
`
