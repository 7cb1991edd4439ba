import { AppError } from '../errors/app-error.ts'

/** The encoding of a file, named as spreadsheet programs name it when saving. */
export type TableEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

/** Spreadsheets and pictures by the bytes with which they begin. */
const OTHER_FILES: [start: number[], message: string][] = [
  [[0x50, 0x4b, 0x03, 0x04], 'This is an Excel workbook. Save it as “CSV UTF-8”, then upload that file.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'This is an Excel workbook. Save it as “CSV UTF-8”, then upload that file.'],
]
/** Characters that no table file contains: NUL and other control characters, and the five bytes that Windows-1252 leaves undefined. */
const NO_TEXT = /(?![\t\n\v\f\r])\p{Cc}|\ufffd/u

/**
 * Returns the text of a spreadsheet file: UTF-8 with or without a byte order mark, UTF-16 in both orders,
 * otherwise Windows-1252. Throws table-unreadable for binary files.
 */
export function textOf(bytes: Buffer): { text: string; encoding: TableEncoding } {
  for (const [start, message] of OTHER_FILES)
    if (bytes.subarray(0, start.length).equals(Buffer.from(start))) throw new AppError('table-unreadable', { message })
  const wide = orderOfPairs(bytes)
  const decoded = wide
    ? { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' as const }
    : (asUtf8(bytes) ?? { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' as const })
  if (NO_TEXT.test(decoded.text)) throw new AppError('table-unreadable')
  return decoded
}

/** Returns the byte order of a text in UTF-16; undefined for other texts. Without a byte order mark, zeros show it. */
function orderOfPairs(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first && second === 0 && third && fourth === 0) return 'utf-16le'
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : undefined
}

function asUtf8(bytes: Buffer): { text: string; encoding: 'UTF-8' } | undefined {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return undefined
  }
}
