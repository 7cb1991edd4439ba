import { token } from '@vitrine/theme'
import { css } from 'styled-components'

/** The outline of the focused element. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }
`

/** Text for screen readers only. */
export const hiddenVisually = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** The half circle on straight sides that frames faces, numbers and ticks; `foot` rounds the lower corners. */
export const arched = css`
  aspect-ratio: var(--arch-ratio);
  border-radius: ${token.brandFrameShape};
`

/** The height of the window's top that the bar of `PinnedBar` covers. */
export const pinnedHeight = 'var(--pinned-height, 0px)'

/** Widths at which layouts change, for `@media`. */
export const media = {
  phone: '@media (max-width: 480px)',
  narrow: '@media (max-width: 760px)',
  tablet: '@media (max-width: 1080px)',
  /** The pointer can rest on things, so what appears on hover may be relied on. */
  hover: '@media (hover: hover)',
  moving: '@media (prefers-reduced-motion: no-preference)',
} as const
