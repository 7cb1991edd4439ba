import type {
  DraftStoryboard,
  EditAnchor,
  PlannedScene,
  SceneLayout,
  ShotEdit,
  StoryboardEdits,
} from '@vitrine/contract'
import { EDIT_LIMITS, PHOTO_SCENES } from '@vitrine/contract'

/** A person's scene edits; null leaves every scene to the director. */
export type Edits = StoryboardEdits | null
/** Changes of one scene. `undefined` leaves a property to the director. */
export type ScenePatch = { [Name in keyof Omit<ShotEdit, 'anchor'>]?: ShotEdit[Name] | undefined }
type Seeded = Pick<DraftStoryboard, 'seed'>

const PRESENTER_LAYOUTS: readonly SceneLayout[] = ['wide', 'medium', 'close']
const isPhotoLayout = (layout: SceneLayout) => PHOTO_SCENES.includes(layout)
const isCard = (layout: SceneLayout) => !isPhotoLayout(layout) && !PRESENTER_LAYOUTS.includes(layout)

/** Names the place of a scene in the script. */
export const placeOf = (anchor: EditAnchor) =>
  anchor.place === 'sentence' ? `${anchor.sentence}/${anchor.part}` : anchor.place

const isAt = (anchor: EditAnchor, place: EditAnchor | null) => place !== null && placeOf(anchor) === placeOf(place)

/** Returns the edit of a scene, if it has one. */
export function editOf(edits: Edits, { anchor, editedAt }: PlannedScene): ShotEdit | undefined {
  const shots = edits?.shots ?? []
  return shots.find((shot) => isAt(shot.anchor, editedAt)) ?? shots.find((shot) => isAt(shot.anchor, anchor))
}

/** Drops edits without changes. The seed keeps backgrounds and camera moves as they were shown. */
function editsWith({ seed }: Seeded, edits: Edits, shots: readonly ShotEdit[]): Edits {
  const left = shots.filter((shot) => Object.keys(shot).length > 1).slice(0, EDIT_LIMITS.shots)
  return left.length === 0 ? null : { version: 1, seed: edits?.seed ?? seed, shots: left }
}

function patched(shot: ShotEdit, patch: ScenePatch): ShotEdit {
  return Object.fromEntries(
    Object.entries({ ...shot, ...patch }).filter(([, value]) => value !== undefined),
  ) as unknown as ShotEdit
}

/** Applies a patch to the edit of a scene. */
export function changeScene(planned: Seeded, edits: Edits, scene: PlannedScene, patch: ScenePatch): Edits {
  const before = editOf(edits, scene)
  const others = (edits?.shots ?? []).filter((shot) => shot !== before)
  return editsWith(planned, edits, [...others, patched({ ...before, anchor: scene.anchor }, patch)])
}

/** Sets a layout. A photo layout gets the first photo that is not shown yet, else the first photo. */
export function chooseLayout(
  storyboard: DraftStoryboard,
  edits: Edits,
  scene: PlannedScene,
  layout?: SceneLayout,
): Edits {
  const needsPhoto = layout !== undefined && isPhotoLayout(layout) && scene.photo === null
  const shown = new Set(storyboard.scenes.map(({ photo }) => photo))
  const photo = needsPhoto
    ? (storyboard.photos.find(({ id }) => !shown.has(id)) ?? storyboard.photos[0])?.id
    : undefined
  const wantsPhoto = layout !== undefined && isPhotoLayout(layout) && scene.photo !== null
  return changeScene(storyboard, edits, scene, {
    scene: layout,
    ...(photo === undefined ? {} : { photo }),
    // A photo that is shown behind the presenter becomes the photo of the layout.
    ...(wantsPhoto ? { photo: scene.photo } : {}),
    texts: undefined,
    items: undefined,
  })
}

/** Sets or removes the photo. A presenter layout that the director chose becomes a photo layout. */
export function choosePhoto(planned: Seeded, edits: Edits, scene: PlannedScene, photo: string | null): Edits {
  const { layout } = scene
  const editedScene = editOf(edits, scene)?.scene
  const kept = isCard(layout) ? layout : editedScene
  const isFixed = scene.anchor.place !== 'sentence'
  if (isFixed) return changeScene(planned, edits, scene, { photo })
  if (photo === null)
    return changeScene(planned, edits, scene, { photo, scene: isPhotoLayout(layout) ? undefined : kept })
  return changeScene(planned, edits, scene, { photo, scene: kept ?? (isPhotoLayout(layout) ? layout : undefined) })
}

/** Changes texts or rows, and fixes everything else that is shown, so that nothing else of the scene changes. */
export function changeTexts(
  planned: Seeded,
  edits: Edits,
  scene: PlannedScene,
  { texts, items }: { texts?: ShotEdit['texts']; items?: readonly string[] },
): Edits {
  const isFixed = scene.anchor.place !== 'sentence'
  const before = editOf(edits, scene)
  return changeScene(planned, edits, scene, {
    ...(isFixed ? {} : { scene: scene.layout, photo: scene.photo ?? before?.photo }),
    texts: { ...scene.texts, ...before?.texts, ...texts },
    ...(items ? { items: [...items] } : {}),
  })
}

/** Splits a scene at a place inside it. */
export function cutAt(planned: Seeded, edits: Edits, anchor: EditAnchor): Edits {
  const others = (edits?.shots ?? []).filter((shot) => !isAt(shot.anchor, anchor))
  return editsWith(planned, edits, [...others, { anchor, isCut: true }])
}

/** Joins a scene to the one before it. */
export function joinBefore(planned: Seeded, edits: Edits, scene: PlannedScene): Edits {
  const before = editOf(edits, scene)
  const others = (edits?.shots ?? []).filter((shot) => shot !== before)
  return editsWith(planned, edits, [...others, { anchor: scene.anchor, isCut: false }])
}

export function hide(planned: Seeded, edits: Edits, scene: PlannedScene): Edits {
  return changeScene(planned, edits, scene, { isHidden: true })
}

export function show(planned: Seeded, edits: Edits, place: 'end' | 'opening'): Edits {
  const shots = (edits?.shots ?? []).map((shot) =>
    shot.anchor.place === place ? patched(shot, { isHidden: undefined }) : shot,
  )
  return editsWith(planned, edits, shots)
}

/** The places that are hidden. */
export function hiddenPlaces(edits: Edits): ('end' | 'opening')[] {
  return (edits?.shots ?? []).flatMap(({ anchor, isHidden }) =>
    isHidden && anchor.place !== 'sentence' ? [anchor.place] : [],
  )
}

/** Whether an edit joins its place to this scene. */
const isJoinedIn = ({ anchor, isCut }: ShotEdit, { sentences }: PlannedScene) =>
  isCut === false && anchor.place === 'sentence' && sentences.includes(anchor.sentence)

export function isEdited(edits: Edits, scene: PlannedScene): boolean {
  return editOf(edits, scene) !== undefined || (edits?.shots ?? []).some((shot) => isJoinedIn(shot, scene))
}

/** Removes the edits of a scene and of those joined to it. */
export function resetScene(planned: Seeded, edits: Edits, scene: PlannedScene): Edits {
  const own = editOf(edits, scene)
  const left = (edits?.shots ?? []).filter((shot) => shot !== own && !isJoinedIn(shot, scene))
  return editsWith(planned, edits, left)
}

/**
 * Exchanges the photos of two scenes. The words keep their order. Photo and presenter layouts move along; cards keep theirs.
 */
export function movePhoto(planned: Seeded, edits: Edits, from: PlannedScene, to: PlannedScene): Edits {
  const isExchange = !isCard(from.layout) && !isCard(to.layout)
  const taken = (other: PlannedScene, own: PlannedScene): ScenePatch => {
    if (own.anchor.place !== 'sentence') return { photo: other.photo }
    return {
      photo: other.photo,
      scene: isExchange ? other.layout : isCard(own.layout) ? own.layout : layoutFor(other, own),
    }
  }
  const given = changeScene(planned, edits, to, taken(from, to))
  return changeScene(planned, given, from, taken(to, from))
}

/** Returns the layout of a scene after an exchange with a card: a presenter layout without a photo, a photo layout with one. */
function layoutFor({ photo }: PlannedScene, { layout }: PlannedScene): SceneLayout | undefined {
  if (photo === null) return isPhotoLayout(layout) ? 'wide' : layout
  return isPhotoLayout(layout) ? layout : undefined
}
