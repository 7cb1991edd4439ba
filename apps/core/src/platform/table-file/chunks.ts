import type { TableEncoding } from './text.ts'

const CHUNK_CHARACTERS = 64 * 1024
const CHUNK_ROWS = 500
const SAMPLE_ROWS = 3
const SAMPLE_CHARACTERS = 120

export interface TableRow {
  /** The line number in the file, as editors count: the header is line 1. */
  line: number
  /** The cells: at least as many as the header has. */
  cells: string[]
}

/** Consecutive rows, packed as JSON: few enough that unpacking them does not block the event loop. */
export interface TableChunk {
  rows: number
  packed: Uint8Array
}

/** A table in the form in which it is passed between threads. */
export interface Table {
  encoding: TableEncoding
  /** The first row. A column without a name is an empty text. */
  header: string[]
  /** The beginnings of the cells of the first rows. */
  sample: string[][]
  rows: number
  chunks: TableChunk[]
}

/** Packs rows as they come. */
export function createChunkPacker() {
  const chunks: TableChunk[] = []
  const sample: string[][] = []
  let open: TableRow[] = []
  let characters = 0
  let rows = 0
  return { add, end }

  function add(row: TableRow): void {
    if (rows++ < SAMPLE_ROWS) sample.push(row.cells.map((cell) => cell.slice(0, SAMPLE_CHARACTERS)))
    open.push(row)
    characters += row.cells.reduce((sum, cell) => sum + cell.length, 0)
    if (characters >= CHUNK_CHARACTERS || open.length >= CHUNK_ROWS) close()
  }

  function close(): void {
    if (open.length > 0) chunks.push({ rows: open.length, packed: Buffer.from(JSON.stringify(open)) })
    open = []
    characters = 0
  }

  function end() {
    close()
    return { rows, sample, chunks }
  }
}

export function unpacked({ packed }: TableChunk): TableRow[] {
  const { buffer, byteOffset, byteLength } = packed
  return JSON.parse(Buffer.from(buffer, byteOffset, byteLength).toString()) as TableRow[]
}
