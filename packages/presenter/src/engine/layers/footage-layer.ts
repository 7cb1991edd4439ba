import { createCanvas } from '@napi-rs/canvas'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { archPath } from '../../composition/brand-frame.ts'
import type { SceneLayout } from '../../composition/scene-layout.ts'
import type { Box } from '../../composition/geometry.ts'
import { createScaler } from '../../uploads/i420-scale.ts'
import { readPatch } from '../canvas/canvas-pool.ts'
import { createCutOutLayer } from './cut-out-layer.ts'
import { blend, readOverlayMask } from './overlay-mask.ts'
import type { OverlayMask } from './overlay-mask.ts'
import type { Footage } from './footage.ts'
import type { StaticLayers } from './static-layers.ts'
import type { Patch } from '../canvas/i420.ts'
import { pixelBox } from './regions.ts'

// Half of the outline of the arch.
const LINE = 2.5
/** A recording that is taller than the arch is cropped by a quarter at the top, because faces are in the upper half. */
const CUT_ABOVE = 0.25

/** Composites a recording into the arch, or into the place of the presenter, under the foreground. */
export function createFootageLayer(
  layout: SceneLayout,
  layers: StaticLayers,
  footage: Footage,
  paste: (patch: Patch) => void,
) {
  const { arch, picture } = layout
  const box = pixelBox(layout, { ...arch, height: Math.min(arch.height, layout.height - arch.y) })
  const { width, height } = footage.picture
  const crop = coverCrop(footage.picture, box)
  const scale = createScaler({ width, height }, crop, 0, box)
  // Masks by step of the lower third: corners of the arch, captions and lower third.
  const covers = new Map<number, OverlayMask>()
  const cut = createCutOutLayer({ footage: { width, height }, crop, box }, () => drawn(box, () => {}).data)
  const out: Patch = { ...box, data: new Uint8Array((box.width * box.height * 3) / 2) }
  return { showBehind, show }

  /** Draws everything but the recording in a box. */
  function showBehind(room: Box | undefined, lowerThird: number): void {
    const whole = room ?? { x: 0, y: 0, ...picture }
    paste(drawn(whole, (canvas) => layers.drawForeground(canvas, whole, lowerThird)))
  }

  function show(lowerThird: number): void {
    const cover = covers.get(lowerThird) ?? overlayMaskOf(lowerThird)
    covers.set(lowerThird, cover)
    const picture = scale(footage.picture.data)
    if (footage.cutOut) cut(picture, footage.cutOut)
    blend(picture, cover, out.data)
    paste(out)
  }

  function drawn(room: Box, draw: (canvas: SKRSContext2D) => void): Patch {
    const canvas = createCanvas(room.width, room.height).getContext('2d')
    drawBehind(canvas, room)
    draw(canvas)
    return readPatch(canvas, { ...room })
  }

  function drawBehind(canvas: SKRSContext2D, { x, y, width: across, height: down }: Box): void {
    canvas.drawImage(layers.backdrop, x, y, across, down, 0, 0, across, down)
  }

  function overlayMaskOf(lowerThird: number): OverlayMask {
    const canvas = createCanvas(box.width, box.height).getContext('2d')
    drawBehind(canvas, box)
    canvas.save()
    canvas.setTransform(layout.pixelsPerUnit, 0, 0, layout.pixelsPerUnit, -box.x, -box.y)
    canvas.globalCompositeOperation = 'destination-out'
    if (layout.hasArch)
      canvas.fill(archPath(arch.x + LINE, arch.y + LINE, arch.width - 2 * LINE, arch.height - 2 * LINE) as never)
    else canvas.fillRect(arch.x, arch.y, arch.width, arch.height)
    canvas.restore()
    layers.drawForeground(canvas, box, lowerThird)
    return readOverlayMask(canvas, box)
  }
}

/** Returns the crop of a recording that fills a box. */
export function coverCrop({ width, height }: { width: number; height: number }, box: Box): Box {
  const share = Math.min(width / box.width, height / box.height)
  const even = (value: number) => 2 * Math.floor(value / 2)
  const [across, down] = [even(box.width * share), even(box.height * share)]
  return { x: even((width - across) / 2), y: even((height - down) * CUT_ABOVE), width: across, height: down }
}
