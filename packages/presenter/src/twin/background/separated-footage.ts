import { createCanvas, ImageData } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import { toI420 } from '../../engine/canvas/i420.ts'
import { canvasOf } from '../../engine/layers/footage.ts'
import type { CutOut, Footage } from '../../engine/layers/footage.ts'
import type { Planes } from '../../uploads/i420-scale.ts'
import type { PersonMask } from './person-edge.ts'
import { type FootageBackground, createSeparator } from './separate-person.ts'

/** Returns footage whose person is cut out of each picture. Throws where the extra is not installed. */
export async function withoutBackground(footage: Footage, background: FootageBackground): Promise<Footage> {
  const separate = await createSeparator(background)
  let step = 0
  let cutOut = separate(footage.picture, footage.stepAt(0))
  return {
    get picture() {
      return footage.picture
    },
    get cutOut() {
      return cutOut
    },
    still: stillOf(footage.picture, cutOut),
    stepAt: footage.stepAt,
    close: footage.close,
    async advance() {
      await footage.advance()
      cutOut = separate(footage.picture, footage.stepAt(++step))
    },
  }
}

/** The same for a single picture. */
export async function separatedPicture(picture: Canvas, background: FootageBackground): Promise<Canvas> {
  const even = (pixels: number) => 2 * Math.floor(pixels / 2)
  const [width, height] = [even(picture.width), even(picture.height)]
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height)
  const planes = { data: toI420(data, width, height), width, height }
  return stillOf(planes, (await createSeparator(background))(planes, 0))
}

/** Returns a picture with its background blurred, or transparent. */
function stillOf(picture: Planes, { mask, behind }: CutOut): Canvas {
  const { width, height } = picture
  const still = createCanvas(width, height)
  const canvas = still.getContext('2d')
  canvas.drawImage(canvasOf(picture), 0, 0)
  canvas.globalCompositeOperation = 'destination-in'
  canvas.drawImage(alphaOf(mask), 0, 0, width, height)
  canvas.globalCompositeOperation = 'destination-over'
  if (behind) canvas.drawImage(canvasOf(behind), 0, 0, width, height)
  return still
}

function alphaOf({ data, width, height }: PersonMask): Canvas {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let index = 0; index < data.length; index++) rgba[index * 4 + 3] = data[index] as number
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(rgba, width, height), 0, 0)
  return canvas
}
