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

/** Position of the figure. The origin is the base of the neck. */
export interface FigurePlace {
  x: number
  y: number
  scale: number
  /** Mirrors the figure. */
  mirrored: boolean
  /** Bounds of the figure. */
  room: Box
  /** Clips the figure to an arch. Without it, arms may reach out of the arch. */
  window?: Box
}

/** Grows a box on all sides, for shadows and for edges between pixels. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** Returns whether a box is inside another one, edges included. */
export const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** Returns whether two boxes have an area in common. */
export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
