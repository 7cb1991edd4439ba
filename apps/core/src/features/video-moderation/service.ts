import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { lockConcurrencyLimit } from '../renders/index.ts'
import { type LockedVideo, type Videos, listCopies, lockVideos, setTakedown } from '../videos/index.ts'
import { videoTakenDownEmail } from './emails.ts'

interface Deps {
  db: Db
  videos: Pick<Videos, 'retryIn' | 'announce'>
  audit: Audit
  enqueueEmail: EnqueueEmail
  /** Throws renderer-missing where this installation cannot make videos. */
  needRenderer: () => Promise<void>
  clock: Clock
}

export type VideoModeration = ReturnType<typeof createVideoModeration>

/** Actions of a tenant's team on its people's videos. Each is in the audit log with the owner as subject. */
export function createVideoModeration({ db, videos, audit, enqueueEmail, needRenderer, clock }: Deps) {
  return { retry, takeDown, restore }

  /** Throws not-found, not-failed, credits-short or renderer-missing. */
  async function retry(tenant: Tenant, person: Person, id: string): Promise<void> {
    await needRenderer()
    await db.inTenant(tenant.id, async (tx) => {
      await lockConcurrencyLimit(tx)
      const { user_id: ownerId } = await lock(tx, id)
      await videos
        .retryIn(tx, tenant, { id: ownerId, ...(person.key ? { key: person.key } : {}) }, id)
        .catch(namedForTeam)
      await audit(tx, person, 'video-retried', { subject: ownerId, detail: { video: id } })
    })
  }

  /**
   * Takes a video down with its personal copies. The owner is notified once: taking it down again only changes the reason. Throws
   * not-found.
   */
  async function takeDown(tenant: Tenant, person: Person, id: string, reason: string): Promise<void> {
    await db.inTenant(tenant.id, async (tx) => {
      const row = await lock(tx, id)
      await setTakedown(tx, await withCopies(tx, row), { at: row.taken_down_at ?? clock.now(), reason })
      if (!row.taken_down_at) await enqueueEmail(tx, videoTakenDownEmail, { userId: row.user_id, videoId: id })
      await audit(tx, person, 'video-taken-down', { subject: row.user_id, detail: { video: id } })
      await videos.announce(tx, row.user_id, id)
    })
  }

  /** Throws not-found. */
  async function restore(tenant: Tenant, person: Person, id: string): Promise<void> {
    await db.inTenant(tenant.id, async (tx) => {
      const row = await lock(tx, id)
      if (!row.taken_down_at) return
      await setTakedown(tx, await withCopies(tx, row), null)
      await audit(tx, person, 'video-put-back', { subject: row.user_id, detail: { video: id } })
      await videos.announce(tx, row.user_id, id)
    })
  }

  /** Returns the ids of a locked video and its personal copies. A copy that was taken down by itself is left as it is. */
  async function withCopies(tx: TenantTx, { id, taken_down_at: at }: LockedVideo): Promise<string[]> {
    const copies = await lockVideos(tx, await listCopies(tx, [id]))
    return [id, ...copies.filter((copy) => copy.taken_down_at?.getTime() === at?.getTime()).map((copy) => copy.id)]
  }

  async function lock(tx: TenantTx, id: string): Promise<LockedVideo> {
    const [row] = await lockVideos(tx, [id])
    if (!row || row.deleted_at) throw new AppError('not-found')
    return row
  }
}

/** For the team, the message names the owner's credits, not its own. */
function namedForTeam(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'credits-short') throw error
  throw new AppError('credits-short', { message: 'The video’s owner doesn’t have enough credits to create it again.' })
}
