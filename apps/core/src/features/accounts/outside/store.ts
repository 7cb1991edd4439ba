import { type SqlBool, sql } from 'kysely'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { TenantTx } from '../../../platform/db/open.ts'

export interface NewPass {
  kind: 'state' | 'code'
  tokenHash: string
  browserHash: string
  facts: unknown
  expiresAt: Date
}

export async function insertPass(tx: TenantTx, pass: NewPass): Promise<void> {
  const { kind, tokenHash, browserHash, facts, expiresAt } = pass
  const row = { kind, token_hash: tokenHash, browser_hash: browserHash, facts: jsonb(facts), expires_at: expiresAt }
  await tx
    .insertInto('sign_in_pass')
    .values({ tenant_id: tx.tenantId, ...row })
    .execute()
}

/** Takes a pass away and answers what it holds: of two that show it at once, one gets it. */
export async function takePass(tx: TenantTx, kind: NewPass['kind'], tokenHash: string, now: Date) {
  return passes(tx)
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning(['browser_hash', 'facts'])
    .executeTakeFirst()
}

export async function deletePassesBefore(tx: TenantTx, now: Date): Promise<void> {
  await passes(tx).where('expires_at', '<=', now).execute()
}

export async function findIdentity(tx: TenantTx, issuer: string, subject: string) {
  return identities(tx)
    .innerJoin('app_user', (join) =>
      join.onRef('app_user.tenant_id', '=', 'identity.tenant_id').onRef('app_user.id', '=', 'identity.user_id'),
    )
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select(['identity.user_id', 'app_user.disabled_at'])
    .executeTakeFirst()
}

export async function listIdentities(tx: TenantTx, userId: string) {
  return identities(tx)
    .where('user_id', '=', userId)
    .select(['identity.id', 'issuer', 'identity.email', 'identity.created_at'])
    .orderBy('identity.created_at')
    .execute()
}

interface NewIdentity {
  id: string
  userId: string
  issuer: string
  subject: string
  email: string | null
}

/** Answers false where the identity, or another one of this issuer for the same person, was there first. */
export async function insertIdentity(tx: TenantTx, { userId, ...identity }: NewIdentity): Promise<boolean> {
  const added = await tx
    .insertInto('identity')
    .values({ tenant_id: tx.tenantId, user_id: userId, ...identity })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function deleteIdentity(tx: TenantTx, userId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('identity')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Whoever is known by this address here, disabled or not, under whatever spelling. */
export async function findByEmail(tx: TenantTx, email: string) {
  return tx
    .selectFrom('app_user')
    .select(['id', 'password_hash', 'disabled_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where(sql<SqlBool>`lower(email) = lower(${email})`)
    .executeTakeFirst()
}

/** Keeps a person's row as it is until the transaction ends, so that two acts do not each take away "the other" way in. */
export async function lockUser(tx: TenantTx, id: string) {
  return tx
    .selectFrom('app_user')
    .select('password_hash')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

function passes(tx: TenantTx) {
  return tx.deleteFrom('sign_in_pass').where('tenant_id', '=', tx.tenantId)
}

function identities(tx: TenantTx) {
  return tx.selectFrom('identity').where('identity.tenant_id', '=', tx.tenantId)
}
