import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { TENANT_EXPORT_DAYS, type TenantExport, type TenantExportPart } from '@vitrine/contract'
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
import { anyOf, withOverdue } from '../../tenants/index.ts'
import { type ArchiveFile, createArchive } from '../../../platform/http/files/archive.ts'
import { exportReadyEmail } from './emails.ts'
import * as store from './store.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

interface Deps {
  db: Db
  storage: Storage
  queue: Pick<Queue, 'send'>
  media: Pick<MediaLinks, 'link'>
  files: (tenantId: string, parts: readonly TenantExportPart[]) => AsyncGenerator<ArchiveFile>
  workFolder: string
  audit: Audit
  enqueueEmail: EnqueueEmail
  clock: Clock
  newId: () => string
}

export type TenantExports = ReturnType<typeof createTenantExports>

const tenantsDue = anyOf(
  withOverdue({ table: 'tenant_export', column: 'expires_at', where: "state = 'ready'" }),
  withOverdue({ table: 'tenant_export', column: 'created_at', keptMs: DAY_MS, where: "state = 'waiting'" }),
)

/** A whole tenant as one file: ordered by its owner, created by a job, available for some days, then deleted. */
export function createTenantExports(deps: Deps) {
  const { db, storage, queue, media, files, workFolder, audit, enqueueEmail, clock, newId } = deps
  return { list, order, carryOut, deleteExpired, tenantsDue }

  async function list(tenant: Tenant, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
    const rows = await db.inTenant(tenant.id, (tx) => store.listExports(tx, { cursor, limit: limit + 1 }))
    const items = rows.slice(0, limit).map((row) => serialize(tenant, row))
    return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
  }

  /** Throws export-waiting while another one is being created. */
  async function order(tenant: Tenant, person: Person, parts: readonly TenantExportPart[]): Promise<TenantExport> {
    const id = newId()
    return db.inTenant(tenant.id, async (tx) => {
      const ordered = { id, requestedBy: person.id, parts: [...new Set(parts)], createdAt: clock.now() }
      if (!(await store.insertExport(tx, ordered))) throw new AppError('export-waiting')
      await audit(tx, person, 'tenant-exported', { subject: tenant.id, detail: { parts: ordered.parts.join(' ') } })
      await queue.send(tx, 'export', { tenantId: tenant.id, exportId: id })
      const row = await store.findExport(tx, id)
      if (!row) throw new Error(`there is no export ${id}`)
      return serialize(tenant, row)
    })
  }

  /** Writes the file of an export. Idempotent: an interrupted attempt starts again, and a finished one stays. */
  async function carryOut(tenantId: string, id: string): Promise<void> {
    const row = await db.inTenant(tenantId, (tx) => store.findExport(tx, id))
    if (row?.state !== 'waiting') return
    const path = join(workFolder, `export-${id}-${newId()}.zip`)
    const size = await write(tenantId, row, path)
    await db.inTenant(tenantId, async (tx) => {
      const expiresAt = new Date(clock.now().getTime() + TENANT_EXPORT_DAYS * DAY_MS)
      await store.changeExport(tx, id, { state: 'ready', size_bytes: size, expires_at: expiresAt })
      await enqueueEmail(tx, exportReadyEmail, { userId: row.requested_by })
    })
  }

  /** Writes the archive to a file and stores it. Returns its size in bytes. */
  async function write(tenantId: string, { id, parts }: store.ExportRow, path: string): Promise<number> {
    try {
      await pipeline(createArchive(storage, files(tenantId, parts)), createWriteStream(path))
      const { size } = await stat(path)
      await storage.put(keyOf(tenantId, id), path)
      return size
    } finally {
      // The storage has moved it, unless an error occurred.
      await rm(path, { force: true })
    }
  }

  /** Deletes expired files, each before its row is marked. Exports that did not finish within a day are marked as failed. */
  async function deleteExpired(tenantId: string): Promise<void> {
    const now = clock.now()
    const expired = await db.inTenant(tenantId, (tx) => store.listExpired(tx, now, new Date(now.getTime() - DAY_MS)))
    for (const { id } of expired) {
      await storage.removeAll(keyOf(tenantId, id))
      await db.inTenant(tenantId, (tx) => store.changeExport(tx, id, { state: 'expired' }))
    }
  }

  function serialize(tenant: Tenant, row: store.ExportRow): TenantExport {
    const isThere = row.state === 'ready' && row.expires_at !== null && row.expires_at > clock.now()
    const name = `${tenant.slug}-export-${row.created_at.toISOString().slice(0, 10)}.zip`
    return {
      id: row.id,
      parts: row.parts,
      state: row.state === 'ready' && !isThere ? 'expired' : row.state,
      bytes: row.size_bytes === null ? null : Number(row.size_bytes),
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at?.toISOString() ?? null,
      url: isThere ? media.link(keyOf(tenant.id, row.id), name) : null,
    }
  }
}

function keyOf(tenantId: string, id: string): string {
  return `${tenantId}/exports/${id}.zip`
}
