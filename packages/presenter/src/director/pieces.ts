import { endsInPause } from './sentence-text.ts'
import type { DirectorSentence, DirectorWord } from './sentence-text.ts'
import type { Sign } from './signs.ts'

/** Lengths of shots in seconds. */
export const SHOT_SECONDS = { least: 1.8, usual: 2.5, cut: 7, most: 9, list: 12 } as const

/** A sentence, or a part of a long one: what a shot may begin with. */
export interface Piece {
  sentence: number
  part: number
  startSeconds: number
  endSeconds: number
  words: readonly DirectorWord[]
  sign: Sign
}

const PAUSE_SHARE = 0.3
/** A cut inside a sentence comes a little before the word. */
const BEFORE_WORD_SECONDS = 0.06

/** Returns when a shot may change for a sentence: at 30 % of the pause before it. */
export function cutBefore(sentences: readonly DirectorSentence[], index: number): number {
  const before = sentences[index - 1]?.endSeconds ?? 0
  const start = sentences[index]?.startSeconds ?? before
  return before + Math.max(0, start - before) * PAUSE_SHARE
}

const lengthOf = ({ startSeconds, endSeconds }: Pick<Piece, 'endSeconds' | 'startSeconds'>) => endSeconds - startSeconds
export { lengthOf as secondsOf }

interface CutPoint {
  seconds: number
  /** Index of the first word after the cut. */
  word: number
}

/** Returns the best cut of a long piece: the comma nearest its middle, else (when it is far too long) a word, else the middle. */
function cutPointOf({ words, startSeconds, endSeconds }: Piece, isFarTooLong: boolean): CutPoint | undefined {
  const middle = (startSeconds + endSeconds) / 2
  const points = words
    .map((word, index) => ({
      seconds: word.startSeconds - BEFORE_WORD_SECONDS,
      word: index,
      isPause: isAfterPause(words, index),
    }))
    .filter(({ seconds }) => seconds >= startSeconds + SHOT_SECONDS.least && seconds <= endSeconds - SHOT_SECONDS.least)
  const nearest = (some: readonly CutPoint[]) =>
    some.reduce<CutPoint | undefined>(
      (best, one) => (best && Math.abs(best.seconds - middle) <= Math.abs(one.seconds - middle) ? best : one),
      undefined,
    )
  const comma = nearest(points.filter(({ isPause }) => isPause))
  if (comma || !isFarTooLong) return comma
  const said = words.findIndex(({ startSeconds: start }) => start >= middle)
  return nearest(points) ?? { seconds: middle, word: said < 0 ? words.length : said }
}

const isAfterPause = (words: readonly DirectorWord[], index: number) => {
  const before = words[index - 1]
  return before !== undefined && endsInPause(before)
}

/** Cuts a piece until no part is too long. Each part has at most half of the room to be cut again. */
function cutUp(piece: Piece, most: number): Piece[] {
  const point = lengthOf(piece) > SHOT_SECONDS.cut ? cutPointOf(piece, lengthOf(piece) > most) : undefined
  if (!point) return [piece]
  const before = { ...piece, endSeconds: point.seconds, words: piece.words.slice(0, point.word) }
  const after = { ...piece, startSeconds: point.seconds, words: piece.words.slice(point.word) }
  // Once at a comma, again only what is still too long for any shot.
  return [before, after].flatMap((half) => (lengthOf(half) > most ? cutUp(half, most) : [half]))
}

interface PiecePlan {
  fromSeconds: number
  untilSeconds: number
  signs: readonly Sign[]
  /** The parts that a person wants of a sentence, at least. */
  partsOf?: ReadonlyMap<number, number>
}

/** Cuts the longest part until there are as many as are wanted, or none can be cut. */
function cutFurther(parts: readonly Piece[], wanted: number): Piece[] {
  const cut = [...parts]
  while (cut.length < wanted) {
    const longest = cut.reduce((best, part, index) => (lengthOf(part) > lengthOf(cut[best] as Piece) ? index : best), 0)
    const piece = cut[longest] as Piece
    const point = isCuttable(piece) ? cutPointOf(piece, true) : undefined
    if (!point) return cut
    const before = { ...piece, endSeconds: point.seconds, words: piece.words.slice(0, point.word) }
    const after = { ...piece, startSeconds: point.seconds, words: piece.words.slice(point.word) }
    cut.splice(longest, 1, before, after)
  }
  return cut
}

/** Returns whether both halves can be seen. */
export const isCuttable = (piece: Pick<Piece, 'endSeconds' | 'startSeconds' | 'words'>) =>
  piece.words.length > 1 && lengthOf(piece) >= 2 * SHOT_SECONDS.least + 0.8

/** Returns the pieces of a speech, without gaps. A list and a quote stay whole while they fit into one shot. */
export function piecesOf(
  sentences: readonly DirectorSentence[],
  { fromSeconds, untilSeconds, signs, partsOf }: PiecePlan,
): Piece[] {
  const startOf = (index: number) =>
    Math.min(untilSeconds, Math.max(fromSeconds, index === 0 ? fromSeconds : cutBefore(sentences, index)))
  return sentences.flatMap(({ words }, sentence): Piece[] => {
    const [startSeconds, endSeconds] = [
      startOf(sentence),
      sentence + 1 < sentences.length ? startOf(sentence + 1) : untilSeconds,
    ]
    if (endSeconds <= startSeconds) return []
    const sign = signs[sentence] ?? { kind: 'none' }
    const piece: Piece = { sentence, part: 0, startSeconds, endSeconds, words, sign }
    const isWhole =
      (sign.kind === 'list' && lengthOf(piece) <= SHOT_SECONDS.list) ||
      ((sign.kind === 'quote' || sign.kind === 'address') && lengthOf(piece) <= SHOT_SECONDS.most)
    const usual = isWhole ? [piece] : cutUp(piece, SHOT_SECONDS.most)
    const parts = cutFurther(usual, partsOf?.get(sentence) ?? 0)
    return parts.map((part, index) => ({ ...part, part: index, sign: signOfPart(sign, part, index, parts.length) }))
  })
}

/** The sign of a sentence that is cut belongs to the part in which it is said. A list or a quote that is cut is none any more. */
function signOfPart(sign: Sign, { startSeconds, endSeconds }: Piece, index: number, count: number): Sign {
  if (count === 1) return sign
  const none = { kind: 'none' } as const
  if (sign.kind === 'list' || sign.kind === 'quote') return none
  if (sign.kind === 'price') return sign.startSeconds >= startSeconds && sign.startSeconds < endSeconds ? sign : none
  return index === (sign.kind === 'question' ? count - 1 : 0) ? sign : none
}
