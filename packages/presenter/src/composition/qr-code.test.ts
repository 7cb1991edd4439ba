import { createCanvas } from '@napi-rs/canvas'
import scanner from 'jsqr'
import { beforeAll, expect, test } from 'vitest'
import { prepareCanvas } from '../engine/canvas/canvas.ts'
import { endCard } from './cards/end.ts'
import type { Closing, Shape } from './render-job.ts'
import { layoutOf } from './layout.ts'
import { paletteOf } from './palette.ts'

beforeAll(() => prepareCanvas())

const closing: Closing = {
  line: 'Come and walk with us',
  phone: '+1 555 010 7788',
  email: 'hello@waymark.example',
  url: 'https://waymark.example/visit/porto-sereno?from=video',
}
const palette = paletteOf({
  name: 'Waymark',
  primary: '#0b6e69',
  secondary: '#27406b',
  accent: '#f2a541',
  scene: 'tourism',
  mode: 'dark',
})

test.each(['16:9', '9:16', '1:1', '4:5', '5:4'] as Shape[])(
  'the code on the closing card of a %s video scans',
  (shape) => {
    const layout = layoutOf({ shape })
    const picture = createCanvas(layout.width, layout.height)
    const canvas = picture.getContext('2d')
    const stage = { ...layout, language: 'en' as const, palette, measure: canvas, brand: { name: 'Waymark' } }
    endCard(stage, closing).draw(canvas, 0)
    const { data } = canvas.getImageData(0, 0, layout.width, layout.height)
    expect(scanner.default(data, layout.width, layout.height)?.data).toBe(closing.url)
  },
)
