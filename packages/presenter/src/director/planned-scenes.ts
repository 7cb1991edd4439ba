import type { DirectorInput } from './director-input.ts'
import type { EditAnchor } from './edits.ts'
import { firstWordsOf, photoIdOf, placeEdits, placeKey } from './place-edits.ts'
import type { PlannedScene, PlannedStoryboard } from './planned-storyboard.ts'
import { PHOTO_SCENES, SCENE_TEXTS } from './scenes.ts'
import { textOf } from './sentence-text.ts'
import type { Shot, ShotAnchor, Storyboard } from './storyboard.ts'

const toHundredths = (seconds: number) => Math.round(seconds * 100) / 100

/** Returns the scenes of a storyboard that was planned from `input`. */
export function plannedScenes(
  input: DirectorInput,
  { shots, choices, durationSeconds, warnings }: Storyboard,
): PlannedStoryboard {
  const { sentences, photos = [], seed = 1 } = input
  const { byPlace } = placeEdits(input)
  const anchorOf = (anchor: ShotAnchor): EditAnchor => {
    const sentence = anchor.place === 'sentence' ? sentences[anchor.sentence] : undefined
    return anchor.place === 'sentence' ? { ...anchor, words: sentence ? firstWordsOf(sentence) : '' } : anchor
  }
  const said = createSaid(sentences)
  const scenes = shots.map((shot, index): PlannedScene => {
    const { anchor, scene, startSeconds, endSeconds, photo, camera, texts, items } = shot
    const { texts: names, hasItems } = SCENE_TEXTS[scene]
    const edit = byPlace.get(anchor.place === 'sentence' ? placeKey(anchor.sentence, anchor.part) : anchor.place)
    const choice = choices[index]
    const shown = photo === undefined ? undefined : photos[photo]
    return {
      anchor: anchorOf(anchor),
      editedAt: edit?.anchor ?? null,
      layout: scene,
      layouts: choice?.scenes ?? [scene],
      startSeconds: toHundredths(startSeconds),
      durationSeconds: toHundredths(endSeconds - startSeconds),
      photo: shown && photo !== undefined ? photoIdOf(shown, photo) : null,
      camera: shown && shown.isPhoto !== false && PHOTO_SCENES.includes(scene) ? camera : null,
      ...said(shot),
      texts: Object.fromEntries(names.map((name) => [name, texts[name] ?? ''])),
      items: hasItems ? items.map(({ text }) => text) : null,
      cuts: (choice?.cuts ?? []).map(anchorOf),
      canJoin: choice?.canJoin ?? false,
    }
  })
  return { seed, durationSeconds: toHundredths(durationSeconds), scenes, warnings }
}

/** Returns a function for shots in order: what is said from one cut to the next. A cut lies a little before its word. */
function createSaid(sentences: DirectorInput['sentences']) {
  let [sentence, word] = [0, 0]
  return ({ endSeconds }: Shot): Pick<PlannedScene, 'sentences' | 'words'> => {
    const said: { text: string }[] = []
    const indexes: number[] = []
    while (sentence < sentences.length) {
      const next = sentences[sentence]?.words[word]
      if (next && next.startSeconds >= endSeconds) break
      if (next) {
        said.push(next)
        if (indexes.at(-1) !== sentence) indexes.push(sentence)
        word++
      } else [sentence, word] = [sentence + 1, 0]
    }
    return { sentences: indexes, words: textOf(said) }
  }
}
