import type { TenantExportPart } from '@vitrine/contract'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import { jsonArray } from '../../../platform/http/files/json-array.ts'
import { personSummaries } from '../../people/index.ts'
import type { Ledger } from '../../ledger/index.ts'
import type { VideoPersonalData } from '../../videos/index.ts'
import { filesOf, videoRow } from '../privacy/data-export.ts'
import type { ArchiveFile } from '../../../platform/http/files/archive.ts'

const ROWS_AT_ONCE = 200

interface Deps {
  db: Db
  ledger: Pick<Ledger, 'entries'>
  videos: Pick<VideoPersonalData, 'pages'>
}

/**
 * Returns a function that yields the files of an export. Rows are read page by page, each in a short transaction of its own.
 */
export function createExportFiles({ db, ledger, videos }: Deps) {
  return async function* files(tenantId: string, parts: readonly TenantExportPart[]): AsyncGenerator<ArchiveFile> {
    if (parts.includes('people')) yield { name: 'people.json', text: jsonArray(people(tenantId)) }
    if (parts.includes('ledger')) yield { name: 'ledger.json', text: jsonArray(ledgerPages(tenantId)) }
    if (!parts.includes('videos')) return
    yield { name: 'videos.json', text: jsonArray(exportedVideos(tenantId)) }
    for await (const { rows } of videoPages(tenantId)) for (const video of rows) yield* filesOf(video)
  }

  /** Yields everybody, including deleted people, of whom only an id remains. */
  async function* people(tenantId: string) {
    let after: string | undefined
    do {
      const page = await db.inTenant(tenantId, (tx) => listPeople(tx, after))
      after = page.length === ROWS_AT_ONCE ? page.at(-1)?.id : undefined
      yield page
    } while (after)
  }

  async function* exportedVideos(tenantId: string) {
    for await (const { userId, rows } of videoPages(tenantId)) yield rows.map((row) => ({ userId, ...videoRow(row) }))
  }

  async function* videoPages(tenantId: string) {
    for await (const page of people(tenantId))
      for (const { id: userId } of page) for await (const rows of videos.pages(tenantId, userId)) yield { userId, rows }
  }

  async function* ledgerPages(tenantId: string) {
    for await (const page of people(tenantId)) for (const { id } of page) yield* entriesOf(tenantId, id)
  }

  async function* entriesOf(tenantId: string, userId: string) {
    let before: string | undefined
    do {
      const page = await db.inTenant(tenantId, (tx) => ledger.entries(tx, userId, { limit: ROWS_AT_ONCE, before }))
      before = page.length === ROWS_AT_ONCE ? page.at(-1)?.id : undefined
      yield page.map(({ deltaHalfCredits, ...entry }) => ({ userId, ...entry, credits: deltaHalfCredits / 2 }))
    } while (before)
  }
}

function listPeople(tx: TenantTx, after: string | undefined) {
  return tx
    .selectFrom(personSummaries(tx).as('person'))
    .select(['id', 'username', 'email', 'display_name as displayName', 'role', 'member_role as memberRole', 'language'])
    .select(['created_at as createdAt', 'disabled_at as disabledAt', 'erased_at as deletedAt'])
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(ROWS_AT_ONCE)
    .execute()
}
