import type { Role } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'

export interface NewUser {
  id: string
  username: string
  email: string | null
  displayName: string | null
  passwordHash: string
  role: Role
  finerRole: string
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

export async function findUser(tx: TenantTx, id: string) {
  return users(tx).where('id', '=', id).executeTakeFirst()
}

/** The person with this user name or, where no name matches, this e-mail address; either in any case. */
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
      email: user.email,
      display_name: user.displayName,
      password_hash: user.passwordHash,
      role: user.role,
      finer_role: user.finerRole,
    })
    .execute()
}

/**
 * Which of the two names is taken already, if any. People sign in with either, so nobody may take as a user name what is
 * another person's address, nor the other way round. The person `ownerId` may have both already.
 */
export async function findTaken(
  tx: TenantTx,
  { username, email }: { username: string; email: string | null },
  ownerId?: string,
): Promise<'username' | 'email' | undefined> {
  const hasName = sql<SqlBool>`lower(${username}) in (lower(username), lower(email))`
  const hasEmail = sql<SqlBool>`lower(${email}) in (lower(username), lower(email))`
  const found = await tx
    .selectFrom('app_user')
    .select(hasName.as('hasName'))
    .where('tenant_id', '=', tx.tenantId)
    .where((or) => or.or([hasName, hasEmail]))
    .$if(ownerId !== undefined, (query) => query.where('id', '<>', ownerId ?? ''))
    .execute()
  if (found.length === 0) return undefined
  return found.some((row) => row.hasName) ? 'username' : 'email'
}

/** Both sides are lowered by the database, so that the answer agrees with its unique indexes in every alphabet. */
function isAnyCase(column: 'username' | 'email', text: string) {
  return sql<SqlBool>`lower(${sql.ref(column)}) = lower(${text})`
}

function users(tx: TenantTx) {
  return tx
    .selectFrom('app_user')
    .select(['id', 'username', 'email', 'display_name', 'password_hash', 'role', 'finer_role', 'created_at', 'picture_key'])
    .where('tenant_id', '=', tx.tenantId)
    .where('disabled_at', 'is', null)
}
