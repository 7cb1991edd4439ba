import type { DraftContent } from '@vitrine/contract'

/** The output of a video: its formats, and what is in the picture. */
export type VideoOutput = Pick<
  DraftContent,
  | 'shape'
  | 'moreShapes'
  | 'definition'
  | 'framing'
  | 'background'
  | 'twinBackground'
  | 'captions'
  | 'opening'
  | 'aiLabel'
  | 'unbrandedCopy'
  | 'music'
  | 'musicMood'
>
