import type { Role } from '@vitrine/contract'
import { sql } from 'kysely'
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
  const wanted = login.toLowerCase()
  const found = await users(tx)
    .where((or) => or.or([or(sql`lower(username)`, '=', wanted), or(sql`lower(email)`, '=', wanted)]))
    .execute()
  return found.find((user) => user.username.toLowerCase() === wanted) ?? found[0]
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

/** Which of the two names is taken already, if any. */
export async function findTaken(
  tx: TenantTx,
  username: string,
  email: string | null,
): Promise<'username' | 'email' | undefined> {
  const [name, address] = [username.toLowerCase(), email?.toLowerCase() ?? null]
  const found = await tx
    .selectFrom('app_user')
    .select((row) => row(sql<string>`lower(username)`, '=', name).as('hasName'))
    .where('tenant_id', '=', tx.tenantId)
    .where((or) => or.or([or(sql`lower(username)`, '=', name), or(sql`lower(email)`, '=', address)]))
    .execute()
  if (found.length === 0) return undefined
  return found.some(({ hasName }) => hasName) ? 'username' : 'email'
}

function users(tx: TenantTx) {
  return tx
    .selectFrom('app_user')
    .select(['id', 'username', 'email', 'display_name', 'password_hash', 'role', 'finer_role', 'created_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('disabled_at', 'is', null)
}
