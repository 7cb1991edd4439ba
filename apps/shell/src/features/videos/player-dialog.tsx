import { Trans } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Download } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { LinkButton } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { FilmWave } from './film-wave.tsx'
import { languageName } from '../../kit/language-name.ts'

interface PlayerDialogProps {
  video: Video
  /** The control by which it is shared, where there is one. */
  share?: ReactNode
  onClose: () => void
}

/** Plays a finished video over the page. */
export function PlayerDialog({ video, share, onClose }: PlayerDialogProps) {
  const film = useRef<HTMLVideoElement>(null)
  function goTo(seconds: number): void {
    if (film.current) film.current.currentTime = seconds
  }
  return (
    <Dialog open onClose={onClose} title={<bdi>{video.title}</bdi>} width="wide">
      <Player
        ref={film}
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
        <FilmWave url={video.waveUrl} durationSeconds={video.duration} film={film} onSeek={goTo} />
      )}
      <Ways>
        {video.downloadUrl && (
          <LinkButton
            variant="secondary"
            href={video.downloadUrl}
            download={`${video.title}.mp4`}
            icon={<Download size={18} aria-hidden="true" />}
          >
            <Trans>Download</Trans>
          </LinkButton>
        )}
        {share}
      </Ways>
    </Dialog>
  )
}

const Ways = styled.div`
  display: flex;
  justify-content: space-between;
`
const Player = styled.video`
  inline-size: 100%;
  max-block-size: 72vh;
  border-radius: ${token.radius.control};
  background: ${token.stage};
`
