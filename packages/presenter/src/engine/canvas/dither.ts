import type { Canvas } from '@napi-rs/canvas'

const SEED = 12345

/**
 * Adds noise of at most one level to a drawn picture, the same in red, green and blue. A soft gradient in 8 bits is drawn in stairs
 * of one level, 30 to 47 pixels wide, which are seen as bands on dark ground. The noise is the same each time.
 */
export function dither(picture: Canvas): void {
  const canvas = picture.getContext('2d')
  const pixels = canvas.getImageData(0, 0, picture.width, picture.height)
  const { data } = pixels
  let state = SEED
  for (let at = 0; at < data.length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    // The upper bits of the generator have its long period: one sample in eight is brighter, one darker.
    const bits = state >>> 29
    const noise = bits === 7 ? 1 : bits === 0 ? -1 : 0
    for (let part = at; part < at + 3; part++) data[part] = (data[part] as number) + noise
  }
  canvas.putImageData(pixels, 0, 0)
}
