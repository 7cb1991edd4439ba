import type { SpeechServiceSettings } from '@vitrine/contract'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { TenantTx } from '../../../platform/db/open.ts'

export type ServiceRow = NonNullable<Awaited<ReturnType<typeof findService>>>

export function findService(tx: TenantTx) {
  return tx
    .selectFrom('speech_service')
    .select([
      'kind',
      'base_url as baseUrl',
      'model',
      'key_encrypted as keyEncrypted',
      'voices',
      'cents_per_million_characters as centsPerMillionCharacters',
    ])
    .where('tenant_id', '=', tx.tenantId)
    .executeTakeFirst()
}

interface NewService extends Omit<SpeechServiceSettings, 'key'> {
  keyEncrypted: string | null
  changedAt: Date
}

export async function saveService(tx: TenantTx, service: NewService): Promise<void> {
  const { kind, model } = service
  const row = {
    kind,
    base_url: service.baseUrl,
    model,
    key_encrypted: service.keyEncrypted,
    voices: jsonb(service.voices),
    cents_per_million_characters: service.centsPerMillionCharacters,
    changed_at: service.changedAt,
  }
  await tx
    .insertInto('speech_service')
    .values({ tenant_id: tx.tenantId, ...row })
    .onConflict((clash) => clash.column('tenant_id').doUpdateSet(row))
    .execute()
}

/** Returns false where there was none. */
export async function deleteService(tx: TenantTx): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('speech_service')
    .where('tenant_id', '=', tx.tenantId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns the address of the speech server of the tenant; undefined where it has none of its own. */
export async function speechAddressIn(tx: TenantTx): Promise<string | undefined> {
  return (await findService(tx))?.baseUrl
}
