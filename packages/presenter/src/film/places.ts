export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

/** Where the pit of the presenter's neck is, how large the figure is, and where it is seen. */
export interface FigurePlace {
  x: number
  y: number
  scale: number
  /** Looking and pointing to the other side. */
  mirrored: boolean
  /** The box that no part of the figure leaves. */
  room: Box
  /** An arch the figure stands behind; without one, arms come out of the picture's own arch. */
  window?: Box
}

/** The captions' panel. It keeps the height of two lines: a panel that grows and shrinks jumps. */
export interface CaptionPlace {
  panel: Box
  size: number
  /** How wide a line of words may be. */
  room: number
  /** What is redrawn when a word is spoken; the panel round it stays. */
  words: Box
  centred: boolean
}

/** The title stands where the card comes in. */
export interface TitlePlace {
  x: number
  y: number
  width: number
  /** The largest size of its letters. */
  size: number
}

export interface CardPlace {
  x: number
  y: number
  width: number
  /** The card is drawn for a width of `width / scale` and then made this much smaller. */
  scale: number
  /** What is redrawn while the card comes in: title, card and the air round it. No part of the presenter is ever in it. */
  room: Box
}
