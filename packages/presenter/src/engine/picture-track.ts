import { createCanvas } from '@napi-rs/canvas'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Layout } from '../film/layout.ts'
import type { Box, Size } from '../film/places.ts'
import { FADE_STEPS, NEARER_STEPS } from '../film/moments.ts'
import type { Moment } from '../film/moments.ts'
import type { Palette } from '../film/palette.ts'
import { drawPictureCaption, drawPictureGround, pictureBox, pictureOutline } from '../film/picture-frame.ts'
import { createScaler } from '../uploads/i420-scale.ts'
import { readPatch } from './canvas-pool.ts'
import { bareOf, mixed } from './content.ts'
import type { Content } from './content.ts'
import { blend, readCover } from './cover.ts'
import type { Ground } from './ground.ts'
import type { Patch } from './i420.ts'
import type { ShownPicture } from './props.ts'
import { pixelBox } from './regions.ts'

/** How much larger a photo is seen at the end than at the beginning. */
const NEAREST = 1.07
// The shadow of a picture ends within this many units.
const AIR = 24

/** What is seen of a picture that is so much nearer. */
function cropOf({ width, height }: Size, nearer: number): Box {
  const scale = 1 + (NEAREST - 1) * nearer
  const [across, down] = [width / scale, height / scale]
  return { x: (width - across) / 2, y: (height - down) / 2, width: across, height: down }
}

interface PictureFrame {
  layout: Layout
  ground: Ground
  palette: Palette
  pictures: readonly ShownPicture[]
}

/** Shows pictures of the user's in their place, one after the other, and brings photos nearer. */
export function createPictureTrack({ layout, ground, palette, pictures }: PictureFrame): Content {
  const { content, pixelsPerUnit } = layout
  const [width, height] = [content.width + 2 * AIR, content.height + 2 * AIR]
  const room = pixelBox(layout, { x: content.x - AIR, y: content.y - AIR, width, height })
  const bare = bareOf(ground, room)
  let [before, whole] = [bare, bare]
  let nearer: ((steps: number) => Patch) | undefined
  return {
    enter(index, follows) {
      const picture = pictures[index]
      if (!picture) return
      const box = pictureBox(layout, picture.raster)
      // One picture gives way to the next; after the presenter alone it comes in on the bare ground.
      before = follows ? whole : bare
      whole = readPatch(
        drawn(room, (canvas) => drawWhole(canvas, picture, box)),
        room,
      )
      nearer = picture.isPhoto ? nearing(picture, box) : undefined
    },
    paint(moment: Moment, shown: Moment | undefined) {
      if (moment.fade !== shown?.fade) return mixed(before, whole, moment.fade / FADE_STEPS)
      return moment.nearer === shown.nearer ? undefined : nearer?.(moment.nearer)
    },
  }

  /** Draws in units, in a box of the picture, and over it what stands in front. */
  function drawn(box: Box, draw: (canvas: SKRSContext2D) => void): SKRSContext2D {
    const canvas = createCanvas(box.width, box.height).getContext('2d')
    canvas.drawImage(ground.behind, box.x, box.y, box.width, box.height, 0, 0, box.width, box.height)
    canvas.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, -box.x, -box.y)
    draw(canvas)
    canvas.resetTransform()
    ground.drawFront(canvas, box, 0)
    return canvas
  }
  function drawWhole(canvas: SKRSContext2D, { raster, caption }: ShownPicture, box: Box): void {
    drawPictureGround(canvas, box, palette)
    canvas.save()
    canvas.clip(pictureOutline(box) as never)
    canvas.drawImage(raster, box.x, box.y, box.width, box.height)
    canvas.restore()
    drawPictureCaption(canvas, layout, caption, box)
  }
  /** A canvas would take five times as long: the picture is read once, and from then on only scaled under what covers it. */
  function nearing({ raster, caption }: ShownPicture, box: Box) {
    const inside = pixelBox(layout, box)
    const plain = createCanvas(inside.width, inside.height).getContext('2d')
    // What of a picture is clear shows the surface under it.
    plain.fillStyle = palette.surface
    plain.fillRect(0, 0, inside.width, inside.height)
    plain.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, -inside.x, -inside.y)
    plain.drawImage(raster, box.x, box.y, box.width, box.height)
    const source = readPatch(plain, inside)
    const cover = readCover(
      drawn(inside, (canvas) => {
        drawPictureGround(canvas, box, palette)
        canvas.save()
        canvas.globalCompositeOperation = 'destination-out'
        canvas.fill(pictureOutline(box) as never)
        canvas.restore()
        drawPictureCaption(canvas, layout, caption, box)
      }),
      inside,
    )
    const out: Patch = { ...inside, data: new Uint8Array(source.data.length) }
    return (steps: number): Patch => {
      const scale = createScaler(inside, cropOf(inside, steps / NEARER_STEPS), 0, inside)
      blend(scale(source.data), cover, out.data)
      return out
    }
  }
}
