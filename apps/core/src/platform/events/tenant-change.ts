import type { TenantTx } from '../db/open.ts'
import type { Events, LiveEvent } from './events.ts'

/** Older than every published brand, so open pages keep the brand they show. */
const NO_NEW_BRAND = 1

/**
 * Announces that a tenant's settings, prices, services or brand changed: every node reads the tenant again and renders its pages
 * anew. Open pages repaint where `brandVersion` is newer than the brand they show.
 */
export async function publishTenantChange(
  events: Pick<Events, 'publish'>,
  tx: TenantTx,
  brandVersion = NO_NEW_BRAND,
): Promise<void> {
  await events.publish(tx, { type: 'brand_update', userId: null, refId: String(brandVersion) })
}

/** Returns whether an event announces a change of its tenant. */
export function isTenantChange({ type }: Pick<LiveEvent, 'type'>): boolean {
  return type === 'brand_update'
}
