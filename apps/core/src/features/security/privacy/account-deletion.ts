import type { Language, Receipt } from '@vitrine/contract'
import { asError } from '../../../platform/errors/as-error.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { DeletionRequest, AccountData } from '../../accounts/index.ts'
import type { BrandKitPersonalData } from '../../brand-kits/index.ts'
import type { EmailBlasts } from '../../email-blasts/index.ts'
import type { GlossaryPersonalData } from '../../glossary/index.ts'
import type { BillingPersonalData } from '../../billing/index.ts'
import type { Ledger } from '../../ledger/index.ts'
import type { IntegrationsModule } from '../../integrations/index.ts'
import type { ListingFeedsModule } from '../../listing-feeds/index.ts'
import type { BatchPersonalData } from '../../batches/index.ts'
import type { DraftPersonalData, ScriptVersions } from '../../scripts/index.ts'
import type { Leads } from '../../sharing/index.ts'
import type { TwinPersonalData } from '../../twins/index.ts'
import type { UploadPersonalData } from '../../uploads/index.ts'
import type { VideoPersonalData } from '../../videos/index.ts'
import { deleteExportsOf } from '../account-export/store.ts'
import { deleteAcknowledgementsOf } from '../alerts/store.ts'
import { deleteTrafficOf } from '../traffic/store.ts'

/** Longer than a worker needs to notice that its video was deleted, and to store a file that it had just finished. */
const SWEEP_AFTER_MS = 300_000
const DELETIONS_PER_RUN = 50

interface Deps {
  db: Db
  ledger: Pick<Ledger, 'balance' | 'setAvailable'>
  accountData: AccountData
  videos: VideoPersonalData
  twins: Pick<TwinPersonalData, 'erase'>
  brandKits: Pick<BrandKitPersonalData, 'erase'>
  glossary: Pick<GlossaryPersonalData, 'erase'>
  emailBlasts: Pick<EmailBlasts, 'erase'>
  uploads: Pick<UploadPersonalData, 'erase'>
  drafts: Pick<DraftPersonalData, 'erase'>
  listingFeeds: Pick<ListingFeedsModule, 'erase'>
  batchPersonalData: BatchPersonalData
  integrations: Pick<IntegrationsModule['personalData'], 'erase'>
  versions: Pick<ScriptVersions, 'erase'>
  billing: BillingPersonalData
  leads: Pick<Leads, 'erase'>
  storage: Storage
  clock: Clock
  report: (error: Error) => void
}

type Confirmation = Parameters<AccountData['confirm']>[1]

export type Privacy = ReturnType<typeof createPrivacy>

/**
 * Deletes accounts. One transaction anonymises the person and records a deletion request; then files and rows are deleted in
 * idempotent steps. After an interruption, the scheduled task resumes until all steps are done:
 *
 *   detach (one transaction) --files, then rows--> erased, receipt sent --late files of workers--> swept
 */
export function createPrivacy(deps: Deps) {
  const {
    db,
    ledger,
    accountData,
    videos,
    twins,
    brandKits,
    glossary,
    emailBlasts,
    uploads,
    drafts,
    listingFeeds,
    batchPersonalData,
    integrations,
    versions,
    billing,
    leads,
    storage,
    clock,
    report,
  } = deps
  return { deleteOwn, deleteOnBehalf, resume, tenantsDue: accountData.tenantsDue }

  /** Throws wrong-password, invalid or last-owner. */
  async function deleteOwn(
    tenant: Tenant,
    person: Person,
    confirmation: Confirmation,
    language: Language,
  ): Promise<Receipt> {
    await accountData.confirm(person, confirmation)
    return erase(tenant, person, person.id, language)
  }

  /** Throws not-found for people of other tenants, own-account for oneself, above-own-level for people with a higher role. */
  async function deleteOnBehalf(tenant: Tenant, person: Person, userId: string, language: Language): Promise<Receipt> {
    const message = 'Delete your own account on your profile page.'
    if (userId === person.id) throw new AppError('own-account', { message })
    return erase(tenant, person, userId, language)
  }

  /** Returns the same receipt when the account is deleted already. */
  async function erase(tenant: Tenant, by: Person, userId: string, language: Language): Promise<Receipt> {
    const deletionRequest = await db.inTenant(tenant.id, (tx) => begin(tx, by, userId))
    videos.stop(deletionRequest.stopped_video_ids)
    await continueDeletion(tenant, deletionRequest)
    return accountData.receipt(tenant.id, deletionRequest.id, language)
  }

  async function begin(tx: TenantTx, by: Person, userId: string): Promise<DeletionRequest> {
    await videos.lock(tx)
    const user = await accountData.lock(tx, by, userId)
    const earlier = await accountData.find(tx, userId)
    if (earlier) return earlier
    const { videos: count, stoppedVideoIds } = await videos.cancelAll(tx, userId)
    const { availableHalfCredits: lostHalfCredits } = await ledger.balance(tx, userId)
    await ledger.setAvailable(tx, { userId, halfCredits: 0, sourceRef: `account deleted ${userId}` })
    return accountData.detach(tx, by, user, { videos: count, lostHalfCredits, stoppedVideoIds })
  }

  /** Runs the remaining steps. Errors are reported, not thrown: the account is gone, and the next run of the task retries. */
  async function continueDeletion(tenant: Tenant, deletionRequest: DeletionRequest): Promise<void> {
    try {
      if (deletionRequest.step === 'detached') await eraseAll(tenant, deletionRequest)
      if (deletionRequest.step === 'erased' && isOldEnough(deletionRequest)) await sweep(tenant.id, deletionRequest)
    } catch (error) {
      report(asError(error))
    }
  }

  async function eraseAll(tenant: Tenant, deletionRequest: DeletionRequest): Promise<void> {
    await videos.erase(tenant, deletionRequest.user_id)
    await twins.erase(tenant.id, deletionRequest.user_id)
    await brandKits.erase(tenant.id, deletionRequest.user_id)
    await glossary.erase(tenant.id, deletionRequest.user_id)
    await emailBlasts.erase(tenant.id, deletionRequest.user_id)
    await billing.erase(tenant.id, deletionRequest.user_id)
    await leads.erase(tenant.id, deletionRequest.user_id)
    await storage.removeAll(peopleFolder(tenant.id, deletionRequest))
    await uploads.erase(tenant.id, deletionRequest.user_id)
    await listingFeeds.erase(tenant.id, deletionRequest.user_id)
    await batchPersonalData.erase(tenant.id, deletionRequest.user_id)
    await integrations.erase(tenant.id, deletionRequest.user_id)
    await drafts.erase(tenant.id, deletionRequest.user_id)
    await versions.erase(tenant.id, deletionRequest.user_id)
    await db.inTenant(tenant.id, (tx) => deleteExportsOf(tx, deletionRequest.user_id))
    await db.inTenant(tenant.id, (tx) => deleteTrafficOf(tx, deletionRequest.user_id))
    await db.inTenant(tenant.id, (tx) => deleteAcknowledgementsOf(tx, deletionRequest.user_id))
    await db.inTenant(tenant.id, (tx) => accountData.finish(tx, deletionRequest))
  }

  /** Deletes files that a running worker or upload stored after the deletion. */
  async function sweep(tenantId: string, deletionRequest: DeletionRequest): Promise<void> {
    await videos.sweep(tenantId, deletionRequest.stopped_video_ids)
    await storage.removeAll(peopleFolder(tenantId, deletionRequest))
    await db.inTenant(tenantId, (tx) => accountData.recordSwept(tx, deletionRequest.id))
  }

  /** Resumes the unfinished deletions of a tenant. */
  async function resume(tenant: Tenant): Promise<void> {
    const open = await db.inTenant(tenant.id, (tx) => accountData.listUnfinished(tx, DELETIONS_PER_RUN))
    for (const deletionRequest of open) await continueDeletion(tenant, deletionRequest)
  }

  function isOldEnough({ erased_at: erasedAt }: DeletionRequest): boolean {
    return erasedAt !== null && clock.now().getTime() - erasedAt.getTime() >= SWEEP_AFTER_MS
  }
}

function peopleFolder(tenantId: string, { user_id: userId }: DeletionRequest): string {
  return `${tenantId}/people/${userId}/`
}
