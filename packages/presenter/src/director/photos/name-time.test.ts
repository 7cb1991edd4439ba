import { expect, test } from 'vitest'
import { draftOf } from '../drafts.ts'
import { nameUntil } from './name-time.ts'

/** A photo of seven seconds with a name, while a text is said at two words a second. */
function photoOf(headline: string, says: string) {
  const words = says.split(' ').map((text, index) => ({ text, startSeconds: index / 2 }))
  const piece = { sentence: 0, part: 0, startSeconds: 0, endSeconds: 7, words, sign: { kind: 'none' } as const }
  return { ...draftOf(piece), scene: 'voice' as const, photo: 0, texts: { headline } }
}

test('the name of a photo leaves with the end of the sentence that says it', () => {
  const draft = photoOf('Kitchen', 'The kitchen is new. The station is five minutes from here on foot.')
  expect(nameUntil(draft, 'en')).toBe(2)
})

test('a name that nobody says leaves when it is read', () => {
  const draft = photoOf('Front', 'Built in 1926 and renewed two years ago by the owner and his sons.')
  expect(nameUntil(draft, 'en')).toBe(2.4)
  const longer = photoOf('The old harbour of Porto Sereno', 'Built in 1926 and renewed by the owner and his sons.')
  expect(nameUntil(longer, 'en')).toBeGreaterThan(3)
})

test('a name that is said until the cut, and the words of other scenes, stay', () => {
  const draft = photoOf('Kitchen', 'Cook with a view of the garden and of the sea in the kitchen.')
  expect(nameUntil(draft, 'en')).toBeUndefined()
  expect(nameUntil({ ...photoOf('Front', 'Built in 1926.'), scene: 'medium' }, 'en')).toBeUndefined()
  expect(nameUntil({ ...draft, texts: {} }, 'en')).toBeUndefined()
})
