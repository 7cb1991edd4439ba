import { sql } from 'kysely'
import type { SystemTx, TenantTx } from '../../../platform/db/open.ts'
import { isOwnRow } from '../../../platform/db/own-rows.ts'
import type { PageQuery } from '../../../platform/db/keyset.ts'

interface NewBlock {
  id: string
  network: string
  reason: string | null
  expiresAt: Date | null
}

/** Lists the blocks in force at `now`, of the tenant or, across tenants, of all. */
export function readBlocks(tx: TenantTx | SystemTx, now: Date) {
  return tx
    .selectFrom('ip_block')
    .select(['tenant_id', 'network', 'expires_at'])
    .where(isOwnRow(tx))
    .where((block) => block.or([block('expires_at', 'is', null), block('expires_at', '>', now)]))
    .execute()
}

/** Lists blocks, newest first: ids grow with time. */
export function listBlocks(tx: TenantTx, now: Date, { cursor, limit }: PageQuery) {
  return blocks(tx)
    .select(['id', 'network', 'reason', 'created_at', 'expires_at'])
    .where((block) => block.or([block('expires_at', 'is', null), block('expires_at', '>', now)]))
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countBlocks(tx: TenantTx): Promise<number> {
  const { count } = await blocks(tx)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Blocks a network. An existing block gets the new reason and end. */
export function saveBlock(tx: TenantTx, { id, network, reason, expiresAt }: NewBlock) {
  return tx
    .insertInto('ip_block')
    .values({ tenant_id: tx.tenantId, id, network, reason, expires_at: expiresAt })
    .onConflict((clash) => clash.columns(['tenant_id', 'network']).doUpdateSet({ reason, expires_at: expiresAt }))
    .returning(['id', 'network', 'reason', 'created_at', 'expires_at'])
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
}

/** Deletes a block and returns its network; undefined where there was none. */
export async function deleteBlock(
  tx: TenantTx,
  which: { id: string } | { network: string },
): Promise<string | undefined> {
  const [column, value] = 'id' in which ? (['id', which.id] as const) : (['network', which.network] as const)
  const deleted = await tx
    .deleteFrom('ip_block')
    .where('tenant_id', '=', tx.tenantId)
    .where(column, '=', value)
    .returning('network')
    .executeTakeFirst()
  return deleted?.network
}

export async function deleteEndedBlocks(tx: TenantTx, now: Date): Promise<void> {
  await tx.deleteFrom('ip_block').where('tenant_id', '=', tx.tenantId).where('expires_at', '<=', now).execute()
}

function blocks(tx: TenantTx) {
  return tx.selectFrom('ip_block').where('tenant_id', '=', tx.tenantId)
}
