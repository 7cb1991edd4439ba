import { cardOf } from './card-shots.ts'
import type { DirectorInput, DirectorPhoto } from './director-input.ts'
import type { Draft } from './drafts.ts'
import type { ShotEdit } from './edits.ts'
import { PHOTO_USES_MAX, scenesFor } from './photos/photo-shots.ts'
import { photoIdOf, placeKey } from './place-edits.ts'
import type { PlacedEdits } from './place-edits.ts'
import { PHOTO_SCENES } from './scenes.ts'
import type { Scene } from './scenes.ts'
import type { StoryboardWarning } from './storyboard.ts'

interface EditedDrafts {
  drafts: Draft[]
  warnings: StoryboardWarning[]
}

/**
 * Locks what a person or a mark in the script chose. A marked photo stays until the next mark, with the voice and with the presenter
 * in the corner by turns, at most three times.
 */
export function applyMarksAndEdits(
  drafts: readonly Draft[],
  input: DirectorInput,
  { byPlace }: PlacedEdits,
  uses: number[],
): EditedDrafts {
  const { photos = [], marks = [], shape = '16:9' } = input
  const ids = new Map(photos.map((photo, index) => [photoIdOf(photo, index), index]))
  const warnings: StoryboardWarning[] = []
  const showMark = createMarks(marks, photos, uses)
  const edited = drafts.map((draft): Draft => {
    const marked = showMark(draft)
    const edit = byPlace.get(placeKey(draft.sentence, draft.part))
    return edit ? withEdit(marked, edit) : marked
  })
  return { drafts: edited, warnings }

  function withEdit(draft: Draft, { scene, photo, isCut }: ShotEdit): Draft {
    if (photo && !ids.has(photo)) warnings.push({ code: 'photo-missing', subject: photo })
    const index = photo ? ids.get(photo) : undefined
    if (index !== undefined) uses[index] = (uses[index] ?? 0) + 1
    const isChosen = scene !== undefined || index !== undefined
    const cut = isCut ?? (isChosen || draft.isCut)
    if (!isChosen && photo !== null) return { ...draft, isCut: cut }
    const shown = index ?? (photo === null ? undefined : draft.photo)
    const asset = shown === undefined ? undefined : photos[shown]
    const locked = {
      ...draft,
      isLocked: true,
      isCut: cut,
      scene: asset ? (scene ?? draft.scene ?? scenesFor(asset, shape)[0]) : sceneWithoutPhoto(scene),
      photo: shown,
      isWithoutPhoto: photo === null,
      texts: captionOf(asset),
    }
    return PHOTO_SCENES.includes(locked.scene ?? 'wide') ? locked : cardOf({ ...locked, texts: {} }, input)
  }
}

/** A scene without its photo falls back to the presenter. */
const sceneWithoutPhoto = (scene: Scene = 'wide'): Scene => (PHOTO_SCENES.includes(scene) ? 'wide' : scene)

const captionOf = (photo: DirectorPhoto | undefined) => (photo?.caption ? { headline: photo.caption } : {})

/** Returns a function that shows the photo of the last mark. */
function createMarks(marks: NonNullable<DirectorInput['marks']>, photos: readonly DirectorPhoto[], uses: number[]) {
  let photo: number | undefined
  let next = 0
  let turn = 0
  return (draft: Draft): Draft => {
    const mark = marks[draft.sentence]
    const isNew = mark !== undefined && draft.sentence >= next
    if (isNew) {
      next = draft.sentence + 1
      // Marks of missing photos are ignored.
      if (mark.kind === 'presenter') photo = undefined
      else if (mark.index >= 1 && mark.index <= photos.length) [photo, turn] = [mark.index - 1, 0]
      else return draft
      if (photo === undefined) return { ...draft, isLocked: true, isCut: true, scene: 'wide' }
    }
    if (photo === undefined || (uses[photo] ?? 0) >= PHOTO_USES_MAX) return draft
    uses[photo] = (uses[photo] ?? 0) + 1
    const isPage = photos[photo]?.isPhoto === false
    const scene = isPage ? 'split' : turn++ % 2 === 0 ? 'voice' : 'corner'
    return { ...draft, isLocked: true, isCut: isNew ? true : undefined, scene, photo, texts: captionOf(photos[photo]) }
  }
}
