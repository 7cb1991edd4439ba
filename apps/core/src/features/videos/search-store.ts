import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'

/** Up to so many places where a word stands are collected; a word that stands in more is met soon on any way through the list. */
const RARE_MAX = 500

/** More words narrow nothing down. */
const WORDS_MAX = 8

/** Comes after every text that begins with another: the last character there is. */
const LAST = '\u{10ffff}'

interface Word {
  word: string
  isRare: boolean
}

/**
 * What a video of this person has to be for all words of the text to begin a word of its title or place; undefined where the text
 * holds no word.
 */
export async function matching(tx: TenantTx, userId: string, text: string): Promise<RawBuilder<SqlBool> | undefined> {
  const words = await rarestFirst(tx, userId, text)
  const [first, ...others] = words
  if (!first) return undefined
  // The rarest word is looked up once, and says which rows are read at all; the others are asked of each row.
  const head = first.isRare
    ? sql<SqlBool>`video.id = any(array(select video_id from ${placesOf(tx, userId, range(first.word))}))`
    : stands(tx, first.word)
  return sql<SqlBool>`${sql.join([head, ...others.map(({ word }) => stands(tx, word))], sql` and `)}`
}

async function rarestFirst(tx: TenantTx, userId: string, text: string): Promise<Word[]> {
  const { rows } = await sql<{ word: string; n: number }>`
    select word, (
      select count(*)::integer
      from (select from ${placesOf(tx, userId, sql`found.word >= asked.word and found.word < asked.until`)} limit ${RARE_MAX + 1})
        as counted
    ) as n
    from (
      select distinct left(word, 40) as word, left(word, 40) || ${LAST} as until from words_in(${text}) as word limit ${WORDS_MAX}
    ) as asked
    order by n`.execute(tx)
  return rows.map(({ word, n }) => ({ word, isRare: n <= RARE_MAX }))
}

/** Both ends are plain values: a text put together inside the condition would not be trusted with the index. */
function range(word: string) {
  return sql<SqlBool>`found.word >= ${word} and found.word < ${word + LAST}`
}

/** The words of the person's videos that lie in a range. */
function placesOf(tx: TenantTx, userId: string, within: RawBuilder<unknown>) {
  return sql`video_word as found where found.tenant_id = ${tx.tenantId} and found.user_id = ${userId} and ${within}`
}

/** In a select of its own with a limit, so that it stays a look at one row and is never turned into a list of all. */
function stands(tx: TenantTx, word: string) {
  return sql<SqlBool>`(select true from video_word as found
    where found.tenant_id = ${tx.tenantId} and found.video_id = video.id and ${range(word)} limit 1)`
}
