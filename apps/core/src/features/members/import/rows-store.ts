import { type Sentence } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'
import { reasonColumns, storedReason } from '../../../platform/table-import/reason-columns.ts'
import { personSummaries } from '../../people/index.ts'

interface RecordedRow {
  line: number
  email: string
  reason: Sentence | null
  invitationId: string | null
}

/** Stores the results of rows. Throws for a row with a stored result, so that no row is processed twice. */
export async function recordRows(
  tx: TenantTx,
  importId: string,
  rows: readonly RecordedRow[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('people_import_row')
    .values(
      rows.map(({ line, email, reason, invitationId }) => {
        const row = { tenant_id: tx.tenantId, import_id: importId, line, email, invitation_id: invitationId, at }
        return { ...row, ...reasonColumns(reason) }
      }),
    )
    .execute()
}

/** Lists processed rows in the order of the file, with the state of each invitation. */
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
    .leftJoin(personSummaries(tx).as('person'), (join) =>
      join.onRef('person.tenant_id', '=', 'row.tenant_id').on(sql<SqlBool>`lower(person.email) = lower("row"."email")`),
    )
    .select([
      'row.line',
      'row.email',
      'row.reason',
      'row.reason_values',
      'invitation.id as open_id',
      'invitation.token_hash',
    ])
    .select('person.id as person_id')
    .where('row.tenant_id', '=', tx.tenantId)
    .where('row.import_id', '=', importId)
    .where('row.line', '>', after)
    .where('row.reason', which === 'refused' ? 'is not' : 'is', null)
    .orderBy('row.line')
    .limit(limit)
    .execute()
}

/** Lists the reasons of all refused rows. */
export async function listReasons(tx: TenantTx, importId: string): Promise<Map<number, Sentence | null>> {
  const rows = await tx
    .selectFrom('people_import_row')
    .select(['line', 'reason', 'reason_values'])
    .where('tenant_id', '=', tx.tenantId)
    .where('import_id', '=', importId)
    .execute()
  return new Map(rows.map((row) => [row.line, storedReason(row)]))
}

/** Returns the number of people by import whose invitation email is still queued. */
export async function countWaitingMails(tx: TenantTx, importIds: string[]): Promise<Map<string, number>> {
  if (importIds.length === 0) return new Map()
  const counts = await tx
    .selectFrom('people_import_row as row')
    .innerJoin('invitation', (join) =>
      join.onRef('invitation.tenant_id', '=', 'row.tenant_id').onRef('invitation.id', '=', 'row.invitation_id'),
    )
    .select(({ fn }) => ['row.import_id', fn.countAll<string>().as('count')])
    .where('row.tenant_id', '=', tx.tenantId)
    .where('row.import_id', 'in', importIds)
    .where('invitation.token_hash', 'is', null)
    .groupBy('row.import_id')
    .execute()
  return new Map(counts.map(({ import_id: id, count }) => [id, Number(count)]))
}

/** Returns the number of people invited from files since a time. */
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

/** Returns those of the addresses that have an account, in lower case. */
export async function listKnown(tx: TenantTx, emails: readonly string[]) {
  return tx
    .selectFrom(personSummaries(tx).as('person'))
    .select([sql<string>`lower(email)`.as('email'), 'disabled_at'])
    .where(sql<SqlBool>`lower(email) = any(${emails.map((email) => email.toLowerCase())}::text[])`)
    .execute()
}

/** Returns those of the addresses that have a valid invitation, in lower case. */
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
