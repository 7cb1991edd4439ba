import type { Video, VideoLook } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useRef } from 'react'
import styled from 'styled-components'
import { languageName } from '../../../lib/i18n/language-name.ts'
import { Waveform } from './waveform.tsx'

/** Plays a finished video, with its captions unless they are part of the picture, and a waveform to seek by. */
export function VideoPlayer({ video }: { video: Video }) {
  const player = useRef<HTMLVideoElement>(null)
  function goTo(seconds: number): void {
    if (player.current) player.current.currentTime = seconds
  }
  return (
    <Fitted $shape={video.look.shape}>
      <Player
        $shape={video.look.shape}
        ref={player}
        src={video.videoUrl ?? undefined}
        poster={video.thumbnailUrl ?? undefined}
        aria-label={video.title}
        controls
        autoPlay
        playsInline
      >
        {video.captionsUrl && !video.look.captions && (
          <track
            kind="captions"
            src={video.captionsUrl}
            srcLang={video.language}
            label={languageName(video.language)}
          />
        )}
      </Player>
      {video.waveUrl && video.duration && (
        <Waveform url={video.waveUrl} durationSeconds={video.duration} player={player} onSeek={goTo} />
      )}
    </Fitted>
  )
}

const TALLEST_VH = 72

/** Returns the width of a video of this shape that is as tall as the window allows, so that no bars are beside it. */
function widthOf(shape: VideoLook['shape']): string {
  const [width = 1, height = 1] = shape.split(':').map(Number)
  return `min(100%, ${(TALLEST_VH * width) / height}vh)`
}

const Fitted = styled.div<{ $shape: VideoLook['shape'] }>`
  display: grid;
  gap: ${token.space[3]};
  inline-size: ${({ $shape }) => widthOf($shape)};
`
const Player = styled.video<{ $shape: VideoLook['shape'] }>`
  inline-size: 100%;
  aspect-ratio: ${({ $shape }) => $shape.replace(':', ' / ')};
  border-radius: ${token.radius.control};
  background: ${token.stage};
`
