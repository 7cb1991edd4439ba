import type { DraftStoryboard, EditAnchor, PlannedScene, SceneLayout } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'
import * as scenes from './edits.ts'

const at = (sentence: number, part = 0): EditAnchor => ({
  place: 'sentence',
  sentence,
  part,
  words: `Words ${sentence}`,
})

function sceneOf(sentence: number, layout: SceneLayout, photo: string | null = null): PlannedScene {
  const anchor = at(sentence)
  const own = { anchor, editedAt: null, layout, photo, sentences: [sentence], words: 'Words' }
  return {
    ...own,
    camera: null,
    layouts: ['wide', 'medium', 'voice'],
    startSeconds: 0,
    durationSeconds: 3,
    texts: { headline: 'Kitchen', line: '' },
    items: null,
    cuts: [],
    canJoin: true,
    pictureUrl: '',
  }
}
const opening: PlannedScene = { ...sceneOf(0, 'opening', 'a'), anchor: { place: 'opening' }, sentences: [] }
const [wide, voice, offer] = [sceneOf(0, 'wide'), sceneOf(1, 'voice', 'a'), sceneOf(2, 'offer')]
const storyboard = { seed: 7, scenes: [wide, voice, offer], photos: [{ id: 'a' }, { id: 'b' }] } as DraftStoryboard
const edited = (scene: PlannedScene) => ({ ...scene, editedAt: scene.anchor })

describe('an edit', () => {
  it('keeps its seed, and is removed with its last change', () => {
    const one = scenes.changeScene(storyboard, null, wide, { scene: 'close' })
    expect(one).toEqual({ version: 1, seed: 7, shots: [{ anchor: wide.anchor, scene: 'close' }] })
    const again = { ...storyboard, seed: 9 }
    expect(scenes.changeScene(again, one, voice, { photo: null })?.seed).toBe(7)
    expect(scenes.changeScene(storyboard, one, edited(wide), { scene: undefined })).toBeNull()
  })

  it('of a sentence that moved follows it', () => {
    const moved = { ...sceneOf(4, 'wide'), editedAt: at(2) }
    const before = scenes.changeScene(storyboard, null, offer, { scene: 'close' })
    const after = scenes.changeScene(storyboard, before, moved, { photo: 'b' })
    expect(after?.shots).toEqual([{ anchor: at(4), scene: 'close', photo: 'b' }])
  })

  it('of a photo layout adds a photo that is not shown yet', () => {
    const shots = scenes.chooseLayout(storyboard, null, wide, 'voice')?.shots
    expect(shots).toEqual([{ anchor: wide.anchor, scene: 'voice', photo: 'b' }])
  })

  it('of a text keeps the layout and the other visible texts', () => {
    const edits = scenes.changeTexts(storyboard, null, voice, { texts: { headline: 'New' } })
    expect(edits?.shots).toEqual([
      { anchor: voice.anchor, scene: 'voice', photo: 'a', texts: { headline: 'New', line: '' } },
    ])
    const title = scenes.changeTexts(storyboard, null, opening, { texts: { line: 'By the sea' } })
    expect(title?.shots).toEqual([{ anchor: { place: 'opening' }, texts: { headline: 'Kitchen', line: 'By the sea' } }])
  })

  it('that removes the photo leaves the layout to the director', () => {
    const chosen = scenes.chooseLayout(storyboard, null, voice, 'split')
    expect(scenes.choosePhoto(storyboard, chosen, edited(voice), null)?.shots).toEqual([
      { anchor: voice.anchor, photo: null },
    ])
    expect(scenes.choosePhoto(storyboard, null, offer, 'b')?.shots).toEqual([
      { anchor: offer.anchor, photo: 'b', scene: 'offer' },
    ])
  })
})

describe('a photo', () => {
  it('is swapped with the other scene’s', () => {
    expect(scenes.movePhoto(storyboard, null, voice, wide)?.shots).toEqual([
      { anchor: wide.anchor, photo: 'a', scene: 'voice' },
      { anchor: voice.anchor, photo: null, scene: 'wide' },
    ])
  })

  it('is added to a card without changing the card, and removes the presenter', () => {
    expect(scenes.movePhoto(storyboard, null, voice, offer)?.shots).toEqual([
      { anchor: offer.anchor, photo: 'a', scene: 'offer' },
      { anchor: voice.anchor, photo: null, scene: 'wide' },
    ])
    expect(scenes.movePhoto(storyboard, null, opening, wide)?.shots).toEqual([
      { anchor: wide.anchor, photo: 'a' },
      { anchor: opening.anchor, photo: null },
    ])
  })
})

it('a scene is split, joined, hidden and reset', () => {
  const cut = scenes.cutAt(storyboard, null, at(1, 1))
  expect(cut?.shots).toEqual([{ anchor: at(1, 1), isCut: true }])
  const joined = scenes.joinBefore(storyboard, scenes.changeScene(storyboard, null, voice, { photo: 'b' }), voice)
  expect(joined?.shots).toEqual([{ anchor: voice.anchor, isCut: false }])
  const both = { ...wide, sentences: [0, 1] }
  expect([scenes.isEdited(joined, both), scenes.isEdited(joined, wide)]).toEqual([true, false])
  expect(scenes.resetScene(storyboard, joined, both)).toBeNull()

  const hidden = scenes.hide(storyboard, null, opening)
  expect(scenes.hiddenPlaces(hidden)).toEqual(['opening'])
  expect(scenes.show(storyboard, hidden, 'opening')).toBeNull()
})
