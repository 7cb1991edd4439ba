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
  it('keeps the seed of what was seen, and is gone with its last wish', () => {
    const one = scenes.changeScene(storyboard, null, wide, { scene: 'close' })
    expect(one).toEqual({ version: 1, seed: 7, shots: [{ anchor: wide.anchor, scene: 'close' }] })
    const again = { ...storyboard, seed: 9 }
    expect(scenes.changeScene(again, one, voice, { photo: null })?.seed).toBe(7)
    expect(scenes.changeScene(storyboard, one, edited(wide), { scene: undefined })).toBeNull()
  })

  it('of a sentence that moved comes along to its new place', () => {
    const moved = { ...sceneOf(4, 'wide'), editedAt: at(2) }
    const before = scenes.changeScene(storyboard, null, offer, { scene: 'close' })
    const after = scenes.changeScene(storyboard, before, moved, { photo: 'b' })
    expect(after?.shots).toEqual([{ anchor: at(4), scene: 'close', photo: 'b' }])
  })

  it('of a photo layout brings a photo that is not seen yet', () => {
    const shots = scenes.chooseLayout(storyboard, null, wide, 'voice')?.shots
    expect(shots).toEqual([{ anchor: wide.anchor, scene: 'voice', photo: 'b' }])
  })

  it('of a text keeps the layout and the other texts that are seen', () => {
    const edits = scenes.changeTexts(storyboard, null, voice, { texts: { headline: 'New' } })
    expect(edits?.shots).toEqual([
      { anchor: voice.anchor, scene: 'voice', photo: 'a', texts: { headline: 'New', line: '' } },
    ])
    const title = scenes.changeTexts(storyboard, null, opening, { texts: { line: 'By the sea' } })
    expect(title?.shots).toEqual([{ anchor: { place: 'opening' }, texts: { headline: 'Kitchen', line: 'By the sea' } }])
  })

  it('of no photo leaves the layout of a photo to the director', () => {
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
  it('changes places with what the other scene shows', () => {
    expect(scenes.movePhoto(storyboard, null, voice, wide)?.shots).toEqual([
      { anchor: wide.anchor, photo: 'a', scene: 'voice' },
      { anchor: voice.anchor, photo: null, scene: 'wide' },
    ])
  })

  it('comes to a card without changing the card, and leaves the presenter behind', () => {
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

it('a scene is cut, joined, hidden and left to the director again', () => {
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
