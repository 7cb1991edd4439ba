import { MAILS_PER_MINUTE } from '@vitrine/contract'
import type { Audit } from '../../../platform/audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Events } from '../../../platform/events.ts'
import { mayCall } from '../../../platform/http/guards.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Queue } from '../../../platform/queue.ts'
import type { KeptTables } from '../../../platform/table-file/kept-tables.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import type { ThreadPool } from '../../../platform/thread-pool/thread-pool.ts'
import type { Tenants } from '../../tenants/service.ts'
import type { Invitations } from '../invitations/service.ts'
import { findUser } from '../store.ts'
import type { Admission, AdmittedRow } from './admission.ts'
import { readRows } from './read-rows.ts'
import type { RowResult } from './rows.ts'
import * as rowsStore from './rows-store.ts'
import type { Imports } from './service.ts'
import * as store from './store.ts'

/** Few enough that a piece takes no second, many enough that ten thousand rows are through in a minute. */
const ROWS_AT_ONCE = 200

/** One job, as the queue has it. A job of an earlier turn does nothing, so that an import never goes on twice at once. */
export interface Turn {
  tenantId: string
  importId: string
  turn: number
}

type Running = NonNullable<Awaited<ReturnType<typeof store.lockImport>>>

interface Parts {
  db: Db
  imports: Pick<Imports, 'get'>
  importFiles: Pick<KeptTables, 'read'>
  threads: Pick<ThreadPool, 'run'>
  admission: Admission
  invitations: Pick<Invitations, 'inviteCustomers'>
  tenants: Pick<Tenants, 'withId'>
  events: Pick<Events, 'publish'>
  queue: Pick<Queue, 'send'>
  audit: Audit
  clock: Clock
}

export type Importing = ReturnType<typeof createImporting>

/**
 * Takes up the rows of imports. Each piece is one transaction: the invitations, the orders of their mails, what became of
 * each row, how far the import is, and the job of the next piece. A process that dies leaves all of that or nothing.
 */
export function createImporting(parts: Parts) {
  const { db, imports, importFiles, threads, admission, invitations, tenants, events, queue, audit, clock } = parts
  return { takeTurn, giveUp, cancel }

  async function takeTurn(asked: Turn): Promise<void> {
    const tenant = await tenants.withId(asked.tenantId)
    const record = tenant && (await db.inTenant(tenant.id, (tx) => store.findImport(tx, asked.importId)))
    if (!tenant || record?.state !== 'running' || record.turn !== asked.turn || !record.plan) return
    const owner = { tenantId: tenant.id, personId: record.user_id, isBackground: true }
    const results = await readRows(threads, await importFiles.read(record, owner), record.plan, owner)
    const piece = results.slice(record.next_row, record.next_row + ROWS_AT_ONCE)
    await db.inTenant(tenant.id, async (tx) => {
      const held = await store.lockImport(tx, asked.importId)
      if (held?.state !== 'running' || held.turn !== asked.turn) return
      if (!(await mayStillInvite(tx, held.user_id))) return end(tx, held, 'cancelled')
      await takeUp(tx, tenant, held, piece)
    })
  }

  async function takeUp(tx: TenantTx, tenant: Tenant, held: Running, piece: readonly RowResult[]): Promise<void> {
    const judged = await admission.judge(tx, tenant, piece)
    const admitted = judged.filter((row): row is AdmittedRow => row.kind === 'person')
    const mailAt = await mailTimes(tx, held)
    const people = admitted.map(({ person }, index) => ({ ...person, mailAt: mailAt(index) }))
    const ids = await invitations.inviteCustomers(tx, held.user_id, people)
    const idOf = new Map(admitted.map(({ line }, index) => [line, ids[index] ?? null]))
    const noted = judged.map((row) => {
      if (row.kind === 'refused') return { ...row, invitationId: null }
      return { line: row.line, email: row.person.email, reason: null, invitationId: idOf.get(row.line) ?? null }
    })
    await rowsStore.noteRows(tx, held.id, noted, clock.now())
    const [nextRow, turn] = [held.next_row + piece.length, held.turn + 1]
    await store.changeImport(tx, held.id, { next_row: nextRow, turn })
    if (nextRow >= held.row_count) return end(tx, held, 'done')
    await queue.send(tx, 'import', { tenantId: tenant.id, importId: held.id, turn: String(turn) })
    await announce(tx, held)
  }

  /** When the mail to the next one leaves, and to those after them: one after the other from the beginning of the import. */
  async function mailTimes(tx: TenantTx, { id, begun_at: begunAt }: Running): Promise<(index: number) => Date> {
    const { invited: before } = await rowsStore.countRows(tx, id)
    const from = (begunAt ?? clock.now()).getTime()
    return (index) => new Date(from + Math.floor(((before + index) * 60_000) / MAILS_PER_MINUTE))
  }

  /** Whoever lost their role meanwhile brings nobody in any more. */
  async function mayStillInvite(tx: TenantTx, userId: string): Promise<boolean> {
    const row = await findUser(tx, userId)
    return row !== undefined && mayCall('partner-admin', { role: row.role, finerRole: row.finer_role })
  }

  /** Every try of a piece failed: the rows that are left come back to the team in the file. */
  async function giveUp({ tenantId, importId }: Turn): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      const held = await store.lockImport(tx, importId)
      if (held?.state === 'running') await end(tx, held, 'cancelled')
    })
  }

  /** Who was invited stays so. Asked twice, or after the end, it changes nothing. */
  async function cancel(person: Person, id: string) {
    await imports.get(person, id)
    await db.inTenant(person.tenantId, async (tx) => {
      const held = await store.lockImport(tx, id)
      if (held?.state === 'running' || held?.state === 'open') await end(tx, held, 'cancelled')
    })
    return imports.get(person, id)
  }

  async function end(tx: TenantTx, held: Running, state: 'cancelled' | 'done'): Promise<void> {
    await store.changeImport(tx, held.id, { state, ended_at: clock.now() })
    const detail = await rowsStore.countRows(tx, held.id)
    // The work goes on without a request, so there is no address to name.
    await audit(tx, { id: held.user_id, address: '' }, 'people-imported', { subject: held.id, detail })
    await announce(tx, held)
  }

  async function announce(tx: TenantTx, { id, user_id: userId }: Running): Promise<void> {
    await events.publish(tx, { type: 'import_update', userId, refId: id })
  }
}
