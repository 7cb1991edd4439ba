import type { Insertable, Updateable } from 'kysely'
import type { SystemTx, TenantTx } from '../../platform/db/open.ts'
import { isOwnRow } from '../../platform/db/own-rows.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type RequestRow = NonNullable<Awaited<ReturnType<typeof lockRequest>>>
export type RequestChange = Updateable<Tables['twin_request']>

/** States in which the service has the request, or may get it. */
export const IN_FLIGHT = ['wanted', 'asked', 'working'] as const
const LIVING = [...IN_FLIGHT, 'ready'] as const

function requests(tx: TenantTx) {
  return tx.selectFrom('twin_request').selectAll().where('tenant_id', '=', tx.tenantId)
}

/** Locks a request until the end of the transaction. */
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

/** Returns the training in force of a twin and locks it until the end of the transaction. */
export function lockTrainingOf(tx: TenantTx, avatarId: string) {
  return requests(tx)
    .where('kind', '=', 'training')
    .where('avatar_id', '=', avatarId)
    .where('state', 'in', LIVING)
    .forUpdate()
    .executeTakeFirst()
}

/** Lists all requests for a twin that may have left something at a service, and locks them until the end of the transaction. */
export function lockAllOf(tx: TenantTx, avatarId: string) {
  return requests(tx)
    .where('avatar_id', '=', avatarId)
    .where('state', 'not in', ['ending', 'ended'])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Lists the twins of a service, in the order in which every transaction locks them. */
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

/** Lists and locks the trainings of twins that are at a service or on their way to it. */
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

/** Lists due requests that no worker has leased. */
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

/** Lists and locks the clips of videos that were deleted permanently. */
export function lockOrphans(tx: TenantTx, limit: number) {
  return requests(tx)
    .where('kind', '=', 'clip')
    .where('video_id', 'is', null)
    .where('state', 'not in', ['ending', 'ended'])
    .orderBy('id')
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

/** Inserts a request, which is due at once. */
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
