import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'

interface NotedRow {
  line: number
  email: string
  reason: string | null
  invitationId: string | null
}

/** What became of rows. A line that was noted before is an error: no row is taken up twice. */
export async function noteRows(tx: TenantTx, importId: string, rows: readonly NotedRow[], at: Date): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('people_import_row')
    .values(
      rows.map(({ line, email, reason, invitationId }) => {
        return { tenant_id: tx.tenantId, import_id: importId, line, email, reason, invitation_id: invitationId, at }
      }),
    )
    .execute()
}

/** Rows that were taken up, in the order of the file, with where the invitation of each stands. */
export function listRows(
  tx: TenantTx,
  importId: string,
  { which, after, limit }: { which: 'invited' | 'refused'; after: number; limit: number },
) {
  return tx
    .selectFrom('people_import_row as row')
    .leftJoin('invitation', (join) =>
      join.onRef('invitation.tenant_id', '=', 'row.tenant_id').onRef('invitation.id', '=', 'row.invitation_id'),
    )
    .leftJoin('app_user as person', (join) =>
      join.onRef('person.tenant_id', '=', 'row.tenant_id').on(sql<SqlBool>`lower(person.email) = lower("row"."email")`),
    )
    .select(['row.line', 'row.email', 'row.reason', 'invitation.id as open_id', 'invitation.token_hash'])
    .select('person.id as person_id')
    .where('row.tenant_id', '=', tx.tenantId)
    .where('row.import_id', '=', importId)
    .where('row.line', '>', after)
    .where('row.reason', which === 'refused' ? 'is not' : 'is', null)
    .orderBy('row.line')
    .limit(limit)
    .execute()
}

/** The reasons of all rows that were not taken. */
export async function listReasons(tx: TenantTx, importId: string): Promise<Map<number, string | null>> {
  const rows = await tx
    .selectFrom('people_import_row')
    .select(['line', 'reason'])
    .where('tenant_id', '=', tx.tenantId)
    .where('import_id', '=', importId)
    .execute()
  return new Map(rows.map(({ line, reason }) => [line, reason]))
}

/** How the rows of an import ended so far. */
export async function countRows(tx: TenantTx, importId: string): Promise<{ invited: number; refused: number }> {
  const { all, refused } = await tx
    .selectFrom('people_import_row')
    .select(({ fn }) => [fn.countAll<string>().as('all'), fn.count<string>('reason').as('refused')])
    .where('tenant_id', '=', tx.tenantId)
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  return { invited: Number(all) - Number(refused), refused: Number(refused) }
}

/** How many were invited from files since then. */
export async function countInvitedSince(tx: TenantTx, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('people_import_row')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('tenant_id', '=', tx.tenantId)
    .where('at', '>', since)
    .where('invitation_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Which of these addresses somebody has, in small letters. */
export async function listKnown(tx: TenantTx, emails: readonly string[]) {
  return tx
    .selectFrom('app_user')
    .select([sql<string>`lower(email)`.as('email'), 'disabled_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where(sql<SqlBool>`lower(email) = any(${emails.map((email) => email.toLowerCase())}::text[])`)
    .execute()
}

/** Which of these addresses have an invitation that works, in small letters. */
export async function listInvited(tx: TenantTx, emails: readonly string[], now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('invitation')
    .select(sql<string>`lower(email)`.as('email'))
    .where('tenant_id', '=', tx.tenantId)
    .where('expires_at', '>', now)
    .where(sql<SqlBool>`lower(email) = any(${emails.map((email) => email.toLowerCase())}::text[])`)
    .execute()
  return rows.map(({ email }) => email)
}
