import { sentence } from '@vitrine/contract'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { AppError } from '../errors/app-error.ts'
import { defineTasks } from '../thread-pool/task.ts'
import { countCells } from './count-cells.ts'
import { type Table, type TableRow, createChunkPacker } from './chunks.ts'
import { textOf } from './text.ts'

const COLUMNS_MAX = 100
/** Empty cells and lines count too: parsing this many takes about 0.2 s. */
const CELLS_MAX = 500_000
/** A longer row was opened by a quotation mark that is never closed. */
const ROW_CHARACTERS_MAX = 500_000
const HEADER_CHARACTERS_MAX = 100
/** The characters that are parsed at a time. */
const PIECE_CHARACTERS = 64 * 1024
/** The character that `tableLine` puts before formulas; it is removed when such a file is uploaded. */
const HARMLESS_SIGN = /(?<=^|[;\t\r\n])'(?=\s*[=+\-@＝＋－＠])/g

export const tasks = defineTasks(import.meta.url, { readTable })

/**
 * Reads a table file of at most `rowsMax` rows below its header: commas, semicolons or tabs, in any encoding that spreadsheet
 * programs write. Rows without any text are left out. Throws table-unreadable or table-too-long.
 */
async function readTable({ bytes, rowsMax }: { bytes: Uint8Array; rowsMax: number }): Promise<Table> {
  const { text, encoding } = textOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  let header: string[] | undefined
  const packer = createChunkPacker()
  for await (const row of rowsIn(text, rowsMax)) {
    if (header) packer.add(padded(row, header.length))
    else header = headerOf(row)
  }
  const { rows, sample, chunks } = packer.end()
  if (!header || rows === 0) {
    throw new AppError('table-unreadable', {
      message: 'The file has no rows. Put column names in the first row and data below.',
    })
  }
  return { encoding, header, sample, rows, chunks }
}

function headerOf({ cells }: TableRow): string[] {
  const header = cells.map((name) => name.slice(0, HEADER_CHARACTERS_MAX))
  while (header.length > 1 && header.at(-1) === '') header.pop()
  if (header.length > COLUMNS_MAX) {
    const message = 'The file has more than {maximum, number} columns. Remove the ones you don’t need.'
    throw new AppError('table-unreadable', { sentence: sentence(message, { maximum: COLUMNS_MAX }) })
  }
  return header
}

async function* rowsIn(text: string, rowsMax: number): AsyncGenerator<TableRow> {
  const hint = /^sep=([,;\t])\r?\n/i.exec(text)
  const body = hint ? text.slice(hint[0].length) : text
  const linesBefore = hint ? 1 : 0
  const delimiter = hint?.[1] ?? delimiterOf(body)
  if (countCells(body, delimiter, CELLS_MAX) > CELLS_MAX) throw tooManyCells()
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: ROW_CHARACTERS_MAX,
  })
  let rows = 0
  let end = linesBefore
  try {
    for await (const { info, record } of Readable.from(piecesOf(body)).compose(parser) as AsyncIterable<Parsed>) {
      end = info.lines + linesBefore
      const lineBreaks = record.join('').match(/\r\n|\r|\n/g)?.length ?? 0
      if (++rows > rowsMax + 1) throw tooLong(rowsMax)
      yield { line: end - lineBreaks, cells: record.map(plain) }
    }
  } catch (error) {
    // All other errors of the parser are unclosed quotation marks.
    throw error instanceof AppError ? error : unclosed(end + 1, error)
  }
}

interface Parsed {
  info: { lines: number }
  record: string[]
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE_CHARACTERS) yield text.slice(at, at + PIECE_CHARACTERS)
}

/** Returns the most frequent delimiter of the header row. */
function delimiterOf(text: string): string {
  const head = (/^.*$/m.exec(text.trimStart())?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map((sign) => ({ sign, n: head.split(sign).length }))
  return counts.reduce((best, next) => (next.n > best.n ? next : best)).sign
}

function plain(cell: string): string {
  return cell.trim().replaceAll(HARMLESS_SIGN, '')
}

function padded({ line, cells }: TableRow, width: number): TableRow {
  const end = cells.findLastIndex((cell) => cell !== '') + 1
  const missing = Array.from({ length: Math.max(0, width - cells.length) }, () => '')
  return { line, cells: [...cells.slice(0, Math.max(width, end)), ...missing] }
}

function tooLong(rowsMax: number): AppError {
  const message = 'The file has more than {maximum, number} rows. Split it into several files.'
  return new AppError('table-too-long', { sentence: sentence(message, { maximum: rowsMax }) })
}

function tooManyCells(): AppError {
  const message = 'The file has more than {maximum, number} cells. Remove empty rows and columns, then upload it again.'
  return new AppError('table-unreadable', { sentence: sentence(message, { maximum: CELLS_MAX }) })
}

function unclosed(line: number, cause: unknown): AppError {
  const message = 'The quotation mark in line {line, number} is never closed. Close or remove it.'
  return new AppError('table-unreadable', { sentence: sentence(message, { line }), cause })
}
