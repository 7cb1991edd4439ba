import type { Receipt } from '@vitrine/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { Erasure, Leaving } from '../../accounts/leaving/service.ts'
import type { LeavingAvatars } from '../../avatars/leaving-service.ts'
import type { LeavingBilling } from '../../billing/leaving-service.ts'
import type { Ledger } from '../../ledger/service.ts'
import type { LeavingBatches } from '../../batches/leaving-service.ts'
import type { LeavingDrafts } from '../../scripts/drafts/leaving-service.ts'
import type { ScriptVersions } from '../../scripts/versions/service.ts'
import type { Leads } from '../../sharing/leads/service.ts'
import type { LeavingUploads } from '../../uploads/leaving-service.ts'
import type { LeavingVideos } from '../../videos/leaving-service.ts'

/** Longer than a worker needs to notice that its video is gone, and to put down the file that it had just finished. */
const SWEEP_AFTER_MS = 300_000
const ERASURES_PER_ROUND = 50

interface Parts {
  db: Db
  ledger: Pick<Ledger, 'balance' | 'setAvailable'>
  leaving: Leaving
  videos: LeavingVideos
  avatars: LeavingAvatars
  uploads: Pick<LeavingUploads, 'erase'>
  drafts: Pick<LeavingDrafts, 'erase'>
  leavingBatches: LeavingBatches
  versions: Pick<ScriptVersions, 'erase'>
  billing: LeavingBilling
  leads: Pick<Leads, 'erase'>
  storage: Storage
  clock: Clock
  report: (error: Error) => void
}

type Proof = Parameters<Leaving['confirm']>[1]

export type Privacy = ReturnType<typeof createPrivacy>

/**
 * Deleting accounts. One transaction makes the person nobody and writes an erasure down; then files and rows go, step by
 * step, each of which may be done twice. Whatever stops that in between, the rounds take it up again until it is done:
 *
 *   detach (one transaction) --files, then rows--> erased, receipt sent --late files of workers--> swept
 */
export function createPrivacy(parts: Parts) {
  const {
    db,
    ledger,
    leaving,
    videos,
    avatars,
    uploads,
    drafts,
    leavingBatches,
    versions,
    billing,
    leads,
    storage,
    clock,
    report,
  } = parts
  return { deleteOwn, deleteOnBehalf, resume }

  /** Throws wrong-password, invalid or last-owner. */
  async function deleteOwn(tenant: Tenant, person: Person, proof: Proof): Promise<Receipt> {
    await leaving.confirm(person, proof)
    return erase(tenant, person, person.id)
  }

  /** Throws not-found for whoever is not of this tenant, own-account for oneself, above-own-level for whoever stands higher. */
  async function deleteOnBehalf(tenant: Tenant, person: Person, userId: string): Promise<Receipt> {
    const message = 'Delete your own account on your profile page.'
    if (userId === person.id) throw new AppError('own-account', { message })
    return erase(tenant, person, userId)
  }

  /** Asked again for somebody who has left, it answers the same receipt. */
  async function erase(tenant: Tenant, by: Person, userId: string): Promise<Receipt> {
    const erasure = await db.inTenant(tenant.id, (tx) => begin(tx, by, userId))
    videos.stop(erasure.stopped_video_ids)
    await carryOn(tenant, erasure)
    return leaving.receipt(tenant.id, erasure.id)
  }

  async function begin(tx: TenantTx, by: Person, userId: string): Promise<Erasure> {
    await videos.lock(tx)
    const user = await leaving.lock(tx, by, userId)
    const earlier = await leaving.find(tx, userId)
    if (earlier) return earlier
    const { videos: count, stoppedVideoIds } = await videos.cancelAll(tx, userId)
    const { availableHalfCredits: lostHalfCredits } = await ledger.balance(tx, userId)
    await ledger.setAvailable(tx, { userId, halfCredits: 0, sourceRef: `account deleted ${userId}` })
    return leaving.detach(tx, by, user, { videos: count, lostHalfCredits, stoppedVideoIds })
  }

  /** What is left of the way. Trouble is reported and not thrown: the person is gone, and the next round tries again. */
  async function carryOn(tenant: Tenant, erasure: Erasure): Promise<void> {
    try {
      if (erasure.step === 'detached') await eraseAll(tenant, erasure)
      if (erasure.step === 'erased' && isOldEnough(erasure)) await sweep(tenant.id, erasure)
    } catch (error) {
      report(error instanceof Error ? error : new Error(String(error)))
    }
  }

  async function eraseAll(tenant: Tenant, erasure: Erasure): Promise<void> {
    await videos.erase(tenant, erasure.user_id)
    await avatars.erase(tenant.id, erasure.user_id)
    await billing.erase(tenant.id, erasure.user_id)
    await leads.erase(tenant.id, erasure.user_id)
    await storage.removeAll(peopleFolder(tenant.id, erasure))
    await uploads.erase(tenant.id, erasure.user_id)
    await leavingBatches.erase(tenant.id, erasure.user_id)
    await drafts.erase(tenant.id, erasure.user_id)
    await versions.erase(tenant.id, erasure.user_id)
    await db.inTenant(tenant.id, (tx) => leaving.finish(tx, erasure))
  }

  /** A worker or an upload that was in the middle may have put down a file after all was removed. */
  async function sweep(tenantId: string, erasure: Erasure): Promise<void> {
    await videos.sweep(tenantId, erasure.stopped_video_ids)
    await storage.removeAll(peopleFolder(tenantId, erasure))
    await db.inTenant(tenantId, (tx) => leaving.noteSwept(tx, erasure.id))
  }

  /** Goes on with the deletions of a tenant that are not finished. */
  async function resume(tenant: Tenant): Promise<void> {
    const open = await db.inTenant(tenant.id, (tx) => leaving.listOpen(tx, ERASURES_PER_ROUND))
    for (const erasure of open) await carryOn(tenant, erasure)
  }

  function isOldEnough({ erased_at: erasedAt }: Erasure): boolean {
    return erasedAt !== null && clock.now().getTime() - erasedAt.getTime() >= SWEEP_AFTER_MS
  }
}

function peopleFolder(tenantId: string, { user_id: userId }: Erasure): string {
  return `${tenantId}/people/${userId}/`
}
