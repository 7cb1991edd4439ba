import { beforeAll, expect, test } from 'vitest'
import { stageOf } from '../../../test/card-stage.ts'
import { prepareCanvas } from '../../engine/canvas/canvas.ts'
import { offerCard } from './offer.ts'

beforeAll(() => prepareCanvas())

const OFFER = {
  tag: 'May offer',
  headline: 'Porto Sereno',
  line: 'Four mornings by the water',
  price: '$1,290',
  note: 'for two',
  items: [{ text: '4 nights' }, { text: 'Breakfast every day' }],
}

test('where there is no room for all of an offer, the second line goes first and the note of the price stays', () => {
  const stage = { ...stageOf('9:16'), cardBottom: 620 }
  expect(offerCard(stage, OFFER).warnings.map(({ place }) => place)).toEqual(['line'])
})

test('a note beside the price takes no room of its own', () => {
  const heightOf = (note: string) => offerCard(stageOf('9:16'), { ...OFFER, note }).boxes[0]?.height
  expect(heightOf('for two')).toBe(heightOf(''))
})
