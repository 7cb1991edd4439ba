import { expect, test } from 'vitest'
import { speechOf } from '../../test/spoken-sample.ts'
import { shotsOf, silenceOf } from './shots.ts'

const speech = speechOf('One two.', 'Three four.', 'Five six.', 'Seven eight.', 'Nine ten.')
const unmarked = speech.sentences.map(() => undefined)
const kinds = (shots: ReturnType<typeof shotsOf>) =>
  shots.map((shot) => (shot.kind === 'picture' ? `picture ${shot.index}` : shot.kind))

test('pictures without marks are spread over the middle; the presenter has the first and the last sentence', () => {
  const shots = shotsOf(speech, { marks: unmarked, pictureCount: 3 })
  expect(kinds(shots)).toEqual(['presenter', 'picture 0', 'picture 1', 'picture 2', 'presenter'])
  // Every change falls into a pause.
  for (const { startSeconds } of shots.slice(1)) {
    const inPause = speech.sentences.some(
      ({ endSeconds }, index) =>
        startSeconds >= endSeconds && startSeconds < (speech.sentences[index + 1]?.startSeconds ?? 0),
    )
    expect(inPause).toBe(true)
  }
})

test('marks say which picture comes when; one that is not there changes nothing', () => {
  const marks = [
    undefined,
    { kind: 'picture', index: 2 } as const,
    { kind: 'picture', index: 9 } as const,
    { kind: 'presenter' } as const,
    undefined,
  ]
  const shots = shotsOf(speech, { marks, pictureCount: 2 })
  expect(kinds(shots)).toEqual(['presenter', 'picture 1', 'presenter'])
})

test('one sentence with more pictures than it has pauses still shows them all, in order', () => {
  const long = speechOf('One two three four five six seven eight.')
  const shots = shotsOf(long, { marks: [undefined], pictureCount: 3 })
  expect(kinds(shots)).toEqual(['presenter', 'picture 0', 'picture 1', 'picture 2'])
  const starts = shots.map(({ startSeconds }) => startSeconds)
  expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other))
})

test('an opening comes before everything and a closing after the last word, each with silence to be seen in', () => {
  const plan = { opening: true, closing: { line: 'Call' }, marks: unmarked, pictureCount: 0 }
  const shots = shotsOf(speech, plan)
  expect(kinds(shots)).toEqual(['opening', 'presenter', 'closing'])
  expect(shots.at(-1)?.startSeconds).toBeGreaterThan(speech.sentences.at(-1)?.endSeconds ?? Infinity)
  const { leadInSeconds = 0, leadOutSeconds = 0 } = silenceOf(plan)
  expect(leadInSeconds).toBeGreaterThan(shots[1]?.startSeconds ?? Infinity)
  expect(leadOutSeconds).toBeGreaterThanOrEqual(5)
  expect(silenceOf({})).toEqual({})
})
