/** More is no portrait; decoded it would fill hundreds of megabytes. */
export const PICTURE_PIXELS_MAX = 40_000_000
export const PORTRAIT_EDGE_PIXELS = 512
/** With this code the program that redraws pictures says that one has too many pixels. */
export const TOO_MANY_PIXELS_EXIT = 3
