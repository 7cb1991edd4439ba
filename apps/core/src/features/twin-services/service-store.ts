import type { TwinServiceKind } from '@vitrine/contract'
import { sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'

export type ServiceRow = NonNullable<Awaited<ReturnType<typeof findService>>>

function services(tx: TenantTx) {
  return tx
    .selectFrom('twin_service')
    .select(['id', 'kind', 'base_url as baseUrl', 'model', 'key_encrypted as keyEncrypted'])
    .where('tenant_id', '=', tx.tenantId)
}

/** Returns the service that trains twins now. */
export function findService(tx: TenantTx) {
  return services(tx).where('ended_at', 'is', null).executeTakeFirst()
}

/** Like `findService`, and locks the row until the end of the transaction. Rows that refer to it may be inserted meanwhile. */
export function lockService(tx: TenantTx) {
  return services(tx).where('ended_at', 'is', null).forNoKeyUpdate().executeTakeFirst()
}

/** Like `findService`; the row cannot change until the end of the transaction, but several transactions may hold it. */
export function holdService(tx: TenantTx) {
  return services(tx).where('ended_at', 'is', null).forShare().executeTakeFirst()
}

/** Returns a service, also a disconnected one. */
export function findServiceById(tx: TenantTx, id: string) {
  return services(tx).where('id', '=', id).executeTakeFirst()
}

interface ServiceValues {
  model: string
  keyEncrypted: string | null
  at: Date
}

export async function insertService(
  tx: TenantTx,
  {
    id,
    kind,
    baseUrl,
    model,
    keyEncrypted,
    at,
  }: ServiceValues & { id: string; kind: TwinServiceKind; baseUrl: string },
): Promise<void> {
  const row = { tenant_id: tx.tenantId, id, kind, base_url: baseUrl, model, key_encrypted: keyEncrypted }
  await tx
    .insertInto('twin_service')
    .values({ ...row, created_at: at, changed_at: at })
    .execute()
}

export async function changeService(
  tx: TenantTx,
  id: string,
  { model, keyEncrypted, at }: ServiceValues,
): Promise<void> {
  await tx
    .updateTable('twin_service')
    .set({ model, key_encrypted: keyEncrypted, changed_at: at })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

export async function endService(tx: TenantTx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('twin_service')
    .set({ ended_at: at })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Deletes the keys of disconnected services that hold nothing of the site any more. */
export async function removeEndedKeys(tx: TenantTx): Promise<void> {
  await tx
    .updateTable('twin_service')
    .set({ key_encrypted: null })
    .where('tenant_id', '=', tx.tenantId)
    .where('ended_at', 'is not', null)
    .where('key_encrypted', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('twin_request')
            .select(sql`1`.as('one'))
            .whereRef('twin_request.tenant_id', '=', 'twin_service.tenant_id')
            .whereRef('twin_request.service_id', '=', 'twin_service.id')
            .where(({ eb, or }) => or([eb('provider_id', 'is not', null), eb('next_at', 'is not', null)])),
        ),
      ),
    )
    .execute()
}

/** Returns the address of the service that trains twins of the tenant now; undefined where it has none of its own. */
export async function twinsAddressIn(tx: TenantTx): Promise<string | undefined> {
  return (await findService(tx))?.baseUrl
}
