import { beforeAll, expect, test } from 'vitest'
import { createCanvas } from '@napi-rs/canvas'
import { prepareCanvas } from '../../engine/canvas/canvas.ts'
import { overlap } from '../geometry.ts'
import type { Box } from '../geometry.ts'
import { paletteOf } from '../palette.ts'
import type { Language, Shape } from '../render-job.ts'
import { sceneLayoutOf } from '../scene-layout.ts'
import { addressCard } from './address.ts'
import { offerCard } from './offer.ts'
import { quoteCard } from './quote.ts'
import { seenBox } from './stage.ts'
import type { Card, Stage } from './stage.ts'

beforeAll(() => prepareCanvas('سلام'))

const SHAPES: readonly Shape[] = ['16:9', '9:16', '1:1', '4:5', '5:4']
const LANGUAGES: readonly Language[] = ['en', 'fa']
const SCENES = ['offer', 'address', 'quote'] as const
const LONG = 'Denkmalgeschützte Altbauwohnung mit Südwestbalkon am alten Flusshafen'
const texts = { headline: LONG, line: LONG, note: 'for two', tag: 'For sale', price: 'AED 12,450,000' }
const items = ['Two rooms', LONG, 'Lift'].map((text) => ({ text, lead: '25 min' }))

function laidOut(shape: Shape, language: Language, scene: (typeof SCENES)[number], captions: boolean) {
  const layout = sceneLayoutOf({ shape, language }, { scene, captions, texts: {} })
  const stage: Stage = {
    ...layout,
    language,
    palette: paletteOf({ name: '', primary: '#0b6e69', secondary: '#27406b', accent: '#f2a541', scene: 'tourism' }),
    brand: { name: 'Waymark' },
    measure: createCanvas(8, 8).getContext('2d'),
  }
  const card: Card<unknown> = {
    offer: () => offerCard(stage, { ...texts, items }, layout.place.arch),
    address: () => addressCard(stage, { ...texts, items }),
    quote: () => quoteCard(stage, texts),
  }[scene]()
  return { layout, stage, card }
}

const bottomOf = ({ boxes }: Card<unknown>) => Math.max(...boxes.map(({ y, height }) => y + height))

test.each(SHAPES)('in %s captions are below cards, and beside the presenter and the label', (shape) => {
  for (const language of LANGUAGES) {
    for (const scene of SCENES) {
      const { layout, stage, card } = laidOut(shape, language, scene, true)
      const { captionArea, arch, label, hasArch } = layout
      // The line around the arch.
      const presenter = hasArch ? seenBox(stage, { ...arch, x: layout.place.arch?.x ?? 0 }) : undefined
      const covered = [...card.boxes, label, ...(presenter ? [presenter] : [])].filter((box: Box) =>
        overlap(box, captionArea),
      )
      expect({ language, scene, covered }).toEqual({ language, scene, covered: [] })
    }
  }
})

test('without captions a card uses their room', () => {
  for (const scene of SCENES) {
    const [among, alone] = [laidOut('4:5', 'en', scene, true), laidOut('4:5', 'en', scene, false)]
    expect(bottomOf(alone.card)).toBeGreaterThan(bottomOf(among.card))
  }
})
