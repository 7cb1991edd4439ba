import type { Language } from '../composition/render-job.ts'
import { parseScript } from '../script/index.ts'
import type { ShotEdit, StoryboardEdits } from './edits.ts'
import { firstWordsOf } from './place-edits.ts'
import type { Scene } from './scenes.ts'

/** Cards whose words come from the sentence: the director sees in the translation whether they still do. */
const CARDS_OF_WORDS: readonly Scene[] = ['list', 'quote', 'address']

/**
 * Returns the edits for a translation of the script, whose sentences are in the same order. Layouts, photos and cuts stay at their
 * sentence. Texts are left out: they are in the other language.
 */
export function translatedEdits(edits: StoryboardEdits, script: string, language: Language): StoryboardEdits {
  const { sentences } = parseScript(script, language)
  const shots = edits.shots.flatMap(({ texts: _texts, items: _items, ...edit }): ShotEdit[] => {
    const { anchor, scene, ...rest } = edit
    const kept = { ...rest, ...(scene && !CARDS_OF_WORDS.includes(scene) ? { scene } : {}) }
    if (Object.keys(kept).length === 0) return []
    if (anchor.place !== 'sentence') return [{ ...kept, anchor }]
    const sentence = sentences[anchor.sentence]
    return sentence ? [{ ...kept, anchor: { ...anchor, words: firstWordsOf(sentence) } }] : []
  })
  return { ...edits, shots }
}
