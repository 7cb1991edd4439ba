import type { TenantTx } from '../../platform/db/open.ts'

export interface ProvenanceRow {
  sha256: string
  digital_source_type: string
  made_at: Date
}

/** Adds records of files. Existing records are not changed. */
export async function addRecords(tx: TenantTx, records: readonly ProvenanceRow[]): Promise<void> {
  if (records.length === 0) return
  await tx
    .insertInto('provenance_record')
    .values(records.map((record) => ({ tenant_id: tx.tenantId, ...record })))
    .onConflict((clash) => clash.columns(['tenant_id', 'sha256']).doNothing())
    .execute()
}

export function findRecord(tx: TenantTx, sha256: string) {
  return tx
    .selectFrom('provenance_record')
    .select('made_at')
    .where('tenant_id', '=', tx.tenantId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
}

/** Returns since when the files of the tenant are recorded; undefined where all of them are. */
export function findStart(tx: TenantTx) {
  return tx
    .selectFrom('provenance_start')
    .select('recorded_since')
    .where('tenant_id', '=', tx.tenantId)
    .executeTakeFirst()
}
