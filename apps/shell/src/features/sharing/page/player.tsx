import { useLingui } from '@lingui/react/macro'
import { directionOf } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled, { css } from 'styled-components'
import { captionLook, groundStyle } from '../../../ui/brand/video-look.ts'
import { media } from '../../../ui/brand/shapes.ts'
import { PlayerControls } from './player-controls.tsx'
import type { OpenVideo } from './open-video.ts'

const RATIOS = { '16:9': '16 / 9', '9:16': '9 / 16', '1:1': '1 / 1', '4:5': '4 / 5', '5:4': '5 / 4' } as const

/**
 * The video. It comes with the browser's own controls, which work without any script; `share-page.ts` puts ours in their place. On
 * phones the captions have a band of their own below the picture.
 */
export function Player({ page, fills = false }: { page: OpenVideo; fills?: boolean }) {
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
        $isBelow={page.hasDrawnCaptions}
        role="group"
        aria-label={t`Video: ${title}`}
      >
        <video
          src={page.videoUrl || undefined}
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
        <PlayerControls page={page} />
      </Frame>
      {!fills && <Band data-caption-band {...spoken} aria-hidden="true" hidden />}
    </div>
  )
}

const Frame = styled.div<{ $shape: OpenVideo['shape']; $fills: boolean; $isBelow: boolean }>`
  position: relative;
  overflow: hidden;
  container-type: inline-size;
  ${groundStyle}
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
  /* Captions in the picture stay readable: the controls stand below it. */
  ${({ $isBelow, $shape, $fills }) =>
    $isBelow &&
    css`
      &[data-state] {
        display: grid;
        grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
        aspect-ratio: auto;
        max-block-size: ${$fills ? '100dvh' : 'none'};
      }
      &:not(:fullscreen) video {
        ${!$fills && `aspect-ratio: ${RATIOS[$shape]}; max-block-size: min(78vh, 760px);`}
      }
      [data-controls] {
        position: static;
        padding-block-start: 20px;
      }
      &&[data-idle] [data-controls] {
        opacity: 1;
      }
      &:fullscreen {
        block-size: 100dvh;
      }
    `}
  /* Hides the pointer during playback. Moving it or pressing a key shows the controls again. */
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
