import type { Framing, Shape } from './film-job.ts'
import type { Box, CardPlace, FigurePlace, Size, TitlePlace } from './places.ts'

type FigureSpot = Pick<FigurePlace, 'scale' | 'x' | 'y'>

/** How one shape is laid out from left to right; every other language and definition follows from it. */
export interface Plan extends Size {
  brandMark: Box
  /** Where a line may stand that says how the film was made. */
  label: Box
  arch: Box
  figure: Record<Framing, FigureSpot>
  /** Arms stay right of this column, where the card ends. */
  figureStart: number
  title: TitlePlace
  card: CardPlace
  lowerThird: Box
  panel: Omit<Box, 'height'>
  captionSize: number
  centred: boolean
  /** A picture with the presenter small beside it. */
  picture: { content: Box; arch: Box; figure: FigureSpot; panel: Omit<Box, 'height'> }
  /** The ways to get in touch; `windowed` keeps the arms off them. */
  closing: { content: Box; windowed: boolean }
}

export const PLANS: Record<Shape, Plan> = {
  '16:9': {
    width: 1280,
    height: 720,
    brandMark: { x: 64, y: 50, width: 496, height: 34 },
    label: { x: 1010, y: 22, width: 246, height: 26 },
    arch: { x: 668, y: 64, width: 540, height: 696 },
    figure: { medium: { x: 938, y: 378, scale: 1.06 }, close: { x: 938, y: 470, scale: 1.42 } },
    figureStart: 576,
    title: { x: 64, y: 160, width: 500, size: 54 },
    card: { x: 64, y: 128, width: 482, scale: 1, room: { x: 16, y: 88, width: 560, height: 400 } },
    lowerThird: { x: 64, y: 446, width: 484, height: 78 },
    panel: { x: 64, y: 676, width: 532 },
    captionSize: 27,
    centred: false,
    picture: {
      content: { x: 64, y: 106, width: 808, height: 432 },
      arch: { x: 920, y: 120, width: 296, height: 640 },
      figure: { x: 1068, y: 410, scale: 0.86 },
      panel: { x: 64, y: 676, width: 808 },
    },
    closing: { content: { x: 64, y: 120, width: 500, height: 540 }, windowed: false },
  },
  '9:16': {
    width: 720,
    height: 1280,
    brandMark: { x: 48, y: 48, width: 390, height: 36 },
    label: { x: 456, y: 53, width: 216, height: 26 },
    arch: { x: 60, y: 450, width: 600, height: 870 },
    figure: { medium: { x: 360, y: 772, scale: 1.1 }, close: { x: 360, y: 892, scale: 1.5 } },
    figureStart: 0,
    title: { x: 48, y: 136, width: 624, size: 62 },
    card: { x: 48, y: 102, width: 624, scale: 1, room: { x: 0, y: 86, width: 720, height: 354 } },
    lowerThird: { x: 48, y: 996, width: 500, height: 78 },
    panel: { x: 36, y: 1240, width: 648 },
    captionSize: 32,
    centred: true,
    picture: {
      content: { x: 36, y: 112, width: 648, height: 486 },
      arch: { x: 170, y: 640, width: 380, height: 680 },
      figure: { x: 360, y: 942, scale: 0.98 },
      panel: { x: 36, y: 1240, width: 648 },
    },
    closing: { content: { x: 48, y: 108, width: 624, height: 304 }, windowed: false },
  },
  '1:1': {
    width: 720,
    height: 720,
    brandMark: { x: 36, y: 26, width: 300, height: 30 },
    label: { x: 468, y: 28, width: 216, height: 26 },
    arch: { x: 356, y: 76, width: 328, height: 684 },
    figure: { medium: { x: 520, y: 340, scale: 0.84 }, close: { x: 528, y: 380, scale: 1.06 } },
    figureStart: 0,
    title: { x: 36, y: 106, width: 322, size: 42 },
    card: { x: 36, y: 84, width: 314, scale: 0.77, room: { x: 0, y: 62, width: 372, height: 300 } },
    lowerThird: { x: 36, y: 478, width: 400, height: 78 },
    panel: { x: 36, y: 690, width: 648 },
    captionSize: 25,
    centred: true,
    picture: {
      content: { x: 36, y: 80, width: 440, height: 480 },
      arch: { x: 514, y: 168, width: 170, height: 592 },
      figure: { x: 599, y: 350, scale: 0.52 },
      panel: { x: 36, y: 690, width: 648 },
    },
    closing: { content: { x: 36, y: 84, width: 288, height: 600 }, windowed: true },
  },
  '4:5': {
    width: 720,
    height: 900,
    brandMark: { x: 36, y: 36, width: 390, height: 34 },
    label: { x: 468, y: 40, width: 216, height: 26 },
    arch: { x: 356, y: 118, width: 328, height: 822 },
    figure: { medium: { x: 520, y: 420, scale: 0.92 }, close: { x: 528, y: 470, scale: 1.06 } },
    figureStart: 0,
    title: { x: 36, y: 130, width: 322, size: 44 },
    card: { x: 36, y: 104, width: 314, scale: 0.77, room: { x: 0, y: 80, width: 372, height: 340 } },
    lowerThird: { x: 36, y: 642, width: 420, height: 78 },
    panel: { x: 36, y: 866, width: 648 },
    captionSize: 27,
    centred: true,
    picture: {
      content: { x: 36, y: 92, width: 648, height: 390 },
      arch: { x: 246, y: 516, width: 228, height: 424 },
      figure: { x: 360, y: 702, scale: 0.6 },
      panel: { x: 36, y: 866, width: 648 },
    },
    closing: { content: { x: 36, y: 104, width: 288, height: 740 }, windowed: true },
  },
}
