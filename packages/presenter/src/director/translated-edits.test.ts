import { expect, test } from 'vitest'
import { planDraft } from './draft-storyboard.ts'
import type { StoryboardEdits } from './edits.ts'
import { translatedEdits } from './translated-edits.ts'

const at = (sentence: number, words: string) => ({ place: 'sentence' as const, sentence, part: 0, words })

test('a translation keeps layouts and photos at their sentences, and drops texts of the other language', () => {
  const edits: StoryboardEdits = {
    version: 1,
    seed: 5,
    shots: [
      { anchor: { place: 'end' }, isHidden: true, texts: { headline: 'Call' } },
      { anchor: at(1, 'The kitchen'), scene: 'split', photo: 'a', texts: { headline: 'Kitchen' } },
      { anchor: at(2, 'The garden'), texts: { headline: 'Garden' } },
      { anchor: at(9, 'Gone'), scene: 'wide' },
    ],
  }
  const script = 'Bienvenidos a esta casa con vistas. La cocina es nueva y da al jardín. El jardín tiene dos terrazas.'
  const translated = translatedEdits(edits, script, 'es')

  expect(translated).toEqual({
    version: 1,
    seed: 5,
    shots: [
      { anchor: { place: 'end' }, isHidden: true },
      { anchor: at(1, 'La cocina es nueva y da al jardín.'), scene: 'split', photo: 'a' },
    ],
  })
  const job = { script, language: 'es' as const, presenterId: 'maya', title: 'Casa', photos: [{ id: 'a' }] }
  const { scenes, warnings } = planDraft({ ...job, storyboard: translated }).planned
  expect(scenes.find(({ layout }) => layout === 'split')).toMatchObject({ photo: 'a', sentences: [1] })
  expect(warnings).toEqual([])
})
