import type { Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Dialog } from '../../kit/ui/dialog.tsx'

/** Plays a finished video over the page. */
export function PlayerDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={video.title} width="wide">
      <Player
        src={video.videoUrl ?? undefined}
        poster={video.thumbnailUrl ?? undefined}
        aria-label={video.title}
        controls
        autoPlay
        playsInline
      />
    </Dialog>
  )
}

const Player = styled.video`
  inline-size: 100%;
  max-block-size: 72vh;
  border-radius: ${token.radius.control};
  background: ${token.stage};
`
