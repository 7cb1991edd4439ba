import type { Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Download, Play, RotateCcw, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { Button, IconButton, LinkButton } from '../../kit/ui/button.tsx'

export interface CardActionsProps {
  video: Video
  /** Whether an answer about this video is awaited. */
  busy: boolean
  onCheckStatus: () => void
  onRetry: () => void
  /** Left out where deletion is not available. */
  onDelete?: () => void
}

/** What can be done with a video, as the foot of its card. */
export function CardActions({ video, onDelete, ...rest }: CardActionsProps) {
  return (
    <Foot>
      <StatusActions video={video} {...rest} />
      {onDelete && (
        <End>
          <IconButton label={`Delete ${video.title}`} onClick={onDelete}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </End>
      )}
    </Foot>
  )
}

function StatusActions({ video, busy, onCheckStatus, onRetry }: Omit<CardActionsProps, 'onDelete'>) {
  const { status } = video
  if (isPlayable(video)) return <Watch video={video} />
  if (status === 'processing' || status === 'pending')
    return (
      <>
        <Button variant="secondary" disabled>
          Processing
        </Button>
        <Button variant="ghost" busy={busy} busyText="Checking..." onClick={onCheckStatus}>
          Check Status
        </Button>
      </>
    )
  if (status === 'failed')
    return (
      <Button busy={busy} busyText="Starting..." icon={<RotateCcw size={16} aria-hidden="true" />} onClick={onRetry}>
        Retry
      </Button>
    )
  return (
    <Button variant="secondary" disabled>
      Pending
    </Button>
  )
}

function Watch({ video }: { video: Video }) {
  const fileName = `${video.title}.mp4`
  return (
    <>
      <LinkButton
        variant="secondary"
        href={video.videoUrl ?? ''}
        target="_blank"
        rel="noopener"
        icon={<Play size={16} aria-hidden="true" />}
      >
        Play
      </LinkButton>
      <IconLink
        variant="ghost"
        href={video.downloadUrl ?? video.videoUrl ?? ''}
        download={fileName}
        aria-label={`Download ${fileName}`}
        title={`Download ${fileName}`}
        icon={<Download size={18} aria-hidden="true" />}
      />
    </>
  )
}

/** Whether there is something to watch. Older records call the end `completed`. */
export function isPlayable({ status, videoUrl }: Video): boolean {
  return Boolean(videoUrl) && ['ready', 'completed'].includes(status)
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]};
  padding-block: ${token.space[2]};
  padding-inline: ${token.space[3]} ${token.space[2]};
  border-block-start: 1px solid ${token.border};
`
const End = styled.span`
  margin-inline-start: auto;
`
const IconLink = styled(LinkButton)`
  inline-size: 44px;
  padding: 0;
`
