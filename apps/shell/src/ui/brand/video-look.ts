import { css } from 'styled-components'

// Overlays of a video are black and white in every brand, so that they are readable on every picture.

/** A sentence of the speech below the chin of who speaks it. */
export const captionLook = css`
  background: rgb(11 15 20 / 0.85);
  color: #fff;
`

/** Controls at the foot of a video, on a shade that grows towards the edge. */
export const controlsStyle = css`
  background: linear-gradient(transparent, rgb(6 12 16 / 0.88) 45%);
  color: #fff;
`

export const controlHover = css`
  background: rgb(255 255 255 / 0.16);
`

/** The line of time: what was played is white. `--played` is a share of the width. */
export const lineStyle = css`
  background: linear-gradient(to right, #fff var(--played, 0%), rgb(255 255 255 / 0.36) var(--played, 0%));
`

/** The wave over that line: all of it, and before it what was played. */
export const waveformStyle = css`
  fill: #fff;
  rect:first-child {
    opacity: 0.36;
  }
  rect + rect {
    inline-size: var(--played, 0%);
  }
`

export const thumbStyle = css`
  background: #fff;
`

/** A mark on that line where a sentence begins. */
export const tickStyle = css`
  background: #0b0f14;
`

/** The background around a video that does not fill its place. */
export const groundStyle = css`
  background: #0b0f14;
`
