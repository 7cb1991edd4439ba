import type { TenantTx } from '../../src/platform/db/open.ts'
import { newId } from '../../src/platform/ids/ids.ts'

/** Puts one row into every table of the services that train twins. */
export async function fillTwinServices(tx: TenantTx): Promise<void> {
  const own = { tenant_id: tx.tenantId, created_at: new Date(), changed_at: new Date() }
  const service = { id: newId(), kind: 'tavus', base_url: 'https://twins.example', model: '' } as const
  await tx
    .insertInto('twin_service')
    .values({ ...own, ...service })
    .execute()
  const request = {
    id: newId(),
    kind: 'training',
    avatar_id: newId(),
    provider: 'tavus',
    service_id: service.id,
  } as const
  await tx
    .insertInto('twin_request')
    .values({ ...own, ...request })
    .execute()
}
