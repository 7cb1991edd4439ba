import { createHash } from 'node:crypto'
import { type BatchField, FEED_LISTINGS_MAX, sentence } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { tasks as tables } from '../../platform/table-file/read.ts'
import { unpacked } from '../../platform/table-file/chunks.ts'
import { suggestedColumns } from '../../platform/table-file/suggested-columns.ts'
import { textOf } from '../../platform/table-file/text.ts'
import { defineTasks } from '../../platform/thread-pool/task.ts'
import { type FeedRecord, recordsOfJson, recordsOfXml } from './records.ts'

const COLUMNS_MAX = 100
const TITLE_CHARACTERS_MAX = 200
/** The fields that identify a listing across reads, the most reliable first. */
const KEY_NAMES = {
  key: [
    'listingkey',
    'listingid',
    'mlsnumber',
    'mls',
    'mlsid',
    'propertyid',
    'sku',
    'guid',
    'id',
    'url',
    'link',
    'loc',
  ],
}

/** A listing as read from its feed. */
export interface ReadListing {
  key: string
  title: string
  price: string
  /** A hash of all fields except the price. */
  fingerprint: string
  cells: string[]
}

export interface ReadFeed {
  header: string[]
  listings: ReadListing[]
}

/** Names of the columns that a person chose, where they did. */
interface Chosen {
  title?: string | undefined
  price?: string | undefined
}

interface ReadOptions {
  bytes: Uint8Array
  chosen: Chosen
  /** Usual names of the columns of a batch. */
  usualNames: Record<BatchField, readonly string[]>
}

export const tasks = defineTasks(import.meta.url, { readFeed })

/** Reads a feed of any kind as a table. Throws feed-unreadable, table-unreadable or table-too-long. */
async function readFeed({ bytes, chosen, usualNames }: ReadOptions): Promise<ReadFeed> {
  const { header, rows } = await tableOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (rows.length > FEED_LISTINGS_MAX) throw tooLong()
  const suggested = suggestedColumns(header, usualNames)
  const at = (name: string | undefined) => (name === undefined ? -1 : header.indexOf(name))
  const [chosenTitle, chosenPrice] = [at(chosen.title), at(chosen.price)]
  const titleAt = chosenTitle >= 0 ? chosenTitle : (suggested.title ?? suggested.address ?? 0)
  const priceAt = chosenPrice >= 0 ? chosenPrice : (suggested.price ?? -1)
  const keyAt = suggestedColumns(header, KEY_NAMES).key
  const listings = new Map<string, ReadListing>()
  for (const cells of rows) {
    const title = (cells[titleAt] ?? '').slice(0, TITLE_CHARACTERS_MAX)
    const others = cells.filter((_, index) => index !== priceAt)
    const fingerprint = hashOf(others)
    const named = cells[keyAt ?? titleAt]
    const key = named ? (named.length > TITLE_CHARACTERS_MAX ? hashOf([named]) : named) : fingerprint
    // The first listing of a key counts.
    if (!listings.has(key)) listings.set(key, { key, title, price: cells[priceAt] ?? '', fingerprint, cells })
  }
  return { header, listings: [...listings.values()] }
}

async function tableOf(bytes: Buffer): Promise<{ header: string[]; rows: string[][] }> {
  const text = textOf(bytes).text.trimStart()
  if (/^<(!doctype html|html)/i.test(text)) throw new AppError('feed-unreadable')
  if (text.startsWith('<')) return tableOfRecords(recordsOfXml(text))
  if (/^[[{]/.test(text)) return tableOfRecords(recordsOfJson(text))
  const { header, chunks } = await tables.readTable.run({ bytes, rowsMax: FEED_LISTINGS_MAX })
  const rows = chunks.flatMap((chunk) => unpacked(chunk).map(({ cells }) => cells.map(oneLine)))
  return { header, rows }
}

/**
 * Returns a table with a column for each path that occurs. A column is named by the last name of its path where no other path
 * ends with it.
 */
function tableOfRecords(records: readonly FeedRecord[]): { header: string[]; rows: string[][] } {
  const paths = [...new Set(records.flatMap((record) => [...record.keys()]))].slice(0, COLUMNS_MAX)
  const ends = Map.groupBy(paths, lastName)
  const header = paths.map((path) => (ends.get(lastName(path))?.length === 1 ? lastName(path) : path))
  const rows = records.map((record) => paths.map((path) => record.get(path) ?? ''))
  return { header, rows: rows.filter((cells) => cells.some((cell) => cell !== '')) }
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf(' ') + 1)
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
}

function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url')
}

function tooLong(): AppError {
  const message = 'The feed has more than {maximum, number} listings. Use one with fewer.'
  return new AppError('table-too-long', { sentence: sentence(message, { maximum: FEED_LISTINGS_MAX }) })
}
