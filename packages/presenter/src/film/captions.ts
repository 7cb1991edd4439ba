import type { Canvas2D } from '../rig/canvas-kit.ts'
import { widthOf } from './typography.ts'

export interface PlacedWord {
  text: string
  x: number
  width: number
}

/** Words on at most as many lines as they need, balanced so that no last word stands alone. Words are never split. */
export function layoutCaption(canvas: Canvas2D, words: readonly string[], room: number, font: string): PlacedWord[][] {
  // Wide spaces leave room for the mark around the spoken word.
  const space = widthOf(canvas, ' ', font) * 1.65
  const measured = words.map((text) => ({ text, width: widthOf(canvas, text, font) }))
  const wrap = (limit: number) => {
    const lines: PlacedWord[][] = []
    let line: PlacedWord[] = []
    let x = 0
    for (const word of measured) {
      if (line.length > 0 && x + word.width > limit) {
        lines.push(line)
        line = []
        x = 0
      }
      line.push({ ...word, x })
      x += word.width + space
    }
    if (line.length > 0) lines.push(line)
    return lines
  }
  const fewest = wrap(room).length
  let limit = room
  while (fewest > 1 && limit > room * 0.5 && wrap(limit - 12).length === fewest) limit -= 12
  return wrap(limit)
}

interface TimedWord {
  text: string
  startSeconds: number
}

export interface Caption<Word extends TimedWord> {
  startSeconds: number
  endSeconds: number
  words: readonly Word[]
}

interface TimedSentence<Word extends TimedWord> {
  words: readonly Word[]
  endSeconds: number
}

/** Cuts sentences into captions that `fits` accepts: never across a sentence, after a comma where one is near the middle. */
export function captionsOf<Word extends TimedWord>(
  sentences: readonly TimedSentence<Word>[],
  fits: (words: readonly string[]) => boolean,
): Caption<Word>[] {
  const captions: Caption<Word>[] = []
  for (const sentence of sentences) {
    const long = sentence.words.length > 11
    let current: Word[] = []
    const finish = () => {
      const startSeconds = captions.length === 0 ? 0 : (current[0]?.startSeconds ?? 0) - 0.06
      if (current.length > 0) captions.push({ startSeconds, endSeconds: sentence.endSeconds, words: current })
      current = []
    }
    sentence.words.forEach((word, index) => {
      const full = !fits([...current, word].map(({ text }) => text))
      const pause = long && current.length >= 5 && /[,;:]$/.test(current.at(-1)?.text ?? '') && sentence.words.length - index >= 3
      if (current.length > 0 && (full || pause)) finish()
      current.push(word)
    })
    finish()
  }
  return captions
}
