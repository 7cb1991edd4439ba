import type { TenantTx } from '../../../platform/db/open.ts'
import { twinRows } from '../../avatars/index.ts'
import { lockConsent } from '../consent/consent-store.ts'
import * as store from './entitlement-store.ts'

interface TwinOrder {
  purchaseId: string
  userId: string
  /** Number of twins bought. */
  twins: number
  paidAt: Date
}

/** Handles orders of digital twins in the transaction that books them. */
export function createTwinOrders({ newId }: { newId: () => string }) {
  return { paid, returned }

  /** Creates one entitlement per twin of the order. Repeated calls have no effect. */
  async function paid(tx: TenantTx, { purchaseId, userId, twins, paidAt: createdAt }: TwinOrder): Promise<void> {
    const rows = Array.from({ length: twins }, (_, index) => ({
      id: newId(),
      userId,
      purchaseId,
      ordinal: index + 1,
      createdAt,
    }))
    if (rows.length > 0) await store.insertOfOrder(tx, rows)
  }

  /**
   * Refunds entitlements in proportion to the refunded money, rounded down, and restores them after a won dispute. Those whose
   * twin is being made or was made stay.
   */
  async function returned(tx: TenantTx, purchaseId: string, share: number): Promise<void> {
    const rows = await store.lockOfOrder(tx, purchaseId)
    const wanted = Math.floor(rows.length * share)
    const ended = rows.filter(({ state }) => state === 'refunded')
    // Entitlements without a twin are refunded before those with a recording.
    const open = rows.filter(({ state }) => state === 'open').toSorted((a, b) => taken(a) - taken(b))
    const toEnd = open.slice(0, Math.max(0, wanted - ended.length))
    const toOpen = ended.slice(0, Math.max(0, ended.length - wanted))
    await store.changeEntitlements(tx, idsOf(toEnd), { state: 'refunded' })
    await store.changeEntitlements(tx, idsOf(toOpen), { state: 'open' })
    for (const avatarId of avatarsOf(toEnd))
      await twinRows.setReview(tx, avatarId, 'refunded', { from: ['consent', 'waiting'] })
    for (const avatarId of avatarsOf(toOpen)) await reviewAgain(tx, avatarId)
  }
}

/** Restores the review state of a twin whose refund was reversed, as after a won dispute. */
async function reviewAgain(tx: TenantTx, avatarId: string): Promise<void> {
  const consentId = (await twinRows.find(tx, avatarId))?.consent_id
  const consent = consentId ? await lockConsent(tx, consentId) : undefined
  const review = consent?.state === 'recorded' ? 'waiting' : 'consent'
  await twinRows.setReview(tx, avatarId, review, { from: ['refunded'] })
}

const taken = ({ avatarId }: store.EntitlementRow) => (avatarId === null ? 0 : 1)
const avatarsOf = (rows: readonly store.EntitlementRow[]) =>
  rows.map(({ avatarId }) => avatarId).filter((id) => id !== null)
const idsOf = (rows: readonly store.EntitlementRow[]) => rows.map(({ id }) => id)
