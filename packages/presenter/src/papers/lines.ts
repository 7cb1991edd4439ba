import type { Canvas2D } from '../rig/canvas-kit.ts'
import { cutText, widthOf } from '../film/typography.ts'

/** No address has more; without a bound a hostile text would be measured word by word. */
const MOST_LETTERS = 400

/** The text in lines that fit into `room`, broken between words; a word that is too long by itself is cut. */
export function linesOf(canvas: Canvas2D, text: string, room: number, font: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.slice(0, MOST_LETTERS).split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(canvas, longer, font) > room) lines.push(line)
    line = line && widthOf(canvas, longer, font) > room ? word : longer
  }
  return [...lines, line].map((one) => cutText(canvas, one, room, font))
}

/**
 * Which way a text goes by its first letter: an English address keeps its house number in front on a Farsi page. Undefined for
 * figures alone, which go with the page.
 */
export function goesRightToLeft(text: string): boolean | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? []
  return letter === undefined ? undefined : /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter)
}
