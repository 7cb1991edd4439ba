import type { PlanTerms, TwinEntitlement, TwinEntitlements } from '@vitrine/contract'
import { startOfMonth } from '../../../platform/time/durations.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { TwinServices } from '../../twin-services/index.ts'
import * as store from './entitlement-store.ts'

interface Deps {
  db: Db
  /** The agreed terms of a tenant for this month; null without a plan. */
  termsNow: (tx: TenantTx, tenant: Tenant) => Promise<PlanTerms | null>
  /** Services that train twins. */
  services: Pick<TwinServices, 'inUse'>
  clock: Clock
  newId: () => string
}

export type Entitlements = ReturnType<typeof createEntitlements>

/**
 * Manages entitlements to digital twins:
 *
 *   open --take--> open, with its twin --use--> used, once the twin is made
 *     |     <--reopen--       |
 *     \---------- money returned ----> refunded
 */
export function createEntitlements({ db, termsNow, services, clock, newId }: Deps) {
  return { list, claim, reopen, use, stateOf }

  async function list(tenant: Tenant, person: Pick<Person, 'id' | 'role'>): Promise<TwinEntitlements> {
    return db.inTenant(tenant.id, async (tx) => {
      const rows = await store.listEntitlements(tx, person.id)
      const bought = rows.filter(isFree).length
      const without = await withoutOrder(tx, tenant, person, rows)
      return {
        needsOrder: bought + without.left === 0 && without.source !== 'free',
        open: bought,
        ...without,
        usesLipSyncService: (await services.inUse(tx)) !== undefined,
        items: rows.map(shown),
      }
    })
  }

  /** Assigns an entitlement to a new twin. Throws twin-not-bought or twins-full. */
  async function claim(tx: TenantTx, tenant: Tenant, person: Pick<Person, 'id' | 'role'>, avatarId: string) {
    const bought = await store.lockFree(tx, person.id)
    if (bought) return store.changeEntitlements(tx, [bought.id], { avatar_id: avatarId })
    await store.lockPlan(tx)
    const rows = await store.listEntitlements(tx, person.id)
    const { source, left } = await withoutOrder(tx, tenant, person, rows)
    if (left === 0) throw new AppError(source === 'free' ? 'twins-full' : 'twin-not-bought')
    await store.insertTaken(tx, {
      id: newId(),
      userId: person.id,
      source: source ?? 'free',
      avatarId,
      createdAt: clock.now(),
    })
  }

  /** Makes the entitlement available for another recording, where the twin was deleted before it was made. */
  async function reopen(tx: TenantTx, avatarId: string): Promise<void> {
    const row = await store.lockOfAvatar(tx, avatarId)
    if (row?.state !== 'open') return
    if (row.source === 'order') await store.changeEntitlements(tx, [row.id], { avatar_id: null })
    else await store.removeEntitlement(tx, row.id)
  }

  /** Marks the entitlement as used, since its twin is made. Returns false where it was refunded before. */
  async function use(tx: TenantTx, avatarId: string): Promise<boolean> {
    const row = await store.lockOfAvatar(tx, avatarId)
    if (row?.state === 'open') await store.changeEntitlements(tx, [row.id], { state: 'used', used_at: clock.now() })
    return row !== undefined && row.state !== 'refunded'
  }

  /**
   * Returns the state of the entitlement of a twin and locks it until the end of the transaction; undefined where there is
   * none.
   */
  async function stateOf(tx: TenantTx, avatarId: string) {
    return (await store.lockOfAvatar(tx, avatarId))?.state
  }

  /** Returns how many twins a person may create without an order, and why. */
  async function withoutOrder(
    tx: TenantTx,
    tenant: Tenant,
    person: Pick<Person, 'id' | 'role'>,
    rows: readonly store.EntitlementRow[],
  ): Promise<{ source: 'free' | 'plan' | null; left: number }> {
    const { branding, prices, settings } = tenant
    if (!branding.sellsTwins || prices.digitalTwinPriceCents === 0) {
      const begun = rows.filter(({ source, avatarId }) => source === 'free' && avatarId !== null).length
      return { source: 'free', left: Math.max(0, settings.twinsPerPerson - begun) }
    }
    if (person.role !== 'partner') return { source: null, left: 0 }
    const terms = await termsNow(tx, tenant)
    const begun = await store.countSince(tx, startOfMonth(clock.now()))
    return { source: 'plan', left: Math.max(0, (terms?.twinsIncluded ?? 0) - begun) }
  }
}

const isFree = ({ state, avatarId }: store.EntitlementRow) => state === 'open' && avatarId === null

function shown({ id, source, purchaseId, state, avatarId, createdAt }: store.EntitlementRow): TwinEntitlement {
  return { id, source, orderId: purchaseId, state, avatarId, createdAt: createdAt.toISOString() }
}
