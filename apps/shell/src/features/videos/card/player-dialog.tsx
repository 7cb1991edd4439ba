import { Trans } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { Download } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { VideoPlayer } from './video-player.tsx'

interface PlayerDialogProps {
  video: Video
  /** The control by which it is shared, where there is one. */
  share?: ReactNode
  onClose: () => void
}

/** Plays a finished video over the page. */
export function PlayerDialog({ video, share, onClose }: PlayerDialogProps) {
  return (
    <Dialog open onClose={onClose} title={<bdi>{video.title}</bdi>} width="wide">
      <VideoPlayer video={video} />
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
