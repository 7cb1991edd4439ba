/*
 * Takes markup out of a script. Every step reads the text once: no pattern here may try the same letters again from each
 * position, since scripts of 60,000 signs come from anybody.
 */

const BLOCK_START = /<(?:style|script)\b[^<>]{0,2000}>/gi
const BLOCK_END = /<\/(?:style|script)\s*>/gi
const PARAGRAPH_TAG = /<(?:br|\/p|\/li|\/h\d)\b[^<>]{0,200}>/gi
const TAG = /<\/?[a-z][^<>]{0,2000}>/gi
const IMAGE = /!\[[^\][]{0,500}\]\([^()\s]{0,2000}\)/g
const LINK = /\[([^\][]{1,500})\]\([^()\s]{0,2000}\)/g

/** Takes `<style>` and `<script>` out together with what is inside them. */
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

/** Headings and quotes lose their signs; list items and rulers become paragraphs of their own. */
function withoutLineMarks(line: string): string {
  const text = line.replace(HEADING, '')
  if (RULER.test(text)) return '\n'
  return text.replace(LIST_ITEM, '\n')
}

/** How many signs two runs of `*`, `_`, `~` or backticks share as emphasis of what is between them: `**`, `*`, `__`, `~~`, backticks. */
function sharedSigns(opening: string, closing: string): number {
  const sign = opening.at(-1)
  let length = 0
  while (length < closing.length && closing[length] === sign && opening.at(-1 - length) === sign) length++
  if (sign === '`') return length
  return sign === '*' || length >= 2 ? Math.min(length, 2) : 0
}

const MOST_EMPHASISED = 1000
const isEmphasised = (text: string) =>
  text.length > 0 && text.length <= MOST_EMPHASISED && !/^\s/.test(text) && !text.includes('\n')

/** Takes the signs away from both sides of **what is emphasised**, without leaving a space. */
function withoutEmphasis(text: string): string {
  // Text stands at even places, the runs of signs between at odd ones.
  const pieces = text.split(/([*_~`]+)/)
  for (let index = 1; index + 2 < pieces.length; index += 2) {
    const [opening = '', inside = '', closing = ''] = pieces.slice(index, index + 3)
    const length = isEmphasised(inside) ? sharedSigns(opening, closing) : 0
    pieces[index] = opening.slice(0, opening.length - length)
    pieces[index + 2] = closing.slice(length)
  }
  return pieces.join('')
}

/** A script without HTML and Markdown. Lines must end in `\n`. */
export function withoutMarkup(script: string): string {
  const lines = withoutBlocks(script)
    .replace(PARAGRAPH_TAG, '\n\n')
    .replace(TAG, ' ')
    .replace(IMAGE, ' ')
    .replace(LINK, '$1')
    .split('\n')
  return (
    withoutEmphasis(lines.map(withoutLineMarks).join('\n'))
      // What is left of brackets would start the voice's own phoneme notation.
      .replace(/[[\]{}<>|\\^~`*_]+/g, ' ')
  )
}
