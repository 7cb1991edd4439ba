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
  | 'musicMood'
>
