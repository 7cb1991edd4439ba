/** More is no portrait; decoded it would fill hundreds of megabytes. */
export const PICTURE_PIXELS_MAX = 40_000_000
export const PORTRAIT_EDGE_PIXELS = 512
/** The codes with which the programs that redraw pictures say what is wrong with one; any other fault has 1. */
export const FAULT_EXITS = { tooManyPixels: 3, brokenXml: 4, nestedEntities: 5, noSize: 6, nothingDrawn: 7 } as const
