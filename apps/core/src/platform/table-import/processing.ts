import type { Clock } from '../time/clock.ts'
import type { Db, TenantTx } from '../db/open.ts'
import type { Events } from '../events/events.ts'
import type { Queue } from '../queue/queue.ts'
import type { Tenant } from '../tenant/tenant.ts'
import type { ColumnPlan, Ending, PlacedRow, TableImportDefinition, Turn } from './definition.ts'
import type { createImportRows } from './rows.ts'
import * as store from './store.ts'

/** A job of the queue. A job of an earlier turn does nothing, so that an import never runs twice at once. */
interface Job {
  tenantId: string
  importId: string
  turn: number
}

interface Deps<Field extends string, Plan extends ColumnPlan<Field>, Value, Entity> {
  db: Db
  tenants: { withId(id: string): Promise<Tenant | undefined> }
  rows: Pick<ReturnType<typeof createImportRows<Field, Plan, Value>>, 'planned'>
  events: Pick<Events, 'publish'>
  queue: Pick<Queue, 'send'>
  clock: Clock
  definition: TableImportDefinition<Field, Plan, Value, Entity>
}

/**
 * Processes the rows of imports, turn by turn. The results of rows and the progress of the import are written in one
 * transaction, so a process that dies leaves both or neither, and the next one begins with the first row without a result.
 */
export function createImportProcessing<Field extends string, Plan extends ColumnPlan<Field>, Value, Entity>(
  deps: Deps<Field, Plan, Value, Entity>,
) {
  const { db, tenants, rows, events, queue, clock, definition } = deps
  return { work, processTurn, sendTurn, end }

  /** Takes jobs of the queue, one at a time. */
  function work(worked: Pick<Queue, 'work'>): void {
    worked.work(definition.queue, {
      concurrency: 1,
      handle: (payload, signal) => processTurn(jobOf(payload), signal),
      exhausted: (payload) => giveUp(jobOf(payload)),
    })
  }

  async function processTurn(job: Job, signal: AbortSignal): Promise<void> {
    const tenant = await tenants.withId(job.tenantId)
    const record = tenant && (await db.inTenant(tenant.id, (tx) => store.findImport(tx, definition.kind, job.importId)))
    if (!tenant || record?.state !== 'running' || record.generation !== job.turn) return
    const owner = { tenantId: tenant.id, personId: record.user_id, isBackground: true }
    const plan = definition.planSchema.parse(record.plan)
    const unread = rows.planned(record, plan, owner, record.next_row)
    const turn: Turn<Plan, Value> = {
      tenant,
      record,
      plan,
      signal,
      rows: unread,
      recordRows: (taken, write) => recordRows(record, taken, write),
    }
    await definition.importRows(turn)
    await endOrContinue(job)
  }

  async function recordRows(
    { tenant_id: tenantId, id }: store.ImportRecord,
    taken: PlacedRow<Value>[],
    write: (tx: TenantTx, locked: store.LockedImport) => Promise<number | null>,
  ): Promise<boolean> {
    return db.inTenant(tenantId, async (tx) => {
      const locked = await store.lockImport(tx, definition.kind, id)
      if (!locked) return false
      if (locked.state === 'running' && (await definition.mayContinue?.(tx, locked.user_id)) === false) {
        await end(tx, locked, 'cancelled')
        return false
      }
      const refused = taken[0]?.place === locked.next_row ? await write(tx, locked) : null
      if (refused !== null) {
        const counts = { next_row: locked.next_row + taken.length, refused_count: locked.refused_count + refused }
        await store.changeImport(tx, id, counts)
        await announce(tx, locked)
      }
      return locked.state === 'running'
    })
  }

  async function endOrContinue({ tenantId, importId, turn }: Job): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      const locked = await store.lockImport(tx, definition.kind, importId)
      if (locked?.state !== 'running' || locked.generation !== turn) return
      const isOver = locked.next_row === locked.row_count && !(await definition.isUnfinished?.(tx, importId))
      if (isOver) return end(tx, locked, 'done')
      await store.changeImport(tx, importId, { generation: turn + 1 })
      await sendTurn(tx, { importId, turn: turn + 1 }, definition.pauseSeconds)
    })
  }

  async function sendTurn(tx: TenantTx, { importId, turn }: Omit<Job, 'tenantId'>, startAfterSeconds = 0) {
    const payload = { tenantId: tx.tenantId, importId, turn: String(turn) }
    await queue.send(tx, definition.queue, payload, { startAfterSeconds })
  }

  /** Ends an import of which every attempt at a turn failed: the file of failed rows contains the remaining ones. */
  async function giveUp({ tenantId, importId }: Job): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      const locked = await store.lockImport(tx, definition.kind, importId)
      if (locked?.state === 'running') await end(tx, locked, 'given-up')
    })
  }

  async function end(tx: TenantTx, locked: store.LockedImport, ending: Ending): Promise<void> {
    const state = ending === 'done' ? 'done' : 'cancelled'
    await store.changeImport(tx, locked.id, { state, ended_at: clock.now() })
    await definition.ended(tx, locked, ending)
    await announce(tx, locked)
  }

  async function announce(tx: TenantTx, { id, user_id: userId }: store.LockedImport): Promise<void> {
    await events.publish(tx, { type: definition.event, userId, refId: id })
  }
}

function jobOf({ tenantId = '', importId = '', turn }: Record<string, string>): Job {
  return { tenantId, importId, turn: Number(turn) }
}
