/**
 * Removes markup from a script. Every step is linear: no pattern may rescan the same text, because scripts of 60,000 characters
 * come from anybody.
 */

const BLOCK_START = /<(?:style|script)\b[^<>]{0,2000}>/gi
const BLOCK_END = /<\/(?:style|script)\s*>/gi
const PARAGRAPH_TAG = /<(?:br|\/p|\/li|\/h\d)\b[^<>]{0,200}>/gi
const TAG = /<\/?[a-z][^<>]{0,2000}>/gi
const IMAGE = /!\[[^\][]{0,500}\]\([^()\s]{0,2000}\)/g
const LINK = /\[([^\][]{1,500})\]\([^()\s]{0,2000}\)/g

/** Removes `<style>` and `<script>` with their contents. */
function withoutBlocks(text: string): string {
  let kept = ''
  let position = 0
  for (const start of text.matchAll(BLOCK_START)) {
    if (start.index < position) continue
    BLOCK_END.lastIndex = start.index + start[0].length
    if (!BLOCK_END.test(text)) break
    kept += `${text.slice(position, start.index)} `
    position = BLOCK_END.lastIndex
  }
  return kept + text.slice(position)
}

const HEADING = /^\s{0,3}(?:#{1,6}|>)(?:\s+|$)/
const LIST_ITEM = /^\s*(?:[-*+•](?:\s+|$)|\d{1,3}[.)]\s+)/
const RULER = /^\s*[-*_](?:\s*[-*_]){2,}\s*$/

/** Removes heading and quote marks. List items and rulers become paragraphs. */
function withoutLineMarks(line: string): string {
  const text = line.replace(HEADING, '')
  if (RULER.test(text)) return '\n'
  return text.replace(LIST_ITEM, '\n')
}

/** Returns how many characters two runs of `*`, `_`, `~` or backticks share as emphasis. */
function sharedSigns(opening: string, closing: string): number {
  const sign = opening.at(-1)
  let length = 0
  while (length < closing.length && closing[length] === sign && opening.at(-1 - length) === sign) length++
  if (sign === '`') return length
  return sign === '*' || length >= 2 ? Math.min(length, 2) : 0
}

const EMPHASIS_CHARACTERS_MAX = 1000
const isEmphasised = (text: string) =>
  text.length > 0 && text.length <= EMPHASIS_CHARACTERS_MAX && !/^\s/.test(text) && !text.includes('\n')

/** Removes emphasis marks without leaving a space. */
function withoutEmphasis(text: string): string {
  // Text is at even indexes, runs of marks at odd ones.
  const pieces = text.split(/([*_~`]+)/)
  for (let index = 1; index + 2 < pieces.length; index += 2) {
    const [opening = '', inside = '', closing = ''] = pieces.slice(index, index + 3)
    const length = isEmphasised(inside) ? sharedSigns(opening, closing) : 0
    pieces[index] = opening.slice(0, opening.length - length)
    pieces[index + 2] = closing.slice(length)
  }
  return pieces.join('')
}

/** Removes HTML and Markdown. Lines must end in `\n`. */
export function withoutMarkup(script: string): string {
  const lines = withoutBlocks(script)
    .replace(PARAGRAPH_TAG, '\n\n')
    .replace(TAG, ' ')
    .replace(IMAGE, ' ')
    .replace(LINK, '$1')
    .split('\n')
  return (
    withoutEmphasis(lines.map(withoutLineMarks).join('\n'))
      // Remaining brackets would start the phoneme notation of the voice.
      .replace(/[[\]{}<>|\\^~`*_]+/g, ' ')
  )
}
