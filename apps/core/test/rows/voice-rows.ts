import { jsonb } from '../../src/platform/db/jsonb.ts'
import type { TenantTx } from '../../src/platform/db/open.ts'

/** Puts one row into every table of the voices of a site. */
export async function fillVoices(tx: TenantTx): Promise<void> {
  const own = { tenant_id: tx.tenantId }
  const setting = { voice: 'v', position: 0, is_hidden: false, half_credits_per_minute: 0 }
  await tx
    .insertInto('voice_setting')
    .values({ ...own, ...setting })
    .execute()
  await tx
    .insertInto('presenter_voice')
    .values({ ...own, presenter_id: 'maya', voice: 'v' })
    .execute()
  const service = { kind: 'openai', base_url: 'https://speech.example', model: 'm' } as const
  await tx
    .insertInto('speech_service')
    .values({ ...own, ...service, voices: jsonb([]), changed_at: new Date() })
    .execute()
  await tx
    .insertInto('speech_usage')
    .values({ ...own, month: '2026-11', owner: 'site', characters: 1 })
    .execute()
}
