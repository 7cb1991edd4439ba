import { beforeAll, expect, test } from 'vitest'
import { createCanvas } from '@napi-rs/canvas'
import { SIZES, stageOf } from '../../../test/card-stage.ts'
import { prepareCanvas } from '../../engine/canvas/canvas.ts'
import type { Box } from '../geometry.ts'
import { safeAreaOf } from '../text/type-scale.ts'
import { placeChip, placeTitle } from './place-name.ts'
import type { CardShape } from '../text/type-scale.ts'
import { addressCard } from './address.ts'
import { drawCaption, firstCaption, fitsOnCaption, placedCaption } from './caption.ts'
import { claimCard } from './claim.ts'
import { endCard } from './end.ts'
import { listCard } from './list.ts'
import type { ListContent } from './list.ts'
import { nameTag } from './name-tag.ts'
import { SCENE_PLACES } from '../scene-places.ts'
import { offerCard } from './offer.ts'
import { openingCard } from './opening.ts'
import { questionCard } from './question.ts'
import { quoteCard } from './quote.ts'
import type { Card, Stage } from './stage.ts'

beforeAll(() => prepareCanvas('سلام'))

const SHAPES = Object.keys(SIZES) as CardShape[]

const LONG = 'Denkmalgeschützte Altbauwohnung mit Südwestbalkon am alten Flusshafen'
const items = [LONG, 'Two rooms', LONG, 'Lift', LONG, 'Garden'].map((text) => ({ text, lead: '25 min' }))
const photo = { image: createCanvas(8, 8), width: 8, height: 8 }

function cardsOf(stage: Stage): Record<string, Card<unknown>> {
  const texts = { headline: LONG, line: LONG, note: LONG, tag: 'For sale', price: 'AED 12,450,000' }
  return {
    claim: claimCard(stage, texts),
    question: questionCard(stage, texts),
    opening: openingCard(stage, texts, photo),
    list: listCard(stage, { ...texts, items }, photo),
    offer: offerCard(stage, { ...texts, items }),
    address: addressCard(stage, { ...texts, items }),
    quote: quoteCard(stage, texts, photo),
    end: endCard(stage, {
      line: LONG,
      phone: '+34 600 123 456',
      email: 'a@b.example',
      url: 'https://b.example',
      social: '@brightharbour · @brightharbour.homes',
      button: 'Call',
    }),
  }
}

/** Returns what a box sticks out of the safe area. */
function beyond({ x, y, width, height }: Box, shape: CardShape): number {
  const [across, down] = SIZES[shape]
  const area = safeAreaOf(shape, { width: across, height: down })
  // A panel may reach a little beyond its letters, and the tip of a pin's shape above the area.
  const [left, right] = [area.x - 12 - x, x + width - area.x - area.width - 12]
  return Math.max(left, right, area.y - 40 - y, y + height - area.y - area.height - 2)
}

test.each(SHAPES)('in %s long texts stay inside the safe area, right to left as well', (shape) => {
  const outside: string[] = []
  for (const rightToLeft of [false, true]) {
    for (const [name, card] of Object.entries(cardsOf(stageOf(shape, rightToLeft)))) {
      for (const box of card.boxes) if (beyond(box, shape) > 0) outside.push(`${name} ${JSON.stringify(box)}`)
    }
  }
  expect(outside).toEqual([])
})

/** Returns the space above and below the boxes of a card, from the top of a room to the lower margin. */
function airOf({ boxes }: Card<unknown>, top: number, bottom: number): [above: number, below: number] {
  const [first, last] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y, height }) => y + height))]
  return [first - top, bottom - last]
}

test('beside a photo or the presenter, a card has as much space below its words as above them', () => {
  const stage = stageOf('16:9')
  const bottom = 720 - 56
  const walks = items.slice(1, 3).map(() => ({ text: 'The pier' }))
  const cards: [name: string, top: number, card: Card<unknown>][] = [
    ['end', 122, endCard(stage, { line: 'Book your walk', phone: '+34 600 123 456', url: 'https://b.example' })],
    ['list', 118, listCard(stage, { headline: 'Walks', items: walks }, photo)],
    ['claim', 150, claimCard(stage, { headline: 'Open until ten', hasWordsBelow: false })],
  ]
  for (const [name, top, card] of cards) {
    const [above, below] = airOf(card, top, bottom)
    expect({ name, uneven: Math.abs(above - below) > 60 }).toEqual({ name, uneven: false })
  }
})

test('the photo beside a list changes with a row that has its own, and stays until the next', () => {
  const garden = { ...photo, image: createCanvas(8, 8) }
  const rows = [{ text: 'Light' }, { text: 'Garden', picture: garden }, { text: 'Quiet' }]
  const card = listCard(stageOf('16:9'), { headline: 'Reasons', items: rows }, photo)
  const isPhoto = ({ x, width }: Box) => x === 806 && width === 474
  expect(card.changed(0, 1).some(isPhoto)).toBe(false)
  expect(card.changed(1, 2).some(isPhoto)).toBe(true)
  expect(card.changed(2, 3).some(isPhoto)).toBe(false)
})

test('the way to answer that is easiest looks like a button, and is not written twice', () => {
  const stage = stageOf('16:9')
  const boxesOf = (content: Partial<Parameters<typeof endCard>[1]>) =>
    endCard(stage, { line: 'Book', ...content }).boxes
  const [phone, url] = ['+34 600 123 456', 'https://b.example']
  // The call, the button, and the other contact; with an address its code as well.
  expect(boxesOf({ phone })).toHaveLength(2)
  expect(boxesOf({ phone, url })).toHaveLength(4)
  expect(boxesOf({ phone, button: 'Call us' })).toHaveLength(3)
  expect(boxesOf({ phone })[1]?.height).toBeGreaterThan(boxesOf({ phone, button: 'Call us' })[2]?.height ?? Infinity)
})

test('the name of a photo that leaves has a state in which it is gone', () => {
  const stage = stageOf('16:9')
  expect(placeChip(stage, { headline: 'Kitchen' }).built).toBe(0)
  expect(placeTitle(stage, { headline: 'Kitchen' }, 500).built).toBe(0)
  for (const card of [
    placeChip(stage, { headline: 'Kitchen', leaves: true }),
    placeTitle(stage, { headline: 'Kitchen', leaves: true }, 500),
  ]) {
    const inkAt = (state: number) => {
      const canvas = createCanvas(1280, 720).getContext('2d')
      card.draw(canvas, state)
      return canvas.getImageData(0, 0, 1280, 720).data.some((value) => value > 0)
    }
    expect([card.built, inkAt(1), inkAt(0)]).toEqual([1, true, false])
  }
})

test('a list that does not fit continues on the next card, and no row is lost', () => {
  const stage = stageOf('9:16')
  const shown: number[] = []
  let content: ListContent | undefined = { headline: 'Reasons', items }
  for (let round = 0; content && round < 9; round++) {
    const card: Card<ListContent> = listCard(stage, content)
    shown.push(card.built)
    expect(card.warnings).toEqual([])
    content = card.rest
  }
  expect(shown.reduce((sum, rows) => sum + rows, 0)).toBe(items.length)
  expect(shown.length).toBeGreaterThan(1)
})

test('a price appears with its word, or from the start when the card has nothing else', () => {
  const stage = stageOf('16:9')

  expect(offerCard(stage, { headline: 'Sea view room', price: '$120' }).built).toBe(1)
  expect(offerCard(stage, { price: '$120', note: 'per night' }).built).toBe(0)
})

test('a bar in the accent keeps the place of a price until it is spoken', () => {
  const stage = stageOf('16:9')
  const card = offerCard(stage, { headline: 'Sea view room', price: '$120', items: [{ text: 'Breakfast' }] })
  const accentIn = (state: number) => {
    const canvas = createCanvas(stage.width, stage.height).getContext('2d')
    card.draw(canvas, state)
    return card.changed(0, 1).some(({ x, y, width, height }) => {
      const { data } = canvas.getImageData(Math.round(x), Math.round(y), Math.round(width), Math.round(height))
      return Array.from({ length: data.length / 4 }, (_, at) => data.slice(at * 4, at * 4 + 3).join()).includes(
        '242,165,65',
      )
    })
  }
  expect(accentIn(0)).toBe(true)
  expect(accentIn(1)).toBe(false)
})

test('a price stays on one line, and omitted parts of an offer are reported with their place', () => {
  const card = offerCard(stageOf('5:4'), {
    headline: LONG,
    price: 'AED 12,450,000',
    note: LONG,
    tag: 'For sale',
    items,
  })
  expect(card.warnings.map(({ place }) => place)).toContain('note')
  for (const { fit, letters } of card.warnings) expect(fit).toBeLessThan(letters)
})

test.each(['1:1', '4:5'] as const)('the letters of an offer of %s are beside the presenter', (shape) => {
  const { arch = { x: 0, y: 0, width: 0, height: 0 } } = SCENE_PLACES[shape].offer ?? {}
  const offers = [
    { headline: 'Just sold', price: '$845,000' },
    { headline: LONG, tag: 'For sale', line: LONG, price: 'AED 12,450,000', note: 'for two', items },
  ]
  for (const offer of offers) {
    const canvas = createCanvas(stageOf(shape).width, stageOf(shape).height)
    offerCard(stageOf(shape), offer, arch).draw(canvas.getContext('2d'), 1)
    const seen = canvas
      .getContext('2d')
      .getImageData(arch.x, arch.y + arch.width / 2, arch.width, canvas.height - arch.y)
    expect(seen.data.every((value) => value === 0)).toBe(true)
  }
})

test('a title that is too long is reported with the letters that fit', () => {
  const text = 'word '.repeat(300).trim()
  const [warning] = claimCard(stageOf('16:9'), { headline: text }).warnings
  expect(warning).toMatchObject({ place: 'headline', letters: 1499 })
  expect(warning?.fit).toBeGreaterThan(30)
})

test('a row that appears changes its own box and the one before, and nothing else', () => {
  const stage = stageOf('16:9')
  const card = listCard(stage, { headline: 'Walks', items: items.slice(0, 3) })
  const draw = (state: number) => {
    const canvas = createCanvas(stage.width, stage.height).getContext('2d')
    card.drawGround(canvas, state)
    card.draw(canvas, state)
    return canvas.getImageData(0, 0, stage.width, stage.height).data
  }
  const [before, after] = [draw(1), draw(1.5)]
  const boxes = card.changed(1, 1.5)
  const inside = (x: number, y: number) =>
    boxes.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height)
  let [outside, within] = [0, 0]
  for (let pixel = 0; pixel < stage.width * stage.height; pixel++) {
    if (before[pixel * 4] === after[pixel * 4]) continue
    if (inside(pixel % stage.width, Math.floor(pixel / stage.width))) within++
    else outside++
  }
  expect(within).toBeGreaterThan(100)
  expect(outside).toBe(0)
})

test('the box of a caption fits its words, and a word wider than the box is split', () => {
  const stage = stageOf('9:16')
  const short = placedCaption(stage, ['Good', 'morning'], {})
  const long = placedCaption(stage, ['Good', 'morning', 'from', 'Porto', 'Sereno'], {})
  expect(short.box.width).toBeLessThan(long.box.width)
  expect(long.box.y + long.box.height).toBe(1280 - 284)
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  const parts = placedCaption(stage, ['Die', word], {})
  expect(
    parts.lines
      .flat()
      .map(({ text }) => text)
      .join('')
      .replaceAll('-', ''),
  ).toBe(`Die${word}`)
  expect(new Set(parts.lines.flat().map(({ index }) => index))).toEqual(new Set([0, 1]))
  expect(fitsOnCaption(stage, {})(['Good', 'morning'])).toBe(true)
  expect(() => drawCaption(createCanvas(8, 8).getContext('2d'), stage, parts, 1, 'photo')).not.toThrow()
})

test('a still shows the words of a caption that fit on two lines', () => {
  const stage = stageOf('16:9')
  const words = ['Welcome', 'to', 'the', 'old', 'harbour.', 'Breakfast', 'is', 'served']
  const shown = firstCaption(stage, words, { width: 380 })
  expect(shown.length).toBeLessThan(words.length)
  expect(placedCaption(stage, words, { width: 380 }).lines.length).toBeGreaterThan(2)
  expect(placedCaption(stage, shown, { width: 380 }).lines.length).toBe(2)
  expect(firstCaption(stage, ['Donaudampfschifffahrtselektrizität'.repeat(6)], { width: 380 })).toHaveLength(1)
})

test('a name tag ends at the lower edge of its place, and has no box without a name', () => {
  const place = { x: 64, y: 300, width: 500, height: 200 }
  const [box] = nameTag(stageOf('16:9'), { name: 'Maya Lind', role: 'Host' }, place).boxes
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(500)
  expect(nameTag(stageOf('16:9'), { name: '', role: '' }, place).boxes).toEqual([])
})
