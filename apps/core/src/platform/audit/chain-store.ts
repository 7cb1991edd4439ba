import { sql } from 'kysely'
import type { TenantTx } from '../db/open.ts'

/** The last verified link of a chain, with its hash in hex. */
export interface LastLink {
  seq: number
  hash: string
}

interface ComparedLink {
  seq: string
  entry_id: string
  hash: string
  kind: 'changed' | 'missing' | null
}

/** Returns the next links of the chain, each compared with its entry and the link before it. */
export async function readLinks(tx: TenantTx, last: LastLink, limit: number): Promise<ComparedLink[]> {
  const { rows } = await sql<ComparedLink>`
    select link.seq, link.entry_id, encode(link.hash, 'hex') as hash,
      case when entry.id is null then 'missing'
        when link.seq <> link.expected_seq or link.hash <> audit_link(link.previous, entry) then 'changed' end as kind
    from (
      select seq, entry_id, hash, lag(hash, 1, decode(${last.hash}, 'hex')) over (order by seq) as previous,
        lag(seq, 1, ${last.seq}::bigint) over (order by seq) + 1 as expected_seq
      from audit_chain where tenant_id = ${tx.tenantId} and seq > ${last.seq} order by seq limit ${limit}
    ) as link
    left join audit_log as entry on entry.tenant_id = ${tx.tenantId} and entry.id = link.entry_id
    order by link.seq`.execute(tx)
  return rows
}

/** Returns entries without a link, which were written past the trigger. */
export function listUnlinked(tx: TenantTx, limit: number) {
  return tx
    .selectFrom('audit_log')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where((entry) =>
      entry.not(
        entry.exists(
          entry
            .selectFrom('audit_chain')
            .select('seq')
            .where('audit_chain.tenant_id', '=', tx.tenantId)
            .whereRef('audit_chain.entry_id', '=', 'audit_log.id'),
        ),
      ),
    )
    .limit(limit)
    .execute()
}
