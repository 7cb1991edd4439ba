import { sql } from 'kysely'
import type { AuditAction } from '@vitrine/contract'
import type { SystemTx, TenantTx } from '../db/open.ts'
import { isOwnRow } from '../db/own-rows.ts'

/** Filters of the audit log. */
export interface WantedLines {
  act?: AuditAction | undefined
  /** The actor or the subject. */
  person?: string | undefined
  /** Any of several actors or subjects. */
  people?: readonly string[] | undefined
  from?: Date | undefined
  until?: Date | undefined
  cursor?: string | undefined
  limit: number
}

export type AuditEntry = Awaited<ReturnType<typeof listLines>>[number]

/**
 * Lists entries of the tenant, or of all in a transaction across tenants, newest first: ids grow with the time of the action.
 */
export function listLines(tx: TenantTx | SystemTx, { act, person, people, from, until, cursor, limit }: WantedLines) {
  return lines(tx)
    .select(['tenant_id', 'id', 'at', 'actor_id', 'action as act', 'subject', 'address', 'detail', 'impersonator_id'])
    .$if(act !== undefined, (query) => query.where('action', '=', act ?? ''))
    .$if(person !== undefined, (query) =>
      query.where((or) => or.or([or('actor_id', '=', person ?? ''), or('subject', '=', person ?? '')])),
    )
    .$if(people !== undefined, (query) =>
      query.where((or) =>
        or.or([
          or('actor_id', '=', or.fn.any(sql.val(people ?? []))),
          or('subject', '=', or.fn.any(sql.val(people ?? []))),
        ]),
      ),
    )
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? new Date()))
    .$if(until !== undefined, (query) => query.where('at', '<', until ?? new Date()))
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Lists a person's own entries, newest first: their actions, and attempts to sign in as them. */
export function listOwnLines(
  tx: TenantTx,
  userId: string,
  { limit, before }: { limit: number; before?: string | undefined },
) {
  return lines(tx)
    .select(['id', 'at', 'action as act', 'subject', 'address', 'detail'])
    .where((line) =>
      line.or([line('actor_id', '=', userId), line.and([line('actor_id', 'is', null), line('subject', '=', userId)])]),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Returns a read-only query of the audit log for joins and counts: of one tenant, or of all in a transaction across tenants. */
export function auditSummaries(tx: TenantTx | SystemTx) {
  return tx
    .selectFrom('audit_log')
    .select(['tenant_id', 'id', 'actor_id', 'action', 'detail', 'at'])
    .where(isOwnRow(tx))
}

function lines(tx: TenantTx | SystemTx) {
  return tx.selectFrom('audit_log').where(isOwnRow(tx))
}
