import { expect, test } from 'vitest'
import { threadMs } from '../../test/repeating-texts.ts'
import { planDraft } from './draft-storyboard.ts'
import type { DraftJob } from './draft-storyboard.ts'
import type { ShotEdit } from './edits.ts'

const SCRIPT = `Welcome to the old harbour of Porto Sereno. We walk past the boats and the market, where the fish is sold at six.
Lunch is grilled sardines with bread and a glass of white wine. Four people come along at most. The walk costs $90.
Bring a hat, because there is little shade on the way. Call us today.`

const photos = ['boats', 'market', 'lunch'].map((caption, index) => ({ id: `photo-${index}`, caption, isPhoto: true }))

const jobOf = (changes: Partial<DraftJob> = {}): DraftJob => ({
  script: SCRIPT,
  language: 'en',
  presenterId: 'maya',
  title: 'Harbour walk',
  opening: true,
  closing: { line: 'Book your walk' },
  photos,
  ...changes,
})
const planOf = (changes: Partial<DraftJob> = {}) => planDraft(jobOf(changes)).planned
const withEdits = (...shots: ShotEdit[]) => planOf({ storyboard: { version: 1, shots } })

test('the scenes contain every word of the script once, in order, without gaps', () => {
  const { scenes, durationSeconds } = planOf()
  const said = scenes.map(({ words }) => words).filter(Boolean)

  expect(said.join(' ').replace(/\s+/g, ' ')).toBe(SCRIPT.replace(/\s+/g, ' '))
  expect(scenes[0]).toMatchObject({ layout: 'opening', words: '', texts: { headline: 'Harbour walk', line: '' } })
  expect(scenes.at(-1)).toMatchObject({ layout: 'end', texts: { headline: 'Book your walk' }, items: null })
  const length = scenes.reduce((sum, scene) => sum + scene.durationSeconds, 0)
  expect(length).toBeCloseTo(durationSeconds, 0)
})

test('the label of the button is that of the end card, or of the edit, or left out', () => {
  const closing = { line: 'Book your walk', button: 'See dates' }
  const labelWith = (...shots: ShotEdit[]) =>
    planOf({ closing, storyboard: { version: 1, shots } }).scenes.at(-1)?.texts.line
  expect(labelWith()).toBe('See dates')
  expect(labelWith({ anchor: { place: 'end' }, texts: { line: 'Choose a day' } })).toBe('Choose a day')
  expect(labelWith({ anchor: { place: 'end' }, texts: { line: '' } })).toBe('')
})

test('every scene has its own anchor, also where a sentence is split for a photo', () => {
  const many = Array.from({ length: 10 }, (_, index) => ({ id: `${index}`, isPhoto: true }))
  for (const some of [photos, many, []]) {
    const anchors = planOf({ photos: some }).scenes.map(({ anchor }) => JSON.stringify(anchor))
    expect(new Set(anchors).size).toBe(anchors.length)
  }
})

test('a scene of any anchor accepts the given layout and photo', () => {
  const many = Array.from({ length: 10 }, (_, index) => ({ id: `${index}`, isPhoto: true }))
  const changed = planOf({ photos: many }).scenes.filter(({ anchor }) => anchor.place === 'sentence')
  for (const { anchor } of changed) {
    const storyboard = { version: 1 as const, shots: [{ anchor, scene: 'split' as const, photo: '7' }] }
    const { scenes } = planOf({ photos: many, storyboard })
    const edited = scenes.find(({ editedAt }) => editedAt !== null)
    expect(edited).toMatchObject({ anchor, layout: 'split', photo: '7' })
  }
})

test('the photo of the opening, of the end card and of the presenter is the chosen one, or none', () => {
  const wide = planOf().scenes.find(({ layout }) => layout === 'wide')
  const anchors = [{ place: 'opening' as const }, { place: 'end' as const }, wide?.anchor ?? { place: 'end' as const }]
  const photosWith = (photo: string | null) =>
    withEdits(
      ...anchors.map((anchor) => ({
        anchor,
        photo,
        ...(anchor.place === 'sentence' ? { scene: 'wide' as const } : {}),
      })),
    )
      .scenes.filter(({ editedAt }) => editedAt)
      .map((scene) => scene.photo)

  expect(photosWith('photo-2')).toEqual(['photo-2', 'photo-2', 'photo-2'])
  expect(photosWith(null)).toEqual([null, null, null])
})

test('a scene can be split where it says so, and joined with the one before', () => {
  const { scenes } = planOf()
  const cuttable = scenes.filter(({ cuts }) => cuts.length > 0)
  expect(cuttable.length).toBeGreaterThan(0)
  for (const { cuts } of cuttable) {
    const [anchor] = cuts
    if (!anchor) throw new Error('no cut')
    expect(withEdits({ anchor, isCut: true }).scenes.map((scene) => scene.anchor)).toContainEqual(anchor)
  }
  const joining = scenes.find(({ canJoin }) => canJoin)
  if (!joining) throw new Error('nothing to join')
  const joined = withEdits({ anchor: joining.anchor, isCut: false }).scenes
  expect(joined.map(({ anchor }) => anchor)).not.toContainEqual(joining.anchor)
})

test('a layout is offered where it fits: a list for a list, photos when there are photos', () => {
  const { scenes } = planOf({
    script: 'Welcome to all of you here. Three things: a map, a hat, and good shoes. Then we go.',
  })
  const layouts = scenes.filter(({ anchor }) => anchor.place === 'sentence').map((scene) => scene.layouts)
  expect(layouts.some((one) => one.includes('list'))).toBe(true)
  expect(layouts.every((one) => one.includes('split') && one.includes('wide'))).toBe(true)
  expect(planOf({ photos: [] }).scenes.some((scene) => scene.layouts.includes('split'))).toBe(false)
})

test('a presenter with text shows words of the sentence until a person writes others', () => {
  const script =
    'Welcome to all of you here today. From the terraces, a wide view over the bay. Then we go home together.'
  const plan = (...shots: ShotEdit[]) => planOf({ script, photos: [], storyboard: { version: 1, shots } }).scenes
  const anchor = { place: 'sentence' as const, sentence: 1, part: 0, words: 'From the terraces' }
  const headlineOf = (edit: Partial<ShotEdit>) =>
    plan({ anchor, scene: 'medium', ...edit }).find(({ editedAt }) => editedAt)?.texts.headline

  expect(headlineOf({})).toBe('From the terraces')
  expect(headlineOf({ texts: { headline: 'Two terraces!' } })).toBe('Two terraces!')
})

test('edits of a missing photo are reported and change nothing', () => {
  const { scenes, warnings } = withEdits({ anchor: { place: 'opening' }, photo: 'gone' })
  expect(warnings).toContainEqual({ code: 'photo-missing', subject: 'gone' })
  expect(scenes.map(({ layout }) => layout)).toEqual(planOf().scenes.map(({ layout }) => layout))
})

test('planning takes time in proportion to the script', () => {
  // Takes the shortest of five runs, because other programs on the machine can only make a run longer.
  const msFor = (times: number) => {
    const job = jobOf({ script: `${SCRIPT} `.repeat(times) })
    planDraft(job)
    return Math.min(...Array.from({ length: 5 }, () => threadMs(() => planDraft(job))))
  }
  // Eight times the script: a planner that compares every pair of sentences would take 64 times as long.
  expect(msFor(80)).toBeLessThan(24 * msFor(10))
})

test('a photo scene has a selectable camera, which survives other changes', () => {
  const { scenes } = planOf()
  const moving = scenes.filter(({ camera }) => camera !== null)
  expect(moving.map(({ layout }) => layout)).toEqual(
    scenes.map(({ layout }) => layout).filter((layout) => ['corner', 'voice', 'split'].includes(layout)),
  )
  expect(moving.every(({ camera }) => camera !== 'still')).toBe(true)
  const [first] = moving
  if (!first) throw new Error('The video has no photo scene.')
  const cameraWith = (edit: Partial<ShotEdit>) =>
    withEdits({ anchor: first.anchor, ...edit }).scenes.find(({ editedAt }) => editedAt)?.camera
  expect(cameraWith({ camera: 'still' })).toBe('still')
  expect(cameraWith({ camera: 'out', texts: { headline: 'The pier' } })).toBe('out')
  // A presenter scene has no photo that moves.
  expect(cameraWith({ camera: 'out', scene: 'wide' })).toBeNull()
})

test('pages and slides do not move', () => {
  const pages = photos.map((photo) => ({ ...photo, isPhoto: false }))
  expect(planOf({ photos: pages }).scenes.every(({ camera }) => camera === null)).toBe(true)
})
