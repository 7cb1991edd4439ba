import type { Insertable, Updateable } from 'kysely'
import type { SystemTx, TenantTx } from '../../platform/db/open.ts'
import { isOwnRow } from '../../platform/db/own-rows.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type RequestRow = NonNullable<Awaited<ReturnType<typeof lockRequest>>>
export type RequestChange = Updateable<Tables['twin_request']>

/** The service may have it, or is about to. */
export const IN_FLIGHT = ['wanted', 'asked', 'working'] as const
const LIVING = [...IN_FLIGHT, 'ready'] as const

function requests(tx: TenantTx) {
  return tx.selectFrom('twin_request').selectAll().where('tenant_id', '=', tx.tenantId)
}

/** Locked to the end of the transaction. */
export function lockRequest(tx: TenantTx, id: string) {
  return requests(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Returns the requested or received clip of a video, and locks it until the end of the transaction. */
export function lockClipOf(tx: TenantTx, videoId: string) {
  return requests(tx)
    .where('kind', '=', 'clip')
    .where('video_id', '=', videoId)
    .where('state', 'in', LIVING)
    .forUpdate()
    .executeTakeFirst()
}

/** The training of a twin that counts, locked to the end of the transaction. */
export function lockTrainingOf(tx: TenantTx, avatarId: string) {
  return requests(tx)
    .where('kind', '=', 'training')
    .where('avatar_id', '=', avatarId)
    .where('state', 'in', LIVING)
    .forUpdate()
    .executeTakeFirst()
}

/** Everything that was asked for a twin and may have left something, locked to the end of the transaction. */
export function lockAllOf(tx: TenantTx, avatarId: string) {
  return requests(tx)
    .where('avatar_id', '=', avatarId)
    .where('state', 'not in', ['ending', 'ended'])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The twins of a service, in the order in which all lock them. */
export function listTwinsAt(tx: TenantTx, serviceId: string) {
  return tx
    .selectFrom('twin_request')
    .select('avatar_id')
    .distinct()
    .where('tenant_id', '=', tx.tenantId)
    .where('service_id', '=', serviceId)
    .where('kind', '=', 'training')
    .where('state', 'not in', ['ending', 'ended'])
    .orderBy('avatar_id')
    .execute()
}

/** The twins that live at a service, and those that are on their way to it. */
export function lockTrainingsAt(tx: TenantTx, serviceId: string) {
  return requests(tx)
    .where('kind', '=', 'training')
    .where('service_id', '=', serviceId)
    .where('state', 'not in', ['ending', 'ended'])
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function countTwinsAt(tx: TenantTx, serviceId: string): Promise<number> {
  const { n } = await tx
    .selectFrom('twin_request')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('tenant_id', '=', tx.tenantId)
    .where('service_id', '=', serviceId)
    .where('kind', '=', 'training')
    .where('state', 'in', LIVING)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Those whose time has come and that no worker has. */
export function listDue(tx: TenantTx, now: Date, limit: number) {
  return tx
    .selectFrom('twin_request')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('next_at', '<=', now)
    .where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .orderBy('next_at')
    .limit(limit)
    .execute()
}

/** Clips of videos that were deleted for good. */
export function lockOrphans(tx: TenantTx, limit: number) {
  return requests(tx)
    .where('kind', '=', 'clip')
    .where('video_id', 'is', null)
    .where('state', 'not in', ['ending', 'ended'])
    .limit(limit)
    .forUpdate()
    .execute()
}

interface NewRequest extends Omit<
  Insertable<Tables['twin_request']>,
  'changed_at' | 'created_at' | 'next_at' | 'tenant_id'
> {
  at: Date
}

/** It is due at once. */
export async function insertRequest(tx: TenantTx, { at, ...row }: NewRequest): Promise<void> {
  await tx
    .insertInto('twin_request')
    .values({ tenant_id: tx.tenantId, ...row, created_at: at, changed_at: at, next_at: at })
    .execute()
}

export async function changeRequest(tx: TenantTx, id: string, change: RequestChange): Promise<void> {
  await tx.updateTable('twin_request').set(change).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

export async function removeEnded(tx: TenantTx, before: Date): Promise<void> {
  await tx
    .deleteFrom('twin_request')
    .where('tenant_id', '=', tx.tenantId)
    .where('state', 'in', ['failed', 'ended'])
    .where('provider_id', 'is', null)
    .where('changed_at', '<', before)
    .execute()
}

/** The holds of videos that ended while a service was at work, to be joined: a query that only reads. */
export function heldForRequests(tx: SystemTx | TenantTx) {
  return tx
    .selectFrom('twin_request')
    .select(['tenant_id', 'hold_id'])
    .where('hold_id', 'is not', null)
    .where(isOwnRow(tx))
}
