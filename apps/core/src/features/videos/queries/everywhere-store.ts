import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SystemTx } from '../../../platform/db/open.ts'

/** The last Unicode character. Appended to a prefix it sorts after every text with this prefix. */
const LAST = '\u{10ffff}'

/** The most matches of the longest word that are checked. */
const MATCHES_MAX = 500
const WORDS_MAX = 6

/**
 * Returns the ids of videos of all tenants whose title or address has a word beginning with each word of the text, newest
 * first.
 */
export async function findVideosEverywhere(tx: SystemTx, text: string, limit: number): Promise<string[]> {
  const { rows: words } = await sql<{ word: string }>`select distinct left(word, 40) as word
    from search_terms(${text}) as word order by 1 desc limit ${WORDS_MAX}`.execute(tx)
  const [longest, ...others] = words.map(({ word }) => word).toSorted((one, other) => other.length - one.length)
  if (longest === undefined) return []
  const rules = others.map(
    (word) => sql<SqlBool>`exists (select from video_search_term as other where other.tenant_id = found.tenant_id
      and other.video_id = found.video_id and ${begins('other.term', word)})`,
  )
  const { rows } = await sql<{ id: string }>`
    with found as materialized (select tenant_id, video_id from video_search_term
      where ${begins('term', longest)} limit ${MATCHES_MAX})
    select distinct video.id from found join video on video.tenant_id = found.tenant_id and video.id = found.video_id
    where video.deleted_at is null and ${rules.length > 0 ? sql.join(rules, sql` and `) : sql`true`}
    order by video.id desc limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

function begins(column: string, word: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} >= ${word} and ${sql.ref(column)} < ${word + LAST}`
}
