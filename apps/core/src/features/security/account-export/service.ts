import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type AccountExport, TENANT_EXPORT_DAYS } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import type { MediaLinks } from '../../../platform/http/files/media.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Queue } from '../../../platform/queue/queue.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { Storage } from '../../../ports/storage.ts'
import { anyOf, type Tenants, withOverdue } from '../../tenants/index.ts'
import type { Exports } from '../privacy/data-export.ts'
import { type ArchiveFile, createArchive } from '../../../platform/http/files/archive.ts'
import { accountExportReadyEmail } from './emails.ts'
import * as store from './store.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

/** The interval at which progress is written to the row. */
const PROGRESS_EVERY_MS = 1000

interface Deps {
  db: Db
  storage: Storage
  queue: Pick<Queue, 'send'>
  media: Pick<MediaLinks, 'link'>
  tenants: Pick<Tenants, 'withId'>
  exports: Pick<Exports, 'files'>
  workFolder: string
  audit: Audit
  enqueueEmail: EnqueueEmail
  clock: Clock
  newId: () => string
}

export type AccountExports = ReturnType<typeof createAccountExports>

const tenantsDue = anyOf(
  withOverdue({ table: 'account_export', column: 'expires_at', where: "state = 'ready'" }),
  withOverdue({ table: 'account_export', column: 'created_at', keptMs: DAY_MS, where: "state = 'waiting'" }),
)

/** A person's whole account as one file: ordered, created by a job, available for some days, then deleted. */
export function createAccountExports(deps: Deps) {
  const { db, storage, queue, media, tenants, exports, workFolder, audit, enqueueEmail, clock, newId } = deps
  return { list, order, carryOut, deleteExpired, tenantsDue }

  async function list(tenant: Tenant, person: Person): Promise<AccountExport[]> {
    const rows = await db.inTenant(tenant.id, (tx) => store.listExports(tx, person.id))
    return rows.map((row) => serialize(tenant, row))
  }

  /** Throws export-waiting while another one is being created. */
  async function order(tenant: Tenant, person: Person): Promise<AccountExport> {
    const id = newId()
    return db.inTenant(tenant.id, async (tx) => {
      if (!(await store.insertExport(tx, { id, userId: person.id, at: clock.now() })))
        throw new AppError('export-waiting')
      await audit(tx, person, 'data-exported', { subject: person.id })
      await queue.send(tx, 'export', { tenantId: tenant.id, accountExportId: id })
      const row = await store.findExport(tx, id)
      if (!row) throw new Error(`there is no export ${id}`)
      return serialize(tenant, row)
    })
  }

  /** Writes the file of an export. Idempotent: an interrupted attempt starts again, and a finished one stays. */
  async function carryOut(tenantId: string, id: string): Promise<void> {
    const tenant = await tenants.withId(tenantId)
    const row = await db.inTenant(tenantId, (tx) => store.findExport(tx, id))
    if (!tenant || row?.state !== 'waiting') return
    const size = await write(tenant, row)
    const isThere = await db.inTenant(tenantId, async (tx) => {
      const expiresAt = new Date(clock.now().getTime() + TENANT_EXPORT_DAYS * DAY_MS)
      const ready = { state: 'ready', progress_percent: 100, size_bytes: size, expires_at: expiresAt } as const
      if (!(await store.changeExport(tx, id, ready))) return false
      await enqueueEmail(tx, accountExportReadyEmail, { userId: row.user_id })
      return true
    })
    // The account was deleted in the meantime.
    if (!isThere) await storage.removeAll(keyOf(tenantId, row))
  }

  /** Writes the archive to a file and stores it. Returns its size in bytes. */
  async function write(tenant: Tenant, row: store.AccountExportRow): Promise<number> {
    const path = join(workFolder, `export-${row.id}-${newId()}.zip`)
    try {
      await pipeline(createArchive(storage, counted(tenant, row)), createWriteStream(path))
      const { size } = await stat(path)
      await storage.put(keyOf(tenant.id, row), path)
      return size
    } finally {
      // The storage has moved it, unless an error occurred.
      await rm(path, { force: true })
    }
  }

  /** Yields the files of the account, and stores at intervals how many were written. */
  async function* counted(tenant: Tenant, row: store.AccountExportRow): AsyncGenerator<ArchiveFile> {
    const files = () => exports.files(tenant, { id: row.user_id, tenantId: tenant.id, sessionId: '' }, clock.now())
    let [all, done, writtenAt] = [0, 0, performance.now()]
    for await (const _ of files()) all += 1
    for await (const file of files()) {
      yield file
      done += 1
      if (performance.now() - writtenAt < PROGRESS_EVERY_MS) continue
      writtenAt = performance.now()
      const percent = Math.min(99, Math.floor((100 * done) / all))
      await db.inTenant(tenant.id, (tx) => store.changeExport(tx, row.id, { progress_percent: percent }))
    }
  }

  /** Deletes expired files, each before its row is marked. Exports that did not finish within a day are marked as failed. */
  async function deleteExpired(tenantId: string): Promise<void> {
    const now = clock.now()
    const expired = await db.inTenant(tenantId, (tx) => store.listExpired(tx, now, new Date(now.getTime() - DAY_MS)))
    for (const row of expired) {
      await storage.removeAll(keyOf(tenantId, row))
      await db.inTenant(tenantId, (tx) => store.changeExport(tx, row.id, { state: 'expired' }))
    }
  }

  function serialize(tenant: Tenant, row: store.AccountExportRow): AccountExport {
    const isThere = row.state === 'ready' && row.expires_at !== null && row.expires_at > clock.now()
    const name = `${tenant.slug}-my-data-${row.created_at.toISOString().slice(0, 10)}.zip`
    return {
      id: row.id,
      state: row.state === 'ready' && !isThere ? 'expired' : row.state,
      progress: row.progress_percent,
      bytes: row.size_bytes === null ? null : Number(row.size_bytes),
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at?.toISOString() ?? null,
      url: isThere ? media.link(keyOf(tenant.id, row), name) : null,
    }
  }
}

/** Below the folder of the person, which is deleted with the account. */
function keyOf(tenantId: string, { id, user_id: userId }: Pick<store.AccountExportRow, 'id' | 'user_id'>): string {
  return `${tenantId}/people/${userId}/exports/${id}.zip`
}
