import { t } from '@lingui/core/macro'
import { token } from '@vitrine/theme'
import { ExternalLink } from '#icons'
import styled from 'styled-components'
import { LinkButton } from '../../../ui/controls/button.tsx'

interface PreviewProps {
  /** The site that the files belong to. */
  origin: string
  url: string | null
  poster: string | null
  title: string
  /** WebVTT. */
  captions?: string | null
}

/** Plays a video or a preview. Links to files work on their own site only, so what belongs to another one opens there. */
export function Preview({ origin, url, poster, title, captions }: PreviewProps) {
  if (!url) return <Stage>{t`Nothing to play yet`}</Stage>
  if (origin !== location.origin)
    return (
      <Stage>
        <LinkButton
          variant="secondary"
          href={origin + url}
          target="_blank"
          rel="noreferrer"
          icon={<ExternalLink size={18} aria-hidden="true" />}
        >
          {t`Play in a new tab`}
        </LinkButton>
      </Stage>
    )
  return (
    <Stage>
      <video controls playsInline preload="metadata" src={url} {...(poster ? { poster } : {})} aria-label={title}>
        <track kind="captions" {...(captions ? { src: captions } : {})} />
      </video>
    </Stage>
  )
}

const Stage = styled.div`
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${token.radius.card};
  background: ${token.surface2};
  color: ${token.textMuted};
  video {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    background: ${token.stage};
  }
`
