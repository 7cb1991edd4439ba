import type { SystemTx, TenantTx } from '../../src/platform/db/open.ts'

export async function fillProvenance(tx: TenantTx): Promise<void> {
  const row = { tenant_id: tx.tenantId, sha256: '0'.repeat(64), digital_source_type: 'd', made_at: new Date() }
  await tx.insertInto('provenance_record').values(row).execute()
}

/** The site is one that had made files before they were recorded. */
export async function fillProvenanceStart(tx: SystemTx, tenantId: string): Promise<void> {
  await tx.insertInto('provenance_start').values({ tenant_id: tenantId, recorded_since: new Date() }).execute()
}
