import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'

export type EmailChangeRow = NonNullable<Awaited<ReturnType<typeof findChange>>>

interface NewChange {
  id: string
  userId: string
  from: string | null
  to: string | null
  /** Whether the former address had been confirmed. */
  isFromVerified: boolean
  requestedAt: Date
  /** Set for a change that needs no confirmation. */
  confirmedAt: Date | null
}

export async function insertChange(tx: TenantTx, change: NewChange): Promise<void> {
  const { id, userId: user_id, from: from_email, to: to_email, requestedAt: requested_at, confirmedAt } = change
  await tx
    .insertInto('email_change')
    .values({
      tenant_id: tx.tenantId,
      id,
      user_id,
      from_email,
      from_verified: change.isFromVerified,
      to_email,
      requested_at,
      confirmed_at: confirmedAt,
    })
    .execute()
}

export async function findChange(tx: TenantTx, id: string) {
  return changes(tx).where('id', '=', id).executeTakeFirst()
}

/** Returns the unconfirmed change, if the person requested one after `since`. */
export async function findPending(tx: TenantTx, userId: string, since: Date) {
  return changes(tx)
    .where('user_id', '=', userId)
    .where('requested_at', '>', since)
    .where('confirmed_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
}

/** Closes the unconfirmed change: another one replaced it, or the person cancelled it. */
export async function closePending(tx: TenantTx, userId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await updating(tx)
    .set({ closed_at: at })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function confirmChange(tx: TenantTx, id: string, at: Date): Promise<void> {
  await updating(tx).set({ confirmed_at: at }).where('id', '=', id).execute()
}

/** Marks a change and every later one of the person as undone. Ids grow with time. */
export async function undoFrom(tx: TenantTx, { id, user_id: userId }: EmailChangeRow, at: Date): Promise<void> {
  await updating(tx)
    .set({ undone_at: at })
    .where('user_id', '=', userId)
    .where('id', '>=', id)
    .where('undone_at', 'is', null)
    .execute()
}

/** Deletes changes that can neither be confirmed nor undone any more. */
export async function deleteChangesBefore(tx: TenantTx, before: Date): Promise<void> {
  await tx
    .deleteFrom('email_change')
    .where('tenant_id', '=', tx.tenantId)
    .where('requested_at', '<', before)
    .where(sql<SqlBool>`coalesce(confirmed_at, requested_at) < ${before}`)
    .execute()
}

function changes(tx: TenantTx) {
  return tx
    .selectFrom('email_change')
    .select(['id', 'user_id', 'from_email', 'from_verified', 'to_email', 'requested_at', 'confirmed_at', 'undone_at'])
    .where('tenant_id', '=', tx.tenantId)
}

function updating(tx: TenantTx) {
  return tx.updateTable('email_change').where('tenant_id', '=', tx.tenantId)
}
