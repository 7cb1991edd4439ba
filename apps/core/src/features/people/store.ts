import type { MemberRole, Role, Language } from '@vitrine/contract'
import { type AliasableExpression, type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { skeletonOf } from './confusables.ts'

export interface NewUser {
  id: string
  username: string
  email: string | null
  displayName: string | null
  /** Null for people who sign in with an external identity. */
  passwordHash: string | null
  role: Role
  memberRole: MemberRole
  language: Language | null
}

/** Former addresses of people of the tenant, which a feature above manages. */
export type ReservedAddresses = (tx: TenantTx) => AliasableExpression<{ user_id: string; from_email: string | null }>

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

export async function findUser(tx: TenantTx, id: string) {
  return users(tx).where('id', '=', id).executeTakeFirst()
}

/** Returns whether the person exists, and locks the row against deletion until the end of the transaction. */
export async function lockPresent(tx: TenantTx, id: string): Promise<boolean> {
  return (await users(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) !== undefined
}

/** Stores the state of a person's subscription, which pages show and monthly grants depend on. */
export async function recordSubscription(
  tx: TenantTx,
  id: string,
  status: Tables['subscription']['state'] | null,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ subscription_status: status })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

export async function isSubscribed(tx: TenantTx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('app_user')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('subscription_status', 'in', ['active', 'past_due', 'trialing'])
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the person with this username or, where none matches, this email address; both in any case. */
export async function findUserByLogin(tx: TenantTx, login: string) {
  return users(tx)
    .where((or) => or.or([isAnyCase('username', login), isAnyCase('email', login)]))
    .orderBy(isAnyCase('username', login), 'desc')
    .executeTakeFirst()
}

export async function insertUser(tx: TenantTx, user: NewUser): Promise<void> {
  await tx
    .insertInto('app_user')
    .values({
      tenant_id: tx.tenantId,
      id: user.id,
      username: user.username,
      username_skeleton: skeletonOf(user.username),
      email: user.email,
      display_name: user.displayName,
      password_hash: user.passwordHash,
      role: user.role,
      member_role: user.memberRole,
      language: user.language,
    })
    .execute()
}

/**
 * Returns which of the two names is taken, if any. People sign in with either, so nobody may have a username that is another
 * person's address, or the reverse, or a username that looks like another's. The person `ownerId` may have both already.
 */
export async function findTaken(
  tx: TenantTx,
  { username, email, keepsName = false }: { username: string; email: string | null; keepsName?: boolean | undefined },
  { reservedAddresses, ownerId }: { reservedAddresses: ReservedAddresses; ownerId: string | undefined },
): Promise<'username' | 'email' | undefined> {
  // People with look-alike names from before this check keep them.
  const skeleton = keepsName ? null : skeletonOf(username)
  const hasName = sql<SqlBool>`(lower(${username}) in (lower(username), lower(email))
    or coalesce(username_skeleton = ${skeleton}, false))`
  const hasEmail = sql<SqlBool>`lower(${email}) in (lower(username), lower(email))`
  const found = await tx
    .selectFrom('app_user')
    .select(hasName.as('hasName'))
    .where('tenant_id', '=', tx.tenantId)
    .where((or) => or.or([hasName, hasEmail]))
    .$if(ownerId !== undefined, (query) => query.where('id', '<>', ownerId ?? ''))
    .execute()
  const reserved = await findReserved(tx, { username, email }, { reservedAddresses, ownerId })
  if (found.length === 0 && !reserved) return undefined
  return found.some((row) => row.hasName) || reserved?.hasName ? 'username' : 'email'
}

/**
 * A former address stays reserved while the change can be undone; otherwise the thief of an account could open another one with
 * it. Checked after the people themselves, so that a change committed in between is seen by one of the two queries.
 */
async function findReserved(
  tx: TenantTx,
  { username, email }: { username: string; email: string | null },
  { reservedAddresses, ownerId }: { reservedAddresses: ReservedAddresses; ownerId: string | undefined },
) {
  return tx
    .selectFrom(reservedAddresses(tx).as('reserved'))
    .select(sql<boolean>`lower(from_email) = lower(${username})`.as('hasName'))
    .where(sql<SqlBool>`lower(from_email) in (lower(${username}), lower(${email}))`)
    .$if(ownerId !== undefined, (query) => query.where('user_id', '<>', ownerId ?? ''))
    .executeTakeFirst()
}

/** Returns false when the password was changed in the meantime, so that only one of two concurrent changes succeeds. */
export async function replacePassword(
  tx: TenantTx,
  id: string,
  { oldHash, newHash }: { oldHash: string; newHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('app_user')
    .set({ password_hash: newHash })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('password_hash', '=', oldHash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The database converts both sides to lower case, so that the answer agrees with its unique indexes in every alphabet. */
function isAnyCase(column: 'username' | 'email', text: string) {
  return sql<SqlBool>`lower(${sql.ref(column)}) = lower(${text})`
}

function users(tx: TenantTx) {
  return tx
    .selectFrom('app_user')
    .select([
      'id',
      'username',
      'email',
      'display_name',
      'password_hash',
      'role',
      'member_role',
      'created_at',
      'picture_key',
      'email_verified_at',
      'language',
      'time_zone',
      'theme',
      'email_opt_outs',
      'digits',
      'newsletter_since',
      'subscription_status as subscriptionStatus',
    ])
    .where('tenant_id', '=', tx.tenantId)
    .where('disabled_at', 'is', null)
}
