import type { DraftContent } from '@vitrine/contract'

/** How a video comes out: its formats, and what is in the picture. */
export type VideoOutput = Pick<
  DraftContent,
  | 'shape'
  | 'moreShapes'
  | 'definition'
  | 'framing'
  | 'background'
  | 'captions'
  | 'opening'
  | 'aiLabel'
  | 'unbrandedCopy'
  | 'music'
>

/** What is chosen until somebody chooses. */
export const usualOutput: VideoOutput = {
  shape: '16:9',
  moreShapes: [],
  definition: '1080p',
  framing: 'medium',
  background: 'scene',
  captions: true,
  opening: false,
  aiLabel: false,
  unbrandedCopy: false,
  music: false,
}
