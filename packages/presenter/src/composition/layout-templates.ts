import type { Framing, Shape } from './render-job.ts'
import type { Box, FigurePlace, Size } from './geometry.ts'

/** The frame of one shape, and the arch with the presenter as a live preview shows it, in the left-to-right frame. */
export interface LayoutTemplate extends Size {
  /** Position of the AI label. */
  label: Box
  arch: Box
  figure: Record<Framing, Pick<FigurePlace, 'scale' | 'x' | 'y'>>
}

export const LAYOUT_TEMPLATES: Record<Shape, LayoutTemplate> = {
  '16:9': {
    width: 1280,
    height: 720,
    label: { x: 1010, y: 22, width: 246, height: 26 },
    arch: { x: 668, y: 64, width: 540, height: 696 },
    figure: { medium: { x: 938, y: 378, scale: 1.06 }, close: { x: 938, y: 470, scale: 1.42 } },
  },
  '9:16': {
    width: 720,
    height: 1280,
    label: { x: 456, y: 53, width: 216, height: 26 },
    arch: { x: 60, y: 450, width: 600, height: 870 },
    figure: { medium: { x: 360, y: 772, scale: 1.1 }, close: { x: 360, y: 892, scale: 1.5 } },
  },
  '1:1': {
    width: 720,
    height: 720,
    label: { x: 468, y: 28, width: 216, height: 26 },
    arch: { x: 356, y: 76, width: 328, height: 684 },
    figure: { medium: { x: 520, y: 340, scale: 0.84 }, close: { x: 528, y: 380, scale: 1.06 } },
  },
  '4:5': {
    width: 720,
    height: 900,
    label: { x: 468, y: 40, width: 216, height: 26 },
    arch: { x: 356, y: 118, width: 328, height: 822 },
    figure: { medium: { x: 520, y: 420, scale: 0.92 }, close: { x: 528, y: 470, scale: 1.06 } },
  },
  '5:4': {
    width: 900,
    height: 720,
    label: { x: 632, y: 18, width: 246, height: 26 },
    arch: { x: 496, y: 88, width: 352, height: 672 },
    figure: { medium: { x: 672, y: 366, scale: 0.9 }, close: { x: 672, y: 440, scale: 1.2 } },
  },
}
