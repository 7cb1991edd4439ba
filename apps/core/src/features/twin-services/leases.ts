import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import * as store from './request-store.ts'

/** Longer than any call; a worker that downloads a clip renews it. */
const LEASE_MS = 12 * 60_000
/** The delay after which a step is tried again that another worker has leased. */
const OTHER_WORKER_SECONDS = 3

interface Deps {
  db: Db
  queue: Queue
  clock: Clock
  newId: () => string
}

export type Leases = ReturnType<typeof createLeases>

/**
 * Leases each request to one worker at a time. When a worker dies, the job sent with the lease resumes the request after the lease
 * ends.
 */
export function createLeases({ db, queue, clock, newId }: Deps) {
  return { acquire, save, release, change, enqueue }

  /**
   * Leases a request. Returns undefined where nothing is to be done now. With `isWoken` the request does not wait for its next
   * time.
   */
  async function acquire(tenantId: string, id: string, isWoken = false): Promise<store.RequestRow | undefined> {
    return db.inTenant(tenantId, async (tx) => {
      const row = await store.lockRequest(tx, id)
      if (!row?.next_at) return undefined
      const now = clock.now()
      if (row.leased_until && row.leased_until > now) {
        if (isWoken) await enqueue(tx, id, OTHER_WORKER_SECONDS, { wake: '1' })
        return undefined
      }
      if (!isWoken && row.next_at > now) return undefined
      const lease = { lease_id: newId(), leased_until: new Date(now.getTime() + LEASE_MS) }
      await store.changeRequest(tx, id, lease)
      await enqueue(tx, id, LEASE_MS / 1000 + 1)
      return { ...row, ...lease }
    })
  }

  /** Stores the result of a worker. Without `nextSeconds` no further step follows. Returns false where the lease was lost. */
  async function save(
    row: Pick<store.RequestRow, 'id' | 'lease_id' | 'tenant_id'>,
    change: store.RequestChange,
    nextSeconds?: number,
  ): Promise<boolean> {
    return db.inTenant(row.tenant_id, async (tx) => {
      if (!(await lockOwn(tx, row))) return false
      await release(tx, row.id, change, nextSeconds)
      return true
    })
  }

  /**
   * Stores the result and ends the lease in a transaction of the caller, who has locked the request. It is one statement:
   * PostgreSQL checks the foreign keys of a row that its own transaction has changed already, which would lock the video after
   * its request.
   */
  async function release(tx: TenantTx, id: string, change: store.RequestChange, nextSeconds?: number): Promise<void> {
    const now = clock.now()
    const next = nextSeconds === undefined ? null : new Date(now.getTime() + nextSeconds * 1000)
    const free = { lease_id: null, leased_until: null, changed_at: now, next_at: next }
    await store.changeRequest(tx, id, { ...change, ...free })
    if (nextSeconds !== undefined) await enqueue(tx, id, nextSeconds)
  }

  /** Stores a change and keeps the lease. Returns false where the lease was lost. */
  async function change(row: store.RequestRow, values: store.RequestChange): Promise<boolean> {
    return db.inTenant(row.tenant_id, async (tx) => {
      if (!(await lockOwn(tx, row))) return false
      await store.changeRequest(tx, row.id, { ...values, changed_at: clock.now() })
      return true
    })
  }

  async function lockOwn(tx: TenantTx, { id, lease_id: leaseId }: Pick<store.RequestRow, 'id' | 'lease_id'>) {
    const now = await store.lockRequest(tx, id)
    return now !== undefined && now.lease_id === leaseId && leaseId !== null ? now : undefined
  }

  /** Enqueues the next step of a request for the time when its `next_at` is due. */
  async function enqueue(tx: TenantTx, requestId: string, seconds: number, more: Record<string, string> = {}) {
    await queue.send(
      tx,
      'twin',
      { tenantId: tx.tenantId, requestId, ...more },
      { startAfterSeconds: Math.ceil(seconds) },
    )
  }
}
