import type { Video } from '@vitrine/contract'
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
    <>
      <Player
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
    </>
  )
}

const Player = styled.video`
  inline-size: 100%;
  max-block-size: 72vh;
  border-radius: ${token.radius.control};
  background: ${token.stage};
`
