import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Avatar } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { RotateCw } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { formatCount, formatDuration } from '../../lib/i18n/format.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { type Metadata, metadataTimeoutMs, useMetadata } from './use-metadata.ts'

/** The preview video of one presenter: whether its head arrives in time, what it says, and the video to play. */
export function VideoCheck({ avatar }: { avatar: Avatar }) {
  const [attempt, setAttempt] = useState(0)
  const again = () => setAttempt(attempt + 1)
  return (
    <Place>
      <h2>
        <bdi>{avatar.name}</bdi>
      </h2>
      {avatar.imageUrl ? (
        <Preview key={`${avatar.imageUrl} ${attempt}`} url={avatar.imageUrl} avatar={avatar} onAgain={again} />
      ) : (
        <div>
          <Badge tone="run">
            <Trans>No preview yet</Trans>
          </Badge>
        </div>
      )}
    </Place>
  )
}

interface PreviewProps {
  url: string
  avatar: Avatar
  onAgain: () => void
}

function Preview({ url, avatar: { name, posterUrl }, onAgain }: PreviewProps) {
  const metadata = useMetadata(url)
  const shownName = isolated(name)
  return (
    <>
      {metadata.phase === 'ready' ? (
        <Player src={url} poster={posterUrl ?? undefined} controls preload="none" aria-label={name} />
      ) : (
        <Empty />
      )}
      <Line>
        <Badge tone={tones[metadata.phase]}>{wordOf(metadata.phase)}</Badge>
        <Button
          variant="ghost"
          icon={<RotateCw size={16} aria-hidden="true" />}
          aria-label={t`Reload ${shownName}`}
          disabled={metadata.phase === 'loading'}
          onClick={onAgain}
        >
          <Trans>Reload</Trans>
        </Button>
      </Line>
      <Found>{foundIn(metadata)}</Found>
    </>
  )
}

const tones: Record<Metadata['phase'], BadgeTone> = { loading: 'run', ready: 'ok', 'timed-out': 'warn', failed: 'bad' }

function wordOf(phase: Metadata['phase']): string {
  const words: Record<Metadata['phase'], string> = {
    loading: t`Loading...`,
    ready: t({ message: 'Ready', comment: 'Status of a video that can be watched' }),
    'timed-out': t`Timed out`,
    failed: t({ message: 'Failed', comment: 'Status of a video that could not be made' }),
  }
  return words[phase]
}

function foundIn(metadata: Metadata): string {
  const seconds = formatCount(metadataTimeoutMs / 1000)
  switch (metadata.phase) {
    case 'loading':
      return t`Waiting up to ${seconds} seconds for the metadata.`
    case 'timed-out':
      return t`No metadata within ${seconds} seconds.`
    case 'failed':
      return t`The browser couldn’t read this video.`
    case 'ready': {
      const size = isolated(`${metadata.width} × ${metadata.height}`)
      const [length, took] = [formatDuration(metadata.seconds), formatCount(Math.round(metadata.tookMs))]
      return t`${length}, ${size}, metadata after ${took} ms`
    }
  }
}

const Place = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${token.space[3]};
  h2 {
    font-size: ${token.fontSize.lead};
  }
`
const Player = styled.video`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${token.radius.control};
  background: ${token.stage};
`
const Empty = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: ${token.radius.control};
  background: ${token.stage};
`
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
`
const Found = styled.p`
  min-block-size: 2.8em;
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
