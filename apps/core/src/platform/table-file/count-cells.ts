const [QUOTE, LINE_FEED, RETURN] = [0x22, 0x0a, 0x0d]

/**
 * Counts the cells and lines of a table, including empty ones, and stops beyond `most`. A quotation mark counts only where the
 * parser treats it as one: it opens at the beginning of a cell and is closed before anything but another one.
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
