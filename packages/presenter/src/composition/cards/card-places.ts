import type { Box } from '../geometry.ts'
import type { CardShape } from '../text/type-scale.ts'

/** Positions of the parts of cards in the left-to-right frame of a shape. Texts stay inside the safe area. */
export interface CardPlaces {
  /** Texts are centred below the arch, or beside it. */
  opening: { arch: Box; text: Box; isCentred: boolean }
  claim: Box
  /** Beside the face, or over its lower edge. */
  question: { text: Box; isOver: boolean }
  /** Beside a photo, or beside the presenter who counts. */
  list: { text: Box; photo?: Box; besidePresenter: Box }
  offer: Box
  address: { card: Box; pin: { x: number; y: number } }
  quote: { text: Box; photo: Box }
  /** The QR code is beside the contacts, or below them. */
  end: { text: Box; isBeside: boolean }
  /** The name of a place on a photo, over the captions. */
  placeTitle: { x: number; width: number }
}

const WIDE: CardPlaces = {
  opening: {
    arch: { x: 690, y: 86, width: 508, height: 694 },
    text: { x: 64, y: 130, width: 576, height: 534 },
    isCentred: false,
  },
  claim: { x: 64, y: 150, width: 572, height: 370 },
  question: { text: { x: 692, y: 110, width: 524, height: 500 }, isOver: false },
  list: {
    text: { x: 64, y: 118, width: 690, height: 546 },
    photo: { x: 806, y: 0, width: 474, height: 720 },
    besidePresenter: { x: 64, y: 118, width: 600, height: 546 },
  },
  offer: { x: 64, y: 48, width: 640, height: 616 },
  address: { card: { x: 64, y: 110, width: 560, height: 554 }, pin: { x: 922, y: 376 } },
  quote: { text: { x: 64, y: 60, width: 740, height: 604 }, photo: { x: 866, y: 0, width: 414, height: 720 } },
  end: { text: { x: 64, y: 122, width: 668, height: 542 }, isBeside: true },
  placeTitle: { x: 64, width: 900 },
}

export const CARD_PLACES: Record<CardShape, CardPlaces> = {
  '16:9': WIDE,
  '9:16': {
    opening: {
      arch: { x: 84, y: 214, width: 552, height: 496 },
      text: { x: 48, y: 736, width: 624, height: 260 },
      isCentred: true,
    },
    claim: { x: 48, y: 180, width: 624, height: 262 },
    question: { text: { x: 48, y: 720, width: 572, height: 276 }, isOver: true },
    list: {
      text: { x: 48, y: 432, width: 572, height: 564 },
      photo: { x: 0, y: 0, width: 720, height: 402 },
      besidePresenter: { x: 48, y: 190, width: 572, height: 560 },
    },
    offer: { x: 48, y: 196, width: 624, height: 574 },
    address: { card: { x: 48, y: 480, width: 572, height: 516 }, pin: { x: 360, y: 376 } },
    quote: { text: { x: 48, y: 462, width: 572, height: 534 }, photo: { x: 0, y: 0, width: 720, height: 430 } },
    end: { text: { x: 48, y: 190, width: 624, height: 580 }, isBeside: true },
    placeTitle: { x: 48, width: 572 },
  },
  '1:1': {
    opening: {
      arch: { x: 182, y: 40, width: 356, height: 342 },
      text: { x: 44, y: 404, width: 632, height: 272 },
      isCentred: true,
    },
    claim: { x: 44, y: 112, width: 296, height: 380 },
    question: { text: { x: 44, y: 440, width: 632, height: 236 }, isOver: true },
    list: {
      text: { x: 44, y: 112, width: 632, height: 564 },
      besidePresenter: { x: 44, y: 112, width: 384, height: 564 },
    },
    offer: { x: 44, y: 112, width: 632, height: 564 },
    address: { card: { x: 44, y: 236, width: 632, height: 440 }, pin: { x: 360, y: 190 } },
    quote: { text: { x: 44, y: 212, width: 632, height: 464 }, photo: { x: 0, y: 0, width: 720, height: 188 } },
    end: { text: { x: 44, y: 112, width: 384, height: 564 }, isBeside: false },
    placeTitle: { x: 44, width: 632 },
  },
  '4:5': {
    opening: {
      arch: { x: 160, y: 108, width: 400, height: 400 },
      text: { x: 44, y: 530, width: 632, height: 272 },
      isCentred: true,
    },
    claim: { x: 44, y: 170, width: 296, height: 420 },
    question: { text: { x: 44, y: 560, width: 632, height: 242 }, isOver: true },
    list: {
      text: { x: 44, y: 300, width: 632, height: 502 },
      photo: { x: 0, y: 0, width: 720, height: 270 },
      besidePresenter: { x: 44, y: 168, width: 384, height: 634 },
    },
    offer: { x: 44, y: 168, width: 632, height: 634 },
    address: { card: { x: 44, y: 340, width: 632, height: 462 }, pin: { x: 360, y: 270 } },
    quote: { text: { x: 44, y: 322, width: 632, height: 480 }, photo: { x: 0, y: 0, width: 720, height: 290 } },
    end: { text: { x: 44, y: 168, width: 384, height: 634 }, isBeside: false },
    placeTitle: { x: 44, width: 632 },
  },
  '5:4': {
    opening: {
      arch: { x: 486, y: 84, width: 362, height: 696 },
      text: { x: 52, y: 124, width: 404, height: 546 },
      isCentred: false,
    },
    claim: { x: 52, y: 130, width: 404, height: 390 },
    question: { text: { x: 490, y: 110, width: 358, height: 500 }, isOver: false },
    list: {
      text: { x: 52, y: 100, width: 520, height: 570 },
      photo: { x: 620, y: 0, width: 280, height: 720 },
      besidePresenter: { x: 52, y: 112, width: 460, height: 558 },
    },
    offer: { x: 52, y: 50, width: 490, height: 620 },
    address: { card: { x: 52, y: 110, width: 470, height: 560 }, pin: { x: 708, y: 376 } },
    quote: { text: { x: 52, y: 60, width: 520, height: 610 }, photo: { x: 620, y: 0, width: 280, height: 720 } },
    end: { text: { x: 52, y: 112, width: 470, height: 558 }, isBeside: false },
    placeTitle: { x: 52, width: 700 },
  },
}
