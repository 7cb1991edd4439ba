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
