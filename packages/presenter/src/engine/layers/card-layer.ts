import { createCanvas } from '@napi-rs/canvas'
import type { Card } from '../../composition/cards/stage.ts'
import type { Layout } from '../../composition/layout.ts'
import { readPatch } from '../canvas/canvas-pool.ts'
import type { Patch } from '../canvas/i420.ts'
import { pixelBox } from './regions.ts'
import type { StaticLayers } from './static-layers.ts'

/** Returns a function that draws what differs between two states of a card that builds. */
export function createCardLayer(layout: Layout, layers: StaticLayers, card: Card<unknown>) {
  const { pixelsPerUnit } = layout
  const whole = { x: 0, y: 0, width: layout.width, height: layout.height }
  return (state: number, shown: number | undefined): Patch[] => {
    const boxes = shown === undefined ? [whole] : card.changed(shown, state)
    return boxes.flatMap((changed) => {
      const box = pixelBox(layout, changed)
      if (box.width <= 0 || box.height <= 0) return []
      const canvas = createCanvas(box.width, box.height).getContext('2d')
      canvas.drawImage(layers.backdrop, box.x, box.y, box.width, box.height, 0, 0, box.width, box.height)
      canvas.save()
      canvas.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, -box.x, -box.y)
      card.draw(canvas, state)
      canvas.restore()
      return [readPatch(canvas, box)]
    })
  }
}
