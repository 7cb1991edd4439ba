import type { TenantTx } from '../db/open.ts'
import type { Events, LiveEvent } from './events.ts'

type Publishing = Pick<Events, 'publish'>

/** Announces changed settings, prices, hosts or services of a tenant: every node reads the tenant again. Open pages stay as they are. */
export async function publishTenantUpdate(events: Publishing, tx: TenantTx): Promise<void> {
  await events.publish(tx, { type: 'tenant_update', userId: null, refId: tx.tenantId })
}

/** Announces a published brand: every node reads the tenant again, and open pages of an older version repaint. */
export async function publishBrandUpdate(events: Publishing, tx: TenantTx, version: number): Promise<void> {
  await events.publish(tx, { type: 'brand_update', userId: null, refId: String(version) })
}

/** Returns whether an event announces a change of its tenant, the brand included. */
export function isTenantChange({ type }: Pick<LiveEvent, 'type'>): boolean {
  return type === 'tenant_update' || type === 'brand_update'
}
