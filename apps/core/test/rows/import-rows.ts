import { jsonb } from '../../src/platform/db/jsonb.ts'
import type { TenantTx } from '../../src/platform/db/open.ts'
import { newId } from '../../src/platform/ids/ids.ts'

/** One row in every table of imports of people. */
export async function fillImports(tx: TenantTx, userId: string): Promise<void> {
  const [own, id, now] = [{ tenant_id: tx.tenantId }, newId(), new Date()]
  const file = { name: 'n', encoding: 'UTF-8', header: jsonb(['h']), sample: jsonb([['c']]), row_count: 1 }
  await tx
    .insertInto('table_import')
    .values({ ...own, ...file, id, kind: 'people', user_id: userId, created_at: now })
    .execute()
  await tx
    .insertInto('people_import_row')
    .values({ ...own, import_id: id, line: 2, email: 'e', at: now })
    .execute()
}
