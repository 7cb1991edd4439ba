/** A larger picture is no portrait. Decoded, it would fill hundreds of megabytes. */
export const PICTURE_PIXELS_MAX = 40_000_000
export const PORTRAIT_EDGE_PIXELS = 512
/** Exit codes of the programs that redraw pictures, by fault. Any other fault has the code 1. */
export const FAULT_EXITS = { tooManyPixels: 3, brokenXml: 4, nestedEntities: 5, noSize: 6, nothingDrawn: 7 } as const
