import type { MemberRole, Language } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'
import { personSummaries } from '../../people/index.ts'

interface NewInvitation {
  id: string
  email: string
  role: 'customer' | 'partner'
  memberRole: MemberRole
  displayName?: string | null
  language?: Language | null
  /** Null for the first owner of a tenant, whom the operator invites. */
  invitedBy: string | null
  expiresAt: Date
}

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number]

/** Inserts invitations. An earlier invitation of the same address ends, and so does its link. */
export async function insertInvitations(tx: TenantTx, invitations: readonly NewInvitation[]): Promise<void> {
  const rows = invitations.map((invitation) => ({
    tenant_id: tx.tenantId,
    id: invitation.id,
    email: invitation.email,
    role: invitation.role,
    member_role: invitation.memberRole,
    invited_by: invitation.invitedBy,
    display_name: invitation.displayName ?? null,
    language: invitation.language ?? null,
    token_hash: null,
    expires_at: invitation.expiresAt,
  }))
  await tx
    .insertInto('invitation')
    .values(rows)
    .onConflict((clash) =>
      clash.expression(sql`tenant_id, lower(email)`).doUpdateSet((eb) => ({
        id: eb.ref('excluded.id'),
        email: eb.ref('excluded.email'),
        role: eb.ref('excluded.role'),
        member_role: eb.ref('excluded.member_role'),
        invited_by: eb.ref('excluded.invited_by'),
        display_name: eb.ref('excluded.display_name'),
        language: eb.ref('excluded.language'),
        token_hash: null,
        expires_at: eb.ref('excluded.expires_at'),
        created_at: sql<Date>`now()`,
      })),
    )
    .execute()
}

/** Lists the invitations that are valid at `now`, newest first. */
export function listInvitations(
  tx: TenantTx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  now: Date,
) {
  return open(tx, now)
    .$if(cursor !== undefined, (query) => query.where('invitation.id', '<', cursor ?? ''))
    .orderBy('invitation.id', 'desc')
    .limit(limit)
    .execute()
}

export async function findInvitation(tx: TenantTx, id: string, now: Date): Promise<InvitationRow | undefined> {
  return open(tx, now).where('invitation.id', '=', id).executeTakeFirst()
}

/** Returns the invitation of an address, in any case. */
export async function findInvitationTo(tx: TenantTx, email: string, now: Date): Promise<InvitationRow | undefined> {
  return open(tx, now)
    .where(sql<SqlBool>`lower(invitation.email) = lower(${email})`)
    .executeTakeFirst()
}

export async function findByToken(tx: TenantTx, tokenHash: string, now: Date): Promise<InvitationRow | undefined> {
  return open(tx, now).where('token_hash', '=', tokenHash).executeTakeFirst()
}

export async function setToken(tx: TenantTx, id: string, tokenHash: string): Promise<void> {
  await tx
    .updateTable('invitation')
    .set({ token_hash: tokenHash })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Deletes an invitation and returns it. Of two concurrent acceptances only one gets it. */
export async function consumeInvitation(tx: TenantTx, tokenHash: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await invitations(tx)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function deleteInvitation(tx: TenantTx, id: string): Promise<void> {
  await invitations(tx).where('id', '=', id).execute()
}

export async function deleteInvitationsOf(tx: TenantTx, invitedBy: string): Promise<void> {
  await invitations(tx).where('invited_by', '=', invitedBy).execute()
}

export async function deleteInvitationsBefore(tx: TenantTx, now: Date): Promise<void> {
  await invitations(tx).where('expires_at', '<=', now).execute()
}

function invitations(tx: TenantTx) {
  return tx.deleteFrom('invitation').where('tenant_id', '=', tx.tenantId)
}

function open(tx: TenantTx, now: Date) {
  return tx
    .selectFrom('invitation')
    .leftJoin(personSummaries(tx).as('person'), (join) =>
      join.onRef('person.tenant_id', '=', 'invitation.tenant_id').onRef('person.id', '=', 'invitation.invited_by'),
    )
    .select(['invitation.id', 'invitation.email', 'invitation.role', 'invitation.member_role', 'invitation.created_at'])
    .select(['invitation.display_name', 'invitation.language'])
    .select([
      'expires_at',
      'person.username as inviter',
      'person.display_name as inviter_display_name',
      'person.language as inviter_language',
    ])
    .where('invitation.tenant_id', '=', tx.tenantId)
    .where('expires_at', '>', now)
}
