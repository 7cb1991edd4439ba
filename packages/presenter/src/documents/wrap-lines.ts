import type { Canvas2D } from '../rig/canvas-backend.ts'
import { truncateText, widthOf } from '../composition/typography.ts'

/** Longer than any address. The limit bounds the time for a hostile text. */
const CHARACTERS_MAX = 400

/** Wraps a text at spaces. A word that is too long is truncated. */
export function linesOf(canvas: Canvas2D, text: string, room: number, font: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.slice(0, CHARACTERS_MAX).split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(canvas, longer, font) > room) lines.push(line)
    line = line && widthOf(canvas, longer, font) > room ? word : longer
  }
  return [...lines, line].map((one) => truncateText(canvas, one, room, font))
}

/**
 * Returns whether the first letter of a text is right-to-left, so that an English address stays left-to-right on a Farsi page.
 * Undefined without letters.
 */
export function isRightToLeftText(text: string): boolean | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? []
  return letter === undefined ? undefined : /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter)
}
