import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Captions, ExternalLink, Maximize, Pause, Play, Volume2, VolumeX } from '#icons'
import styled from 'styled-components'
import { controlHover, controlsStyle, lineStyle, thumbStyle, tickStyle } from '../../../ui/brand/video-look.ts'
import { hiddenVisually } from '../../../ui/brand/shapes.ts'
import { Wave } from '../../../ui/brand/wave.tsx'
import { formatCount, formatDuration } from '../../../lib/i18n/format.ts'
import type { OpenVideo } from './open-video.ts'

/** The controls over the video. They run from left to right in every language, like time in players. */
export function PlayerControls({ page }: { page: OpenVideo }) {
  const { t } = useLingui()
  const duration = formatDuration(page.durationSeconds)
  return (
    <Shade data-controls data-scripted hidden dir="ltr">
      <Line>
        {page.wave && <Wave peaks={page.wave} />}
        <input
          type="range"
          min={0}
          max={page.durationSeconds}
          step={0.1}
          defaultValue={0}
          data-seek
          aria-label={t`Seek`}
        />
        <span data-ticks aria-hidden="true" />
      </Line>
      <Row>
        <Control type="button" data-play data-other={t`Pause`} aria-label={t`Play`}>
          <Play size={20} aria-hidden="true" data-when="paused" />
          <Pause size={20} aria-hidden="true" data-when="playing" />
        </Control>
        <Control type="button" data-mute data-other={t`Unmute`} aria-label={t`Mute`}>
          <Volume2 size={20} aria-hidden="true" data-when="loud" />
          <VolumeX size={20} aria-hidden="true" data-when="muted" />
        </Control>
        <Time>
          <span data-time>{formatDuration(0)}</span> / <span>{duration}</span>
        </Time>
        <End>
          {page.captionsUrl && (
            <Control type="button" data-captions aria-pressed={false} aria-label={t`Captions`}>
              <Captions size={20} aria-hidden="true" />
            </Control>
          )}
          <Control type="button" data-speed>
            <Named>{t`Speed`}</Named> <span data-rate>{formatCount(1)}×</span>
          </Control>
          <Control type="button" data-full aria-label={t`Full screen`}>
            <Maximize size={20} aria-hidden="true" />
          </Control>
          {page.isEmbedded && (
            <Control as="a" href={page.url} target="_blank" rel="noopener" aria-label={t`Open this video’s page`}>
              <ExternalLink size={20} aria-hidden="true" />
            </Control>
          )}
        </End>
      </Row>
    </Shade>
  )
}

const Shade = styled.div`
  ${controlsStyle}
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  padding: 28px 14px 6px;
  transition: opacity ${token.duration.enter};
  &[hidden] {
    display: none;
  }
  @container (max-width: 480px) {
    padding: 18px 4px 0;
  }
`
const Line = styled.div`
  position: relative;
  margin: 0 8px;
  input {
    display: block;
    appearance: none;
    inline-size: 100%;
    block-size: 24px;
    margin: 0;
    background: none;
    cursor: pointer;
  }
  input::-webkit-slider-runnable-track {
    ${lineStyle}
    block-size: 6px;
    border-radius: 6px;
  }
  input::-moz-range-track {
    ${lineStyle}
    block-size: 6px;
    border-radius: 6px;
  }
  input::-webkit-slider-thumb {
    ${thumbStyle}
    appearance: none;
    position: relative;
    z-index: 1;
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: -6px;
    border-radius: 50%;
  }
  input::-moz-range-thumb {
    ${thumbStyle}
    inline-size: 18px;
    block-size: 18px;
    border: 0;
    border-radius: 50%;
  }
  [data-ticks] {
    position: absolute;
    inset: 9px 0 auto;
    block-size: 6px;
    pointer-events: none;
  }
  [data-ticks] > * {
    ${tickStyle}
    position: absolute;
    inset-block: 0;
    inline-size: 2px;
  }
`
const Row = styled.div`
  display: flex;
  align-items: center;
`
const Control = styled.button`
  display: inline-grid;
  place-items: center;
  min-inline-size: 44px;
  block-size: 44px;
  padding: 0 ${token.space[1]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: inherit;
  font-size: ${token.fontSize.small};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    ${controlHover}
  }
  &:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: -4px;
  }
  &[aria-pressed='true'] {
    box-shadow: inset 0 -3px 0 ${token.sun};
  }
  /* Before the first press the play button is visible at once, away from the face. */
  :not([data-begun]) > div > div > &[data-play] {
    margin-inline-end: ${token.space[1]};
    border: 1px solid ${token.accentEdge};
    background: ${token.accent};
    color: ${token.onAccent};
  }
  [data-state='playing'] & [data-when='paused'],
  [data-state='paused'] & [data-when='playing'],
  &[data-muted] [data-when='loud'],
  &:not([data-muted]) [data-when='muted'] {
    display: none;
  }
`
const Named = styled.span`
  ${hiddenVisually}
`
const Time = styled.span`
  padding-inline: ${token.space[2]};
  font-size: ${token.fontSize.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
const End = styled.span`
  display: flex;
  margin-inline-start: auto;
`
