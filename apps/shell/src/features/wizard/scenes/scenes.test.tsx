// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import type { DraftStoryboard, EditAnchor, PlannedScene, SceneLayout } from '@vitrine/contract'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { core, refused } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import type { Edits } from './edits.ts'
import { ScenesPart } from './scenes-part.tsx'

const at = (sentence: number): EditAnchor => ({ place: 'sentence', sentence, part: 0, words: `Sentence ${sentence}` })

function sceneOf(anchor: EditAnchor, layout: SceneLayout, more: Partial<PlannedScene> = {}): PlannedScene {
  const sentences = anchor.place === 'sentence' ? [anchor.sentence] : []
  const own = { anchor, editedAt: null, layout, photo: null, sentences, words: '', texts: {}, items: null }
  const choices = {
    camera: null,
    layouts: ['wide', 'close', 'voice', 'offer'] as SceneLayout[],
    cuts: [],
    canJoin: false,
  }
  return { ...own, ...choices, startSeconds: 4, durationSeconds: 3.4, pictureUrl: '/picture', ...more }
}

const scenes = [
  sceneOf({ place: 'opening' }, 'opening', { texts: { headline: 'Harbour walk', line: '' } }),
  sceneOf(at(0), 'wide', { words: 'Welcome to the harbour.' }),
  sceneOf(at(1), 'voice', {
    words: 'The boats are old.',
    photo: 'a',
    camera: 'in',
    texts: { headline: 'Boats' },
    canJoin: true,
  }),
  sceneOf(at(2), 'offer', { words: 'It costs $90.', texts: { price: '$90' }, items: ['Lunch'], cuts: [at(3)] }),
]
const storyboard: DraftStoryboard = {
  version: 1,
  edits: null,
  seed: 7,
  durationSeconds: 65,
  scenes,
  photos: [
    { id: 'a', url: '/a', caption: 'Boats' },
    { id: 'b', url: '/b', caption: null },
  ],
  warnings: [
    { code: 'photo-unused', scene: null, subject: 'b', text: null },
    { code: 'text-too-long', scene: 2, subject: null, text: { name: 'headline', characters: 90, fit: 60 } },
  ],
}

async function opened(answer: () => DraftStoryboard | Response = () => storyboard) {
  const { calls } = core({ 'GET /api/drafts/:id/storyboard': answer })
  const changes: Edits[] = []
  const flush = vi.fn<() => Promise<void>>(async () => undefined)
  function Draft() {
    const [edits, setEdits] = useState<Edits>(null)
    const saver = { id: () => 'draft', version: () => 1, flush }
    return (
      <ScenesPart
        saver={saver}
        isSaving={false}
        edits={edits}
        onChange={(next) => {
          changes.push(next)
          setEdits(next)
        }}
      />
    )
  }
  const shown = show(<Draft />)
  expect(calls).toEqual([])
  await shown.person.click(screen.getByRole('button', { name: 'Show scenes' }))
  return { ...shown, calls, changes, flush, shots: () => changes.at(-1)?.shots }
}

const cards = () => screen.findByText(/scenes, about/)
const card = (number: number) =>
  screen.getAllByRole('listitem').flatMap((item) => Array.from(item.querySelectorAll<HTMLElement>('[data-scene]')))[
    number - 1
  ] as HTMLElement

it('plans scenes only on request, then shows them with words, length and warnings', async () => {
  await opened()
  await cards()

  expect(screen.getByText(/4 scenes, about 1:05/)).toBeDefined()
  expect(card(3).textContent).toContain('Full-screen photo')
  expect(card(3).textContent).toContain('The boats are old.')
  expect(screen.getByText('There’s no room for photo 2. Add it to a scene, or write a longer script.')).toBeDefined()
})

it('is navigated by arrow keys, and moves a photo with Alt', async () => {
  const { person, shots } = await opened()
  await cards()
  card(1).focus()
  await person.keyboard('{ArrowRight}{ArrowDown}')
  expect(document.activeElement).toBe(card(3))
  await person.keyboard('{Alt>}{ArrowLeft}{/Alt}')

  expect(shots()).toEqual([
    { anchor: at(0), photo: 'a', scene: 'voice' },
    { anchor: at(1), photo: null, scene: 'wide' },
  ])
  expect(screen.getByText('Photo moved to scene 2.').getAttribute('role')).toBe('status')
  expect(document.activeElement).toBe(card(2))
  await person.keyboard('{End}{Home}')
  expect(document.activeElement).toBe(card(1))
})

it('offers other movements or none for photos only', async () => {
  const { person, shots } = await opened()
  await cards()
  await person.click(card(3))
  const panel = within(screen.getByRole('region', { name: 'Scene 3' }))
  const movement = panel.getByLabelText('Movement')
  expect(within(movement).getByRole('option', { name: 'Automatic (Slow zoom in)' })).toBeDefined()
  await person.selectOptions(movement, 'No movement')
  expect(shots()).toEqual([{ anchor: at(1), camera: 'still' }])
  await person.selectOptions(movement, 'Automatic')
  expect(shots()).toBeUndefined()

  await person.click(card(2))
  expect(within(screen.getByRole('region', { name: 'Scene 2' })).queryByLabelText('Movement')).toBeNull()
})

it('follows the reading direction', async () => {
  document.documentElement.dir = 'rtl'
  document.documentElement.style.direction = 'rtl'
  const { person } = await opened()
  await cards()
  card(1).focus()
  await person.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(card(2))
  document.documentElement.removeAttribute('dir')
  document.documentElement.removeAttribute('style')
})

it('changes layout, photo and texts of a scene, with undo and redo', async () => {
  const { person, shots, changes } = await opened()
  await cards()
  await person.click(card(2))
  const panel = within(screen.getByRole('region', { name: 'Scene 2' }))
  await person.selectOptions(panel.getByLabelText('Layout'), 'Full-screen photo')
  expect(shots()).toEqual([{ anchor: at(0), scene: 'voice', photo: 'b' }])
  await person.click(panel.getByRole('radio', { name: 'Boats' }))
  expect(shots()).toEqual([{ anchor: at(0), scene: 'voice', photo: 'a' }])

  await person.click(card(3))
  const other = within(screen.getByRole('region', { name: 'Scene 3' }))
  expect(other.getByText('Only 60 characters fit.')).toBeDefined()
  await person.type(other.getByLabelText('Caption'), '!!')
  expect(shots()).toContainEqual({ anchor: at(1), scene: 'voice', photo: 'a', texts: { headline: 'Boats!!' } })
  // Typing into one field is one step of undo.
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect(shots()).toEqual([{ anchor: at(0), scene: 'voice', photo: 'a' }])
  card(3).focus()
  await person.keyboard('{Control>}z{/Control}')
  expect(shots()).toEqual([{ anchor: at(0), scene: 'voice', photo: 'b' }])
  await person.click(screen.getByRole('button', { name: 'Redo' }))
  expect(shots()).toEqual([{ anchor: at(0), scene: 'voice', photo: 'a' }])
  await person.click(screen.getByRole('button', { name: 'Make all automatic' }))
  expect(changes.at(-1)).toBeNull()
})

it('splits, joins, hides and restores', async () => {
  const { person, shots, changes } = await opened()
  await cards()
  await person.click(card(4))
  await person.click(screen.getByRole('button', { name: 'Split before “Sentence 3”' }))
  expect(shots()).toEqual([{ anchor: at(3), isCut: true }])
  await person.click(card(3))
  await person.click(screen.getByRole('button', { name: 'Merge with previous scene' }))
  expect(shots()).toContainEqual({ anchor: at(1), isCut: false })
  await person.click(card(1))
  expect(screen.queryByLabelText('Layout')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Hide opening' }))
  expect(shots()).toContainEqual({ anchor: { place: 'opening' }, isHidden: true })
  await person.click(screen.getByRole('button', { name: 'Show opening' }))
  expect(changes.at(-1)?.shots.some(({ isHidden }) => isHidden)).toBe(false)
})

it('accepts a photo that is dragged to another scene', async () => {
  const { shots } = await opened()
  await cards()
  const dataTransfer = { setData: () => undefined, effectAllowed: '' }
  fireEvent.dragStart(card(3), { dataTransfer })
  fireEvent.dragOver(card(2), { dataTransfer })
  fireEvent.drop(card(2), { dataTransfer })

  expect(shots()).toContainEqual({ anchor: at(0), photo: 'a', scene: 'voice' })
  expect(card(2).getAttribute('draggable')).toBe('false')
})

it('reports scenes that cannot be loaded', async () => {
  await opened(() => refused(503, 'busy', 'Too much at once.'))
  expect(await screen.findByText('Couldn’t load the scenes.')).toBeDefined()
})
