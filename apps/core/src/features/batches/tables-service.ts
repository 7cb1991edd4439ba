import type { Language } from '@vitrine/contract'
import type { Db } from '../../platform/db/open.ts'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import type { ShareTokens } from '../../platform/share-tokens.ts'
import { tableLine } from '../../platform/table-file.ts'
import { type ReasonedRow, rowsToFix } from '../../platform/table-file/rows-to-fix.ts'
import type { Tenant } from '../../platform/tenant.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Batches } from './service.ts'
import * as store from './store.ts'

const NOT_BEGUN = 'This row was not begun before the batch was stopped.'

interface Parts {
  db: Db
  batches: Pick<Batches, 'rowsOf'>
  shareTokens: Pick<ShareTokens, 'addressOf'>
}

export type BatchTables = ReturnType<typeof createBatchTables>

/** Rows of batches as files of their own. */
export function createBatchTables({ db, batches, shareTokens }: Parts) {
  return { refused, made }

  /** The rows of which nothing came, as they were, with the reason in the person's language: to be put right and sent again. */
  async function refused(person: Person, id: string, language: Language): Promise<string[]> {
    const { batch, rows } = await find(person, id)
    return rowsToFix(batch.header, reasoned(person, batch, rows), language)
  }

  async function* reasoned(person: Person, batch: store.BatchRow, rows: NotedRows): AsyncGenerator<ReasonedRow> {
    const isEnded = batch.state === 'done' || batch.state === 'cancelled'
    for await (const { row, result } of batches.rowsOf(ownerOf(person), batch)) {
      const noted = rows.get(row.line)
      const failed = noted?.status === 'failed' ? noted.error_message : undefined
      const planned = result.kind === 'refused' ? result.reason : undefined
      const reason = noted ? (noted.reason ?? failed) : isEnded ? (planned ?? NOT_BEGUN) : planned
      yield { row, reason }
    }
  }

  /** The rows that became videos, with the link of each that has one. */
  async function made(tenant: Tenant, person: Person, id: string): Promise<string[]> {
    const { batch, rows } = await find(person, id)
    const lines = [tableLine([...batch.header, 'status', 'link'])]
    for await (const { row } of batches.rowsOf(ownerOf(person), batch)) {
      const noted = rows.get(row.line)
      if (!noted?.video_id || noted.status === 'failed') continue
      const link = noted.link_version === null ? '' : shareTokens.addressOf(tenant, noted.video_id, noted.link_version)
      lines.push(tableLine([...row.cells, noted.status, link]))
    }
    return lines
  }

  /** Throws not-found for another person's batch. */
  async function find(person: Person, id: string): Promise<{ batch: store.BatchRow; rows: NotedRows }> {
    return db.inTenant(person.tenantId, async (tx) => {
      const batch = await store.findBatch(tx, id)
      if (batch?.user_id !== person.id) throw new AppError('not-found')
      return { batch, rows: new Map((await store.listRows(tx, id)).map((row) => [row.line, row])) }
    })
  }
}

/** What became of rows, by their line. */
type NotedRows = ReadonlyMap<number, Awaited<ReturnType<typeof store.listRows>>[number]>
