import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { personSummaries } from '../people/index.ts'

export interface NewPass {
  kind: 'state' | 'code' | 'sso'
  tokenHash: string
  browserHash: string
  facts: unknown
  expiresAt: Date
}

export async function insertPass(tx: TenantTx, pass: NewPass): Promise<void> {
  const { kind, tokenHash, browserHash, facts, expiresAt } = pass
  const row = { kind, token_hash: tokenHash, browser_hash: browserHash, payload: jsonb(facts), expires_at: expiresAt }
  await tx
    .insertInto('login_token')
    .values({ tenant_id: tx.tenantId, ...row })
    .execute()
}

/** Deletes a pass and returns its content. Of two concurrent uses only one gets it. */
export async function consumePass(tx: TenantTx, kind: NewPass['kind'], tokenHash: string, now: Date) {
  return passes(tx)
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning(['browser_hash', 'payload as facts'])
    .executeTakeFirst()
}

export async function deletePassesBefore(tx: TenantTx, now: Date): Promise<void> {
  await passes(tx).where('expires_at', '<=', now).execute()
}

export async function findIdentity(tx: TenantTx, issuer: string, subject: string) {
  return identities(tx)
    .innerJoin(personSummaries(tx).as('person'), (join) =>
      join
        .onRef('person.tenant_id', '=', 'external_identity.tenant_id')
        .onRef('person.id', '=', 'external_identity.user_id'),
    )
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select(['external_identity.user_id', 'person.disabled_at'])
    .executeTakeFirst()
}

export async function listIdentities(tx: TenantTx, userId: string) {
  return identities(tx)
    .where('user_id', '=', userId)
    .select(['external_identity.id', 'issuer', 'external_identity.email', 'external_identity.created_at'])
    .orderBy('external_identity.created_at')
    .execute()
}

interface NewIdentity {
  id: string
  userId: string
  issuer: string
  subject: string
  email: string | null
}

/** Returns false when the identity, or another one of this issuer for the same person, exists already. */
export async function insertIdentity(tx: TenantTx, { userId, ...identity }: NewIdentity): Promise<boolean> {
  const added = await tx
    .insertInto('external_identity')
    .values({ tenant_id: tx.tenantId, user_id: userId, ...identity })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function deleteIdentity(tx: TenantTx, userId: string, id: string): Promise<void> {
  await deleting(tx, userId).where('id', '=', id).execute()
}

/** Deletes every identity of a person. Returns how many there were. */
export async function deleteIdentitiesOf(tx: TenantTx, userId: string): Promise<number> {
  return Number((await deleting(tx, userId).executeTakeFirstOrThrow()).numDeletedRows)
}

/** Deletes the identities that a person connected at `since` or later. */
export async function deleteIdentitiesMadeSince(tx: TenantTx, userId: string, since: Date): Promise<void> {
  await deleting(tx, userId).where('created_at', '>=', since).execute()
}

/** Returns whether a person can sign in with an external identity. */
export async function hasIdentity(tx: TenantTx, userId: string): Promise<boolean> {
  return (await identities(tx).where('user_id', '=', userId).select('id').limit(1).executeTakeFirst()) !== undefined
}

function passes(tx: TenantTx) {
  return tx.deleteFrom('login_token').where('tenant_id', '=', tx.tenantId)
}

function identities(tx: TenantTx) {
  return tx.selectFrom('external_identity').where('external_identity.tenant_id', '=', tx.tenantId)
}

function deleting(tx: TenantTx, userId: string) {
  return tx.deleteFrom('external_identity').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId)
}
