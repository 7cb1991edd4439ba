import { expect, test } from 'vitest'
import { inputOf } from '../../../test/director-input.ts'
import type { DirectorInput, DirectorPhoto } from '../director-input.ts'
import { planStoryboard } from '../plan-storyboard.ts'
import { PHOTO_SCENES } from '../scenes.ts'
import type { Scene } from '../scenes.ts'

const CLOSING = { line: 'Book your four mornings', phone: '+34 600 123 456' }
const shotOf = (input: DirectorInput, scene: Scene) => planStoryboard(input).shots.find((shot) => shot.scene === scene)
const isOfPhoto = ({ scene }: { scene: Scene }) => PHOTO_SCENES.includes(scene)
const HOUSE_PHOTOS: readonly DirectorPhoto[] = ['Front', 'Kitchen', 'Living room', 'Main bedroom', 'Garden'].map(
  (caption) => ({ caption, isPhoto: true, width: 1800, height: 1200 }),
)
const HOUSE =
  'Welcome to 14 Willow Lane. It was renewed two years ago. The kitchen opens to the garden, and the island seats six. ' +
  'Do you work from home? The living room has trees on three sides and a quiet corner for a desk. Upstairs, the main ' +
  'bedroom faces east, so mornings are bright. Three things we like: the garden, the quiet and the light. Call us today.'
test('a sentence that names a photo shows no photo with another name', () => {
  const input = inputOf(HOUSE, 'en', { photos: HOUSE_PHOTOS, openingSeconds: 2, closing: CLOSING })
  const { shots } = planStoryboard(input)
  const captions = ['kitchen', 'living room', 'main bedroom']
  const misnamed = shots.filter(({ scene, photo, anchor }) => {
    const sentence = anchor.place === 'sentence' ? input.sentences[anchor.sentence] : undefined
    const said = sentence?.words.map(({ text }) => text.toLowerCase()).join(' ') ?? ''
    const named = captions.find((name) => said.includes(name))
    const isPhoto = scene === 'voice' || scene === 'corner' || scene === 'split'
    return isPhoto && named !== undefined && HOUSE_PHOTOS[photo ?? 0]?.caption?.toLowerCase() !== named
  })
  expect(misnamed).toEqual([])
  expect(shots.find(({ scene }) => scene === 'list')?.photo).toBe(4)
})

test('each of two photos that two short sentences name has its own shot', () => {
  const script =
    'Welcome to 14 Willow Lane, I am Daniel. This is the kitchen. This is the garden. It was renewed two years ago, and ' +
    'nothing is left to do. Call us today.'
  const input = inputOf(script, 'en', { photos: HOUSE_PHOTOS, openingSeconds: 2, closing: CLOSING })
  const { shots } = planStoryboard(input)
  const [kitchen, garden] = [1, 4].map((photo) => shots.filter((shot) => shot.photo === photo && isOfPhoto(shot)))
  expect([kitchen?.length, garden?.length]).toEqual([1, 1])
  for (const [sentence, shot] of [
    [1, kitchen?.[0]],
    [2, garden?.[0]],
  ] as const) {
    const start = shot?.startSeconds ?? 0
    const said = input.sentences[sentence]?.startSeconds ?? 0
    expect(Math.abs(start - said)).toBeLessThan(1.5)
    expect((shot?.endSeconds ?? 0) - start).toBeGreaterThanOrEqual(1.8 - 1e-9)
  }
})

test('a photo that a short second sentence names is not hidden by the greeting', () => {
  const script =
    'Welcome to Willow Lane, I am Tom, your agent. See the kitchen. It was renewed two years ago. Call us today.'
  const input = inputOf(script, 'en', { photos: HOUSE_PHOTOS, openingSeconds: 2, closing: CLOSING })
  const { shots } = planStoryboard(input)
  expect(shots.filter((shot) => isOfPhoto(shot) && shot.photo === 1)).toHaveLength(1)
  expect(shots[1]?.scene).toBe('wide')
})

test.each([
  ['Cook with a view of the garden in the kitchen.', 1],
  ['The kitchen opens to the garden.', 1],
  ['In the living room you see the garden.', 2],
])('a sentence that names two photos shows the one that it is about: %s', (sentence, photo) => {
  const script = `Welcome to 14 Willow Lane, I am Daniel. ${sentence} It was renewed two years ago. Call us today.`
  const input = inputOf(script, 'en', { photos: HOUSE_PHOTOS, openingSeconds: 2, closing: CLOSING })
  const said = planStoryboard(input).shots.find(
    ({ anchor }) => anchor.place === 'sentence' && anchor.sentence === 1 && anchor.part === 0,
  )
  expect(said?.photo).toBe(photo)
})

test('a row of a list comes with the photo that it names', () => {
  const input = inputOf(HOUSE, 'en', { photos: HOUSE_PHOTOS, openingSeconds: 2, closing: CLOSING })
  const list = shotOf(input, 'list')
  expect(list?.ground).toBe('plain')
  expect(list?.items.map(({ photo }) => photo)).toEqual([4, undefined, undefined])
})

test('a list without photos of its own has the presenter, who is seen before a photo of the video', () => {
  const script = HOUSE.replace('the garden, the quiet and the light', 'the quiet, the light and the price')
  const input = inputOf(script, 'en', { photos: HOUSE_PHOTOS, openingSeconds: 2, closing: CLOSING })
  expect(shotOf(input, 'list')?.ground).toBe('arch-photo')
  expect(shotOf({ ...input, photos: [] }, 'list')?.ground).toBe('arch-scene')
  // Long rows need the whole width of a square.
  const long = HOUSE.replace('the garden, the quiet and', 'the long way to the harbour, the quiet and')
  const square = { photos: [], openingSeconds: 2, closing: CLOSING, shape: '1:1' } as const
  expect(shotOf(inputOf(long, 'en', square), 'list')?.ground).toBe('plain')
})

test('with photos the presenter never stands before the drawn scene', () => {
  for (const count of [1, 2, 5]) {
    const photos = HOUSE_PHOTOS.slice(0, count)
    const input = inputOf(HOUSE, 'en', { photos, openingSeconds: 2, closing: CLOSING, facts: { price: '$845,000' } })
    const { shots } = planStoryboard(input)
    expect(shots.filter(({ ground }) => ground === 'scene' || ground === 'arch-scene')).toEqual([])
    const behind = shots.filter(({ ground }) => ground === 'blurred-photo')
    // Each time another photo, or another part of it.
    expect(new Set(behind.map(({ photo, crop }) => JSON.stringify([photo, crop]))).size).toBe(behind.length)
  }
})

test('a photo is not seen in two shots in a row when there are others', () => {
  const twice = [3, 4, 5].flatMap((count) => {
    const input = inputOf(HOUSE, 'en', { photos: HOUSE_PHOTOS.slice(0, count), openingSeconds: 2, closing: CLOSING })
    const { shots } = planStoryboard({ ...input, facts: { price: '$845,000' } })
    return shots.filter(({ photo }, index) => photo !== undefined && photo === shots[index - 1]?.photo)
  })
  expect(twice).toEqual([])
})

test('large words come with their sentence, and not during the one before', () => {
  const script = HOUSE.replace('Do you work from home?', 'Do you cook?')
  const input = inputOf(script, 'en', { photos: HOUSE_PHOTOS, openingSeconds: 2, closing: CLOSING })
  const question = shotOf(input, 'close')
  expect(question?.texts.headline).toBe('Do you cook?')
  const said = input.sentences
    .flatMap(({ words }) => words)
    .filter(({ startSeconds }) => startSeconds < (question?.startSeconds ?? 0))
  expect(said.map(({ text }) => text)).toContain('island')
})

test('two shots with the presenter in the arch do not follow each other', () => {
  const script =
    'Hello there, I am Maya. Three bedrooms and two bathrooms. It is ten minutes from downtown. Call us today.'
  const scenes = planStoryboard(inputOf(script, 'en', { closing: CLOSING })).shots.map(({ scene }) => scene)
  expect(scenes.filter((scene, index) => scene === 'medium' && scenes[index - 1] === 'medium')).toEqual([])
  expect(scenes).toContain('medium')
})
