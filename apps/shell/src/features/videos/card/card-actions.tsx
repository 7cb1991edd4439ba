import { Trans, useLingui } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Download, Play, RotateCcw, Trash2 } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { Button, IconButton, LinkButton } from '../../../ui/controls/button.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { type CardActs, isPlayable, isUnfinished } from '../library/library-acts.ts'
import { statusName } from './status-name.ts'
import { VideoMenu } from './video-menu.tsx'

interface CardActionsProps {
  video: Video
  acts: CardActs
}

/** The actions on a video in the footer of its card. */
export function CardActions({ video, acts }: CardActionsProps) {
  const { t } = useLingui()
  const title = isolated(video.title)
  return (
    <Foot>
      <StatusActions video={video} acts={acts} />
      <End>
        <VideoMenu video={video} onAct={acts.onAct} onRework={acts.onRework} />
        <IconButton label={t`Delete ${title}`} onClick={() => acts.onAct('delete')}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </End>
    </Foot>
  )
}

function StatusActions({ video, acts }: CardActionsProps) {
  const { status } = video
  const { busy, onCheckStatus, onRetry, onRework, share } = acts
  const { t } = useLingui()
  if (isPlayable(video)) return <ReadyActions video={video} share={share?.(video)} />
  if (isUnfinished(video))
    return (
      <>
        <Button variant="secondary" disabled>
          {statusName('processing')}
        </Button>
        <Button variant="ghost" busy={busy} busyText={t`Checking...`} onClick={onCheckStatus}>
          <Trans>Check Status</Trans>
        </Button>
      </>
    )
  if (status === 'failed')
    return (
      <>
        <Button
          busy={busy}
          busyText={t`Starting...`}
          icon={<RotateCcw size={16} aria-hidden="true" />}
          onClick={onRetry}
        >
          <Trans>Retry</Trans>
        </Button>
        <Button variant="ghost" onClick={onRework}>
          <Trans>Edit content</Trans>
        </Button>
      </>
    )
  return (
    <Button variant="secondary" disabled>
      {statusName('pending')}
    </Button>
  )
}

/** One-click actions on a finished video. */
export function ReadyActions({ video, share }: { video: Video; share: ReactNode }) {
  const { t } = useLingui()
  const fileName = `${video.title}.mp4`
  const file = isolated(fileName)
  const download = t`Download ${file}`
  return (
    <>
      <LinkButton
        variant="secondary"
        to={`/watch?video=${video.id}`}
        target="_blank"
        rel="noopener"
        icon={<Play size={16} aria-hidden="true" />}
      >
        <Trans>Play</Trans>
      </LinkButton>
      <IconLink
        variant="ghost"
        href={video.downloadUrl ?? video.videoUrl ?? ''}
        download={fileName}
        aria-label={download}
        title={download}
        icon={<Download size={18} aria-hidden="true" />}
      />
      {share}
    </>
  )
}

/* On phones everything stays in one line. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]};
  padding-block: ${token.space[2]};
  padding-inline: ${token.space[3]} ${token.space[2]};
  border-block-start: 1px solid ${token.border};
  ${media.narrow} {
    padding-inline: ${token.space[2]} 2px;
    gap: 2px;
    > button {
      padding-inline: ${token.space[3]};
    }
  }
`
const End = styled.span`
  display: inline-flex;
  margin-inline-start: auto;
`
const IconLink = styled(LinkButton)`
  inline-size: 44px;
  padding: 0;
`
