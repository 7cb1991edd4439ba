import { createCanvas } from '@napi-rs/canvas'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { archPath } from '../film/arch.ts'
import type { Layout } from '../film/layout.ts'
import type { Box } from '../film/places.ts'
import { createScaler } from '../uploads/i420-scale.ts'
import { readPatch } from './canvas-pool.ts'
import { blend, readCover } from './cover.ts'
import type { Cover } from './cover.ts'
import type { Footage } from './footage.ts'
import type { Ground } from './ground.ts'
import type { Patch } from './i420.ts'
import { pixelBox } from './regions.ts'

// Half of the white line round the arch: the recording is seen inside it.
const LINE = 2.5
/** Where a recording is taller than the arch, a quarter of what is too much goes above: faces are in the upper half. */
const CUT_ABOVE = 0.25

/** Shows a recording in the arch of a view, under everything that stands in front. */
export function createFootageTrack(layout: Layout, ground: Ground, footage: Footage, paste: (patch: Patch) => void) {
  const { arch, picture } = layout
  const box = pixelBox(layout, { ...arch, height: Math.min(arch.height, layout.height - arch.y) })
  const { width, height } = footage.picture
  const scale = createScaler({ width, height }, coverCrop(footage.picture, box), 0, box)
  // The arch's corners, the captions' panel and the lower third.
  const covers = new Map<number, Cover>()
  const out: Patch = { ...box, data: new Uint8Array((box.width * box.height * 3) / 2) }
  return { showBehind, show }

  /** Everything but the recording, in a box of the picture. */
  function showBehind(room: Box | undefined, lowerThird: number): void {
    const whole = room ?? { x: 0, y: 0, ...picture }
    paste(drawn(whole, (canvas) => ground.drawFront(canvas, whole, lowerThird)))
  }

  function show(lowerThird: number): void {
    const cover = covers.get(lowerThird) ?? coverOf(lowerThird)
    covers.set(lowerThird, cover)
    blend(scale(footage.picture.data), cover, out.data)
    paste(out)
  }

  function drawn(room: Box, draw: (canvas: SKRSContext2D) => void): Patch {
    const canvas = createCanvas(room.width, room.height).getContext('2d')
    drawBehind(canvas, room)
    draw(canvas)
    return readPatch(canvas, { ...room })
  }

  function drawBehind(canvas: SKRSContext2D, { x, y, width: across, height: down }: Box): void {
    canvas.drawImage(ground.behind, x, y, across, down, 0, 0, across, down)
  }

  function coverOf(lowerThird: number): Cover {
    const canvas = createCanvas(box.width, box.height).getContext('2d')
    drawBehind(canvas, box)
    canvas.save()
    canvas.setTransform(layout.pixelsPerUnit, 0, 0, layout.pixelsPerUnit, -box.x, -box.y)
    canvas.globalCompositeOperation = 'destination-out'
    canvas.fill(archPath(arch.x + LINE, arch.y + LINE, arch.width - 2 * LINE, arch.height - 2 * LINE) as never)
    canvas.restore()
    ground.drawFront(canvas, box, lowerThird)
    return readCover(canvas, box)
  }
}

/** The part of a recording that fills a box. */
export function coverCrop({ width, height }: { width: number; height: number }, box: Box): Box {
  const share = Math.min(width / box.width, height / box.height)
  const even = (value: number) => 2 * Math.floor(value / 2)
  const [across, down] = [even(box.width * share), even(box.height * share)]
  return { x: even((width - across) / 2), y: even((height - down) * CUT_ABOVE), width: across, height: down }
}
