import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'

/**
 * The number of matches up to which all of a word's are collected; a more frequent word is found soon in any
 * order of the list.
 */
const RARE_MAX = 500

/** The number of matches of the rarest word that are sampled, to find out whether the words often occur together. */
const SAMPLE_MAX = 4 * RARE_MAX

/** Further words of the text are ignored. */
const WORDS_MAX = 8

/** The last Unicode character. Appended to a prefix it sorts after every text with this prefix. */
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
    const places = sql<SqlBool>`video.id = any(array(select video_id from ${matchesOf(tx, userId, range(first.word))}))`
    return all([places, ...others.map(({ word }) => containsWord(tx, word, VIDEO))])
  }
  // For frequent words that rarely occur together, the database would walk the list to its end.
  const together = others.length > 0 ? await matchesOfAll(tx, userId, words) : undefined
  if (together && together.length <= RARE_MAX) return sql<SqlBool>`video.id = any(${together}::uuid[])`
  return all(words.map(({ word }) => containsWord(tx, word, VIDEO)))
}

/**
 * Returns the videos that contain all words, some of them twice. Stops after more than `RARE_MAX`. A sample is checked word by
 * word, which ends early for words that often occur together; for others all matches are compared at once, which takes a third
 * of the time.
 */
async function matchesOfAll(tx: TenantTx, userId: string, words: Word[]): Promise<string[]> {
  const [rarest, ...others] = words
  const sample = sql`(select video_id from ${matchesOf(tx, userId, range(rarest?.word ?? ''))} limit ${SAMPLE_MAX}) as found`
  const alsoThere = all(others.map(({ word }) => containsWord(tx, word, sql`found.video_id`)))
  const sampled = await readMatches(tx, sql`select video_id from ${sample} where ${alsoThere}`)
  if (sampled.length > RARE_MAX) return sampled
  const each = words.map(({ word }) => sql`select video_id from ${matchesOf(tx, userId, range(word))}`)
  return readMatches(tx, sql`${sql.join(each, sql` intersect `)}`)
}

async function readMatches(tx: TenantTx, places: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ video_id: string }>`${places} limit ${RARE_MAX + 1}`.execute(tx)
  return rows.map(({ video_id: videoId }) => videoId)
}

async function rarestFirst(tx: TenantTx, userId: string, text: string): Promise<Word[]> {
  const { rows } = await sql<{ word: string; n: number }>`
    select word, (
      select count(*)::integer
      from (select from ${matchesOf(tx, userId, sql`found.term >= asked.word and found.term < asked.until`)} limit ${RARE_MAX + 1})
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

/** Both bounds are plain values, because the planner uses no index for a bound that is concatenated in the condition. */
function range(word: string, row = sql.raw('found')) {
  return sql<SqlBool>`${row}.term >= ${word} and ${row}.term < ${word + LAST}`
}

/** Returns the words of the person's videos within a range, as a source for `from`. */
function matchesOf(tx: TenantTx, userId: string, within: RawBuilder<unknown>) {
  return sql`video_search_term as found where found.tenant_id = ${tx.tenantId} and found.user_id = ${userId} and ${within}`
}

/**
 * Returns a condition on one video. The subquery has a limit, so that the planner looks up this video only and never lists all
 * matches.
 */
function containsWord(tx: TenantTx, word: string, videoId: RawBuilder<unknown>) {
  return sql<SqlBool>`(select true from video_search_term as also
    where also.tenant_id = ${tx.tenantId} and also.video_id = ${videoId} and ${range(word, sql.raw('also'))} limit 1)`
}
