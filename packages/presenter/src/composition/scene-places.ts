import type { Scene } from '../director/scenes.ts'
import type { Shape } from './render-job.ts'
import type { Box, FigurePlace } from './geometry.ts'

/** Positions of presenter, photo and captions of a scene in the left-to-right frame. Cards have their own. */
export interface ScenePlace {
  /** Absent: the presenter is not seen. */
  figure?: Pick<FigurePlace, 'scale' | 'x' | 'y'>
  arch?: Box
  /** The arch cuts off the arms. */
  isWindowed?: boolean
  /** Bounds of the figure. Defaults to the frame. */
  room?: Box
  /** Defaults to the whole frame in scenes of a photo. */
  photo?: Box
  captions?: { x?: number; width?: number; bottom?: number; isCentred?: boolean }
  /** Lower end of the name tag is above the captions. */
  claim?: Box
}

type Places = Partial<Record<Scene, ScenePlace>> & {
  /** Close-up with a question beside the face. */
  closeQuestion?: ScenePlace
}

export const SCENE_PLACES: Record<Shape, Places> = {
  '16:9': {
    wide: { figure: { x: 936, y: 330, scale: 1.04 }, captions: { width: 494 } },
    medium: {
      arch: { x: 690, y: 78, width: 500, height: 700 },
      figure: { x: 940, y: 384, scale: 1.04 },
      claim: { x: 64, y: 150, width: 500, height: 360 },
      captions: { width: 496 },
    },
    close: { figure: { x: 880, y: 468, scale: 1.5 }, captions: { width: 528 } },
    closeQuestion: { figure: { x: 400, y: 468, scale: 1.5 }, captions: { width: 560 } },
    corner: {
      arch: { x: 984, y: 390, width: 232, height: 380 },
      figure: { x: 1100, y: 580, scale: 0.7 },
      isWindowed: true,
    },
    voice: {},
    split: {
      photo: { x: 0, y: 0, width: 712, height: 720 },
      figure: { x: 1001, y: 404, scale: 0.98 },
      room: { x: 722, y: 0, width: 558, height: 720 },
      captions: { width: 616 },
    },
    offer: {
      arch: { x: 822, y: 84, width: 400, height: 700 },
      figure: { x: 1022, y: 376, scale: 0.9 },
      captions: { width: 624 },
    },
    quote: { captions: { width: 740 } },
    end: { arch: { x: 838, y: 84, width: 380, height: 700 }, figure: { x: 1028, y: 372, scale: 0.86 } },
  },
  '9:16': {
    wide: { figure: { x: 362, y: 566, scale: 1.13 } },
    medium: {
      arch: { x: 96, y: 470, width: 528, height: 900 },
      figure: { x: 360, y: 784, scale: 1.08 },
      isWindowed: true,
    },
    close: { figure: { x: 360, y: 690, scale: 1.7 } },
    corner: {
      arch: { x: 48, y: 540, width: 218, height: 286 },
      figure: { x: 157, y: 719, scale: 0.66 },
      isWindowed: true,
    },
    voice: {},
    split: {
      photo: { x: 0, y: 0, width: 720, height: 512 },
      figure: { x: 360, y: 800, scale: 0.9 },
      room: { x: 0, y: 522, width: 720, height: 758 },
    },
    offer: {
      arch: { x: 170, y: 825, width: 380, height: 530 },
      figure: { x: 360, y: 1076, scale: 0.86 },
      // Between the card and the face: lower, they would cover it.
      captions: { bottom: 792 },
    },
    end: {
      arch: { x: 166, y: 790, width: 388, height: 560 },
      figure: { x: 360, y: 1086, scale: 0.98 },
    },
  },
  '1:1': {
    wide: { figure: { x: 494, y: 330, scale: 0.9 }, captions: { width: 440 } },
    medium: {
      arch: { x: 372, y: 92, width: 304, height: 700 },
      figure: { x: 524, y: 340, scale: 0.8 },
      isWindowed: true,
      captions: { width: 440 },
    },
    close: { figure: { x: 420, y: 392, scale: 1.22 }, captions: { width: 500 } },
    corner: {
      arch: { x: 486, y: 436, width: 190, height: 330 },
      figure: { x: 581, y: 592, scale: 0.576 },
      isWindowed: true,
      captions: { width: 424 },
    },
    voice: {},
    split: {
      photo: { x: 0, y: 0, width: 366, height: 720 },
      figure: { x: 548, y: 372, scale: 0.78 },
      room: { x: 376, y: 0, width: 344, height: 720 },
      captions: { isCentred: true },
    },
    offer: {
      arch: { x: 486, y: 436, width: 190, height: 330 },
      figure: { x: 581, y: 592, scale: 0.576 },
      isWindowed: true,
      captions: { width: 414 },
    },
    end: {
      arch: { x: 462, y: 320, width: 214, height: 460 },
      figure: { x: 569, y: 500, scale: 0.64 },
      isWindowed: true,
    },
  },
  '4:5': {
    wide: { figure: { x: 480, y: 424, scale: 1 }, captions: { width: 460 } },
    medium: {
      arch: { x: 372, y: 150, width: 304, height: 830 },
      figure: { x: 524, y: 424, scale: 0.82 },
      isWindowed: true,
      captions: { width: 440 },
    },
    close: { figure: { x: 390, y: 500, scale: 1.4 }, captions: { width: 500 } },
    corner: {
      arch: { x: 486, y: 560, width: 190, height: 400 },
      figure: { x: 581, y: 716, scale: 0.576 },
      isWindowed: true,
      captions: { width: 424 },
    },
    voice: {},
    split: {
      photo: { x: 0, y: 0, width: 720, height: 336 },
      figure: { x: 360, y: 590, scale: 0.8 },
      room: { x: 0, y: 346, width: 720, height: 554 },
    },
    offer: {
      arch: { x: 486, y: 560, width: 190, height: 400 },
      figure: { x: 581, y: 716, scale: 0.576 },
      isWindowed: true,
      captions: { width: 414 },
    },
    end: {
      arch: { x: 462, y: 430, width: 214, height: 530 },
      figure: { x: 569, y: 612, scale: 0.64 },
      isWindowed: true,
    },
  },
  '5:4': {
    wide: { figure: { x: 590, y: 338, scale: 1 }, captions: { width: 400 } },
    medium: {
      arch: { x: 496, y: 88, width: 352, height: 690 },
      figure: { x: 672, y: 366, scale: 0.9 },
      isWindowed: true,
      captions: { width: 420 },
    },
    close: { figure: { x: 600, y: 440, scale: 1.36 }, captions: { width: 460 } },
    closeQuestion: { figure: { x: 260, y: 440, scale: 1.3 }, captions: { width: 400 } },
    corner: {
      arch: { x: 648, y: 400, width: 200, height: 370 },
      figure: { x: 748, y: 564, scale: 0.606 },
      isWindowed: true,
      captions: { width: 576 },
    },
    voice: {},
    split: {
      photo: { x: 0, y: 0, width: 482, height: 720 },
      figure: { x: 696, y: 384, scale: 0.88 },
      room: { x: 492, y: 0, width: 408, height: 720 },
      captions: { width: 420 },
    },
    offer: {
      arch: { x: 584, y: 120, width: 264, height: 660 },
      figure: { x: 716, y: 340, scale: 0.76 },
      isWindowed: true,
      captions: { width: 490 },
    },
    quote: { captions: { width: 520 } },
    end: {
      arch: { x: 558, y: 90, width: 290, height: 690 },
      figure: { x: 703, y: 330, scale: 0.82 },
      isWindowed: true,
    },
  },
}
