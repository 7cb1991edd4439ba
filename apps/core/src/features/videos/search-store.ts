import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'

/**
 * The number of matches up to which all of a word's are collected; a more frequent word is found soon in any
 * order of the list.
 */
const RARE_MAX = 500

/** So many places of the rarest word are looked at one by one to tell whether words often stand together. */
const SAMPLE_MAX = 4 * RARE_MAX

/** More words narrow nothing down. */
const WORDS_MAX = 8

/** Comes after every text that begins with another: the last character there is. */
const LAST = '\u{10ffff}'

const VIDEO = sql`video.id`

interface Word {
  word: string
  isRare: boolean
}

/** Returns the condition that every word of the text begins a word of the title or place; undefined where the text has no word. */
export async function matching(tx: TenantTx, userId: string, text: string): Promise<RawBuilder<SqlBool> | undefined> {
  const words = await rarestFirst(tx, userId, text)
  const [first, ...others] = words
  if (!first) return undefined
  // The rarest word is looked up once and selects the rows; the others are checked on each row.
  if (first.isRare) {
    const places = sql<SqlBool>`video.id = any(array(select video_id from ${placesOf(tx, userId, range(first.word))}))`
    return all([places, ...others.map(({ word }) => stands(tx, word, VIDEO))])
  }
  // Frequent words that hardly ever stand together would have the list walked to its end.
  const together = others.length > 0 ? await placesOfAll(tx, userId, words) : undefined
  if (together && together.length <= RARE_MAX) return sql<SqlBool>`video.id = any(${together}::uuid[])`
  return all(words.map(({ word }) => stands(tx, word, VIDEO)))
}

/**
 * Returns the videos that contain all words, some twice; stops once they are many. A sample is checked word by
 * word, which ends early for words that often occur together; for others all matches are compared at once,
 * which takes a third of the time.
 */
async function placesOfAll(tx: TenantTx, userId: string, words: Word[]): Promise<string[]> {
  const [rarest, ...others] = words
  const sample = sql`(select video_id from ${placesOf(tx, userId, range(rarest?.word ?? ''))} limit ${SAMPLE_MAX}) as found`
  const alsoThere = all(others.map(({ word }) => stands(tx, word, sql`found.video_id`)))
  const sampled = await readPlaces(tx, sql`select video_id from ${sample} where ${alsoThere}`)
  if (sampled.length > RARE_MAX) return sampled
  const each = words.map(({ word }) => sql`select video_id from ${placesOf(tx, userId, range(word))}`)
  return readPlaces(tx, sql`${sql.join(each, sql` intersect `)}`)
}

async function readPlaces(tx: TenantTx, places: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ video_id: string }>`${places} limit ${RARE_MAX + 1}`.execute(tx)
  return rows.map(({ video_id: videoId }) => videoId)
}

async function rarestFirst(tx: TenantTx, userId: string, text: string): Promise<Word[]> {
  const { rows } = await sql<{ word: string; n: number }>`
    select word, (
      select count(*)::integer
      from (select from ${placesOf(tx, userId, sql`found.term >= asked.word and found.term < asked.until`)} limit ${RARE_MAX + 1})
        as counted
    ) as n
    from (
      select distinct left(word, 40) as word, left(word, 40) || ${LAST} as until from search_terms(${text}) as word limit ${WORDS_MAX}
    ) as asked
    order by n`.execute(tx)
  return rows.map(({ word, n }) => ({ word, isRare: n <= RARE_MAX }))
}

function all(conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** Both ends are plain values: a text put together inside the condition would not be trusted with the index. */
function range(word: string, row = sql.raw('found')) {
  return sql<SqlBool>`${row}.term >= ${word} and ${row}.term < ${word + LAST}`
}

/** The words of the person's videos that lie in a range. */
function placesOf(tx: TenantTx, userId: string, within: RawBuilder<unknown>) {
  return sql`video_search_term as found where found.tenant_id = ${tx.tenantId} and found.user_id = ${userId} and ${within}`
}

/** In a select of its own with a limit, so that it stays a look at one video and is never turned into a list of all. */
function stands(tx: TenantTx, word: string, videoId: RawBuilder<unknown>) {
  return sql<SqlBool>`(select true from video_search_term as also
    where also.tenant_id = ${tx.tenantId} and also.video_id = ${videoId} and ${range(word, sql.raw('also'))} limit 1)`
}
