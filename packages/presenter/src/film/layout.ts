/** Where everything stands in the 1280 x 720 picture. */
export const PICTURE = { width: 1280, height: 720 }
export const ARCH = { x: 668, y: 64, width: 540, height: PICTURE.height - 64 + 40 }
/** Where the pit of the presenter's neck is, and the size of the figure. */
export const FIGURE = { x: 938, y: 378, scale: 1.06 }
export const BRAND_MARK = { x: 64, y: 50, size: 34 }
export const CARD = { x: 64, y: 128 }
export const LOWER_THIRD = { x: 64, y: 446, most: 500 }
export const CAPTION_SIZE = 27
const captionHeight = 2 * CAPTION_SIZE * 1.62 + 30
/** The panel keeps the height of two lines: a panel that grows and shrinks jumps. */
export const CAPTION_PANEL = { x: 64, y: 676 - captionHeight, width: 532, height: captionHeight }
export const CAPTION_ROOM = CAPTION_PANEL.width - 56
