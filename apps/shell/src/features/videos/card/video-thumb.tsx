import type { Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type ReactNode, useState } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatDuration, formatPercent } from '../../../lib/i18n/format.ts'
import { ProgressPicture } from '../../../ui/brand/progress-picture.tsx'

interface VideoThumbProps {
  video: Video
  /** Among those that are seen without scrolling: it loads at once. */
  isFirst?: boolean
  /** Opens like an arch from the foot up, when the video has just become ready. */
  opens?: boolean
  /** Content over the picture: the checkbox, the play button. */
  children?: ReactNode
}

/** The picture of a video: a frame of it, its progress, or a placeholder. */
export function VideoThumb({ video, isFirst = false, opens = false, children }: VideoThumbProps) {
  const { status, duration, thumbnailUrl, processingProgress } = video
  const isReady = status === 'ready'
  return (
    <Frame>
      <Picture $isOff={status === 'failed'}>
        {isReady && thumbnailUrl ? (
          <Still key={thumbnailUrl} url={thumbnailUrl} isFirst={isFirst} opens={opens} />
        ) : (
          <Place percent={processingProgress} />
        )}
      </Picture>
      {status === 'processing' && <Percent>{formatPercent(processingProgress)}</Percent>}
      {isReady && duration !== null && <Length>{formatDuration(duration)}</Length>}
      {children}
    </Frame>
  )
}

function Place({ percent }: { percent: number }) {
  return <ProgressPicture vertical={useBoot().vertical} percent={percent} />
}

/** A frame of the video. It opens over the finished progress picture, and not before there is something to see. */
function Still({ url, isFirst, opens }: { url: string; isFirst: boolean; opens: boolean }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading')
  return (
    <>
      {(opens || state === 'broken') && <Place percent={100} />}
      {state !== 'broken' && (
        // The title is right below, so the picture needs no text.
        <Image
          src={url}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          $opens={opens}
          $isLoaded={state === 'loaded'}
          onLoad={() => setState('loaded')}
          onError={() => setState('broken')}
        />
      )}
    </>
  )
}

const archOpens = keyframes`
  from { clip-path: ellipse(34% 0% at 50% 100%); }
  to { clip-path: ellipse(110% 150% at 50% 100%); }
`

/* A video looks the same in every language, so what stands on it does not change sides. */
const Frame = styled.div`
  direction: ltr;
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: inherit;
  background: ${token.stage};
`
const Picture = styled.div<{ $isOff: boolean }>`
  block-size: 100%;
  > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  ${({ $isOff }) => $isOff && 'filter: grayscale(.75); opacity: .62;'}
`
const Image = styled.img<{ $opens: boolean; $isLoaded: boolean }>`
  object-fit: cover;
  visibility: ${({ $isLoaded }) => ($isLoaded ? 'visible' : 'hidden')};
  ${({ $opens, $isLoaded }) =>
    $opens &&
    $isLoaded &&
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
