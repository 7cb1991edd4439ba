import { useLingui } from '@lingui/react/macro'
import { directionOf } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled, { css } from 'styled-components'
import { captionLook, filmGroundLook } from '../../kit/ui/film-look.ts'
import { media } from '../../kit/ui/shapes.ts'
import { FilmControls } from './film-controls.tsx'
import type { OpenFilm } from './open-film.ts'

const RATIOS = { '16:9': '16 / 9', '9:16': '9 / 16', '1:1': '1 / 1', '4:5': '4 / 5' } as const

/**
 * The film. It comes with the browser's own controls, which work without any script; `watch.ts` puts ours in their place. On
 * phones the captions have a band of their own below the picture.
 */
export function Player({ page, fills = false }: { page: OpenFilm; fills?: boolean }) {
  const { t } = useLingui()
  const title = page.title
  const spoken = { lang: page.language, dir: directionOf(page.language) }
  return (
    <div>
      <Frame
        data-player
        data-state="paused"
        $shape={page.shape}
        $fills={fills}
        role="group"
        aria-label={t`Film: ${title}`}
      >
        <video
          src={page.filmUrl || undefined}
          poster={page.posterUrl ?? undefined}
          preload="metadata"
          playsInline
          controls
          aria-label={page.title}
          data-seconds={page.durationSeconds}
        >
          {page.captionsUrl && (
            <track
              kind="captions"
              src={page.captionsUrl}
              srcLang={page.language}
              label={page.language}
              data-shown={page.hasDrawnCaptions ? undefined : ''}
            />
          )}
        </video>
        <Caption data-caption {...spoken} $hasBand={!fills} hidden />
        <FilmControls page={page} />
      </Frame>
      {!fills && <Band data-caption-band {...spoken} aria-hidden="true" hidden />}
    </div>
  )
}

const Frame = styled.div<{ $shape: OpenFilm['shape']; $fills: boolean }>`
  position: relative;
  overflow: hidden;
  container-type: inline-size;
  ${filmGroundLook}
  video {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  ${({ $shape, $fills }) =>
    $fills
      ? css`
          block-size: 100dvh;
        `
      : css`
          aspect-ratio: ${RATIOS[$shape]};
          max-block-size: min(78vh, 760px);
          inline-size: 100%;
          border-radius: ${token.radius.frame};
          box-shadow: ${token.shadow3};
          ${media.narrow} {
            border-radius: 0;
            box-shadow: none;
          }
        `}
  &:fullscreen {
    max-block-size: none;
    border-radius: 0;
  }
  /* Who watches needs nothing else; a hand or a key brings the controls back. */
  &[data-idle] {
    cursor: none;
  }
  &[data-idle] [data-controls] {
    opacity: 0;
  }
`
const Caption = styled.p<{ $hasBand: boolean }>`
  ${captionLook}
  position: absolute;
  inset-inline: 0;
  inset-block-end: 22%;
  inline-size: fit-content;
  max-inline-size: 86%;
  margin-inline: auto;
  padding: 4px ${token.space[4]};
  border-radius: ${token.radius.tag};
  font-size: clamp(0.875rem, 2.6cqi, 1.375rem);
  font-weight: 500;
  text-align: center;
  white-space: pre-line;
  pointer-events: none;
  [data-idle] > & {
    inset-block-end: 8%;
  }
  ${media.narrow} {
    ${({ $hasBand }) => $hasBand && ':not(:fullscreen) > & { display: none; }'}
  }
  &[hidden] {
    display: none;
  }
`
const Band = styled.p`
  display: none;
  ${media.narrow} {
    ${captionLook}
    display: block;
    min-block-size: 4.6em;
    padding: 12px ${token.space[4]};
    font-size: 1.0625rem;
    font-weight: 500;
    line-height: 1.5;
    text-align: center;
    white-space: pre-line;
    &[hidden] {
      display: none;
    }
  }
`
