import type { MailKind, Preferences } from '@vitrine/contract'
import type { RawBuilder } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'

interface ProfileChange {
  username: string
  /** Absent while the name stays. */
  username_skeleton?: string
  email: string | null
  email_verified_at: Date | null
  display_name: string | null
  language: Preferences['language']
  time_zone: string | null
  theme: Preferences['theme']
  email_opt_outs: RawBuilder<MailKind[]>
  digits: Preferences['digits']
}

/** Returns false when the account was deleted in the meantime. */
export async function changeProfile(tx: TenantTx, id: string, change: ProfileChange): Promise<boolean> {
  const { numUpdatedRows } = await person(tx, id).set(change).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Does nothing for a disabled account. */
export async function setDisplayName(tx: TenantTx, id: string, displayName: string): Promise<void> {
  await person(tx, id).set({ display_name: displayName }).execute()
}

function person(tx: TenantTx, id: string) {
  return tx
    .updateTable('app_user')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
}

/** Stores the key of the person's picture and returns the earlier one; undefined for a deleted account. */
export async function replacePicture(tx: TenantTx, id: string, key: string): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('app_user')
    .select('picture_key')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  await person(tx, id).set({ picture_key: key }).execute()
  return row.picture_key
}
