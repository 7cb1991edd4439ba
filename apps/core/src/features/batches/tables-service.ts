import type { Language } from '@vitrine/contract'
import type { Db } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { ShareTokens } from '../../platform/share-tokens.ts'
import { tableLine } from '../../platform/table-file.ts'
import { rowsToFix } from '../../platform/table-file/rows-to-fix.ts'
import type { Tenant } from '../../platform/tenant.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Batches } from './service.ts'
import * as store from './store.ts'

const NOT_BEGUN = 'This row was not begun before the batch was stopped.'

interface Parts {
  db: Db
  batches: Pick<Batches, 'results'>
  shareTokens: Pick<ShareTokens, 'addressOf'>
}

export type BatchTables = ReturnType<typeof createBatchTables>

/** Rows of batches as files of their own. */
export function createBatchTables({ db, batches, shareTokens }: Parts) {
  return { refused, made }

  /** The rows of which nothing came, as they were, with the reason in the person's language: to be put right and sent again. */
  async function refused(person: Person, id: string, language: Language): Promise<string[]> {
    const { batch, rows, table, results } = await read(person, id)
    const isEnded = batch.state === 'done' || batch.state === 'cancelled'
    return rowsToFix(table, language, ({ line }, index) => {
      const row = rows.get(line)
      const result = results[index]
      const planned = result?.kind === 'refused' ? result.reason : undefined
      const failed = row?.status === 'failed' ? row.error_message : undefined
      return row ? (row.reason ?? failed) : isEnded ? (planned ?? NOT_BEGUN) : planned
    })
  }

  /** The rows that became videos, with the link of each that has one. */
  async function made(tenant: Tenant, person: Person, id: string): Promise<string[]> {
    const { rows, table } = await read(person, id)
    const lines = table.rows.flatMap(({ line, cells }) => {
      const row = rows.get(line)
      if (!row?.video_id || row.status === 'failed') return []
      const link = row.link_version === null ? '' : shareTokens.addressOf(tenant, row.video_id, row.link_version)
      return [tableLine([...cells, row.status, link])]
    })
    return [tableLine([...table.header, 'status', 'link']), ...lines]
  }

  /** Throws not-found for another person's batch. */
  async function read(person: Person, id: string) {
    const found = await db.inTenant(person.tenantId, async (tx) => {
      const batch = await store.findBatch(tx, id)
      if (batch?.user_id !== person.id) throw new AppError('not-found')
      return { batch, rows: await store.listRows(tx, id) }
    })
    const { table, results } = await batches.results(person, found.batch)
    return { batch: found.batch, table, results, rows: new Map(found.rows.map((row) => [row.line, row])) }
  }
}
