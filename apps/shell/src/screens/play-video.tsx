import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { Download } from '#icons'
import { Navigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { ShareButton } from '../features/sharing/share-button.tsx'
import { VideoPlayer } from '../features/videos/card/video-player.tsx'
import { isPlayable } from '../features/videos/library/library-acts.ts'
import { useVideo } from '../features/videos/queries.ts'
import { LinkButton } from '../ui/controls/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Page, PageHeading } from '../ui/layout/page.tsx'

/** /watch?video=: plays a finished video of the person in a window of its own. Without a video named it leads to all of them. */
export function PlayVideo() {
  const id = useSearchParams()[0].get('video') ?? ''
  const { data: video, error, refetch } = useVideo(id)
  if (id === '') return <Navigate to="/my-videos" replace />
  if (error instanceof ApiError && [404, 422].includes(error.status)) return <Missing />
  return (
    <Page title={video?.title ?? t`Watch video`}>
      {error && <ErrorState title={t`Couldn’t load the video.`} error={error} onRetry={() => void refetch()} />}
      {!video && !error && <Skeleton height="60vh" radius={token.radius.card} />}
      {video && (isPlayable(video) ? <Player video={video} /> : <NotReady title={video.title} />)}
    </Page>
  )
}

function Player({ video }: { video: Video }) {
  return (
    <>
      <PageHeading
        title={<bdi>{video.title}</bdi>}
        text={video.propertyAddress || undefined}
        action={
          <Ways>
            <LinkButton
              variant="secondary"
              href={video.downloadUrl ?? video.videoUrl ?? ''}
              download={`${video.title}.mp4`}
              icon={<Download size={18} aria-hidden="true" />}
            >
              <Trans>Download</Trans>
            </LinkButton>
            <ShareButton video={video} />
          </Ways>
        }
      />
      <VideoPlayer video={video} />
      <ToLibrary />
    </>
  )
}

function NotReady({ title }: { title: string }) {
  return (
    <>
      <PageHeading title={<bdi>{title}</bdi>} text={t`This video isn’t ready yet. Check its progress in My Videos.`} />
      <ToLibrary />
    </>
  )
}

function Missing() {
  return (
    <Page title={t`Watch video`}>
      <PageHeading
        title={t`Video not found`}
        text={t`It may have been deleted. Find your other videos in My Videos.`}
      />
      <ToLibrary />
    </Page>
  )
}

function ToLibrary() {
  return (
    <div>
      <LinkButton to="/my-videos" variant="secondary">
        <Trans>My Videos</Trans>
      </LinkButton>
    </div>
  )
}

const Ways = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
`
