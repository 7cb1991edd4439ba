const [QUOTE, LINE_FEED, RETURN] = [0x22, 0x0a, 0x0d]

/**
 * About how many cells and lines a table has, empty ones included; stops counting beyond `most`. A quotation mark counts where the
 * parser takes it for one: it opens at the beginning of a cell and closes before anything but another one.
 */
export function countCells(text: string, delimiter: string, most: number): number {
  const parting = delimiter.charCodeAt(0)
  let count = 1
  let isQuoted = false
  let isStart = true
  for (let at = 0; at < text.length && count <= most; at++) {
    const sign = text.charCodeAt(at)
    if (isQuoted) {
      if (sign !== QUOTE) continue
      if (text.charCodeAt(at + 1) === QUOTE) at++
      else isQuoted = false
      continue
    }
    isQuoted = isStart && sign === QUOTE
    isStart = sign === parting || sign === LINE_FEED || sign === RETURN
    if (isStart) count++
  }
  return count
}
