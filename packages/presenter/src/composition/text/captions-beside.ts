import type { Shot } from '../../director/storyboard.ts'
import { captionsOf } from '../captions.ts'
import type { Caption, TimedSentence, TimedWord } from '../captions.ts'

/** A caption appears a little before its first word. */
const EARLY_SECONDS = 0.06

type ShotWithWords = Pick<Shot, 'endSeconds' | 'saidInPicture' | 'startSeconds'>

/** Returns whether a word stands in large letters in its shot while it is said. */
const standsInPicture = ({ startSeconds: seconds }: TimedWord, shots: readonly ShotWithWords[]) =>
  shots.some(
    ({ saidInPicture: said, startSeconds, endSeconds }) =>
      said !== undefined &&
      seconds >= said.fromSeconds &&
      seconds < said.untilSeconds &&
      seconds >= startSeconds - EARLY_SECONDS &&
      seconds < endSeconds,
  )

/**
 * Returns the captions of a sentence without the words that stand in large letters in the picture while they are said. An empty
 * caption clears the one before.
 */
export function captionsBeside<Word extends TimedWord>(
  { words, endSeconds }: TimedSentence<Word>,
  shots: readonly ShotWithWords[],
  fits: (texts: readonly string[]) => boolean,
): Caption<Word>[] {
  const runs: { words: Word[]; isShown: boolean }[] = []
  for (const word of words) {
    const isShown = standsInPicture(word, shots)
    const last = runs.at(-1)
    if (last?.isShown === isShown) last.words.push(word)
    else runs.push({ words: [word], isShown })
  }
  return runs.flatMap(({ words: run, isShown }, index): Caption<Word>[] => {
    const until = runs[index + 1]?.words[0]?.startSeconds ?? endSeconds
    const startsAt = (word: Word | undefined) => Math.max(0, (word?.startSeconds ?? 0) - EARLY_SECONDS)
    if (isShown) return [{ words: [], startSeconds: startsAt(run[0]), endSeconds: until }]
    return captionsOf([{ words: run, endSeconds: until }], fits).map((caption) => ({
      ...caption,
      startSeconds: startsAt(caption.words[0]),
    }))
  })
}
