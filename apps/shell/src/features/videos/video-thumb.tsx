import type { Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type ReactNode, useState } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { formatDuration } from '../../kit/format.ts'
import { ProgressPicture } from '../../kit/ui/progress-picture.tsx'

interface VideoThumbProps {
  video: Video
  /** Opens like an arch from the foot up, when the video has just become ready. */
  opens?: boolean
  /** What stands on the picture: the tick box, the play button. */
  children?: ReactNode
}

/** The picture of a video: a frame of it, how far it is, or the place where it would be. */
export function VideoThumb({ video, opens = false, children }: VideoThumbProps) {
  return (
    <Frame>
      <Picture $opens={opens} $isOff={video.status === 'failed'}>
        <Content video={video} />
      </Picture>
      {video.status === 'processing' && <Percent>{video.processingProgress}%</Percent>}
      {video.status === 'ready' && video.duration !== null && <Length>{formatDuration(video.duration)}</Length>}
      {children}
    </Frame>
  )
}

function Content({ video }: { video: Video }) {
  const { vertical } = useBoot()
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const { status, thumbnailUrl, processingProgress } = video
  const isShown = status === 'ready' && thumbnailUrl && thumbnailUrl !== brokenUrl
  if (!isShown) return <ProgressPicture vertical={vertical} percent={processingProgress} />
  // The title stands in words right below, so the picture adds nothing to it.
  return <img src={thumbnailUrl} alt="" loading="lazy" onError={() => setBrokenUrl(thumbnailUrl)} />
}

const archOpens = keyframes`
  from { clip-path: ellipse(34% 0% at 50% 100%); }
  to { clip-path: ellipse(110% 150% at 50% 100%); }
`

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: inherit;
  background: ${token.stage};
`
const Picture = styled.div<{ $opens: boolean; $isOff: boolean }>`
  block-size: 100%;
  > * {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  ${({ $isOff }) => $isOff && 'filter: grayscale(.75); opacity: .62;'}
  ${({ $opens }) =>
    $opens &&
    css`
      animation: ${archOpens} calc(2 * ${token.duration.sheet}) ${token.ease.out};
    `}
`
const Percent = styled.span`
  position: absolute;
  inset-inline-start: 14px;
  inset-block-end: 10px;
  font: 700 1.25rem/1 ${token.font.display};
`
const Length = styled.span`
  position: absolute;
  inset-inline-end: 10px;
  inset-block-end: 10px;
  padding: 2px 7px;
  border-radius: ${token.radius.tag};
  background: ${token.text};
  color: ${token.bg};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
`
