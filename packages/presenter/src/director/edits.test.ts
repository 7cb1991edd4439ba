import { expect, test } from 'vitest'
import { StoryboardEdits } from './edits.ts'
import { EDIT_LIMITS } from './scenes.ts'

const edits: StoryboardEdits = {
  version: 1,
  seed: 7,
  shots: [
    { anchor: { place: 'opening' }, texts: { headline: 'Porto Sereno', line: '' } },
    { anchor: { place: 'sentence', sentence: 2, part: 0, words: 'The kitchen' }, scene: 'split', photo: 'upload-1' },
    { anchor: { place: 'sentence', sentence: 3, part: 1, words: 'And the pool' }, isCut: false, photo: null },
    { anchor: { place: 'sentence', sentence: 4, part: 0, words: 'Three' }, scene: 'list', items: ['One', 'Two'] },
    { anchor: { place: 'end' }, isHidden: true },
  ],
}

test('stored edits are read back as they were written', () => {
  expect(StoryboardEdits.parse(JSON.parse(JSON.stringify(edits)))).toEqual(edits)
})

const [opening] = edits.shots
test.each([
  ['nothing', undefined, []],
  ['a list', [], []],
  ['another version', { ...edits, version: 2 }, ['version']],
  ['too many shots', { ...edits, shots: Array(EDIT_LIMITS.shots + 1).fill(opening) }, ['shots']],
  ['a shot without a place', { ...edits, shots: [{ scene: 'wide' }] }, ['shots', 0, 'anchor']],
  ['an unknown scene', { ...edits, shots: [{ ...opening, scene: 'zoom' }] }, ['shots', 0, 'scene']],
  [
    'a long text',
    { ...edits, shots: [{ ...opening, texts: { headline: 'a'.repeat(241) } }] },
    ['shots', 0, 'texts', 'headline'],
  ],
  [
    'a sentence below 0',
    { ...edits, shots: [{ anchor: { place: 'sentence', sentence: -1, part: 0, words: '' } }] },
    ['shots', 0, 'anchor', 'sentence'],
  ],
])('invalid edits are refused with their path: %s', (_, value, path) => {
  const { error } = StoryboardEdits.safeParse(value)
  expect(error?.issues[0]?.path).toEqual(path)
})

test('unknown fields and characters that a database cannot store are dropped', () => {
  const read = StoryboardEdits.parse({
    ...edits,
    colour: 'red',
    shots: [{ ...opening, texts: { headline: 'A\0\ud800' } }],
  })
  expect(read).toEqual({ version: 1, seed: 7, shots: [{ ...opening, texts: { headline: 'A\ufffd' } }] })
})
