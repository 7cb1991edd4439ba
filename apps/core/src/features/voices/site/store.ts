import type { SiteVoiceSettings } from '@vitrine/contract'
import type { TenantTx } from '../../../platform/db/open.ts'

type VoiceSetting = SiteVoiceSettings['voices'][number] & { halfCreditsPerMinute: number }

/** Returns the voice settings of the site in their order. */
export async function listSettings(tx: TenantTx): Promise<Omit<VoiceSetting, 'creditsPerMinute'>[]> {
  return tx
    .selectFrom('voice_setting')
    .select(['voice as id', 'is_hidden as isHidden', 'half_credits_per_minute as halfCreditsPerMinute'])
    .where('tenant_id', '=', tx.tenantId)
    .orderBy('position')
    .execute()
}

/** Replaces all voice settings of the site. */
export async function replaceSettings(tx: TenantTx, voices: SiteVoiceSettings['voices']): Promise<void> {
  await tx.deleteFrom('voice_setting').where('tenant_id', '=', tx.tenantId).execute()
  const rows = voices.map(({ id, isHidden, creditsPerMinute }, position) => ({
    tenant_id: tx.tenantId,
    voice: id,
    position,
    is_hidden: isHidden,
    half_credits_per_minute: creditsPerMinute * 2,
  }))
  if (rows.length) await tx.insertInto('voice_setting').values(rows).execute()
}

export async function listPresenterVoices(tx: TenantTx): Promise<SiteVoiceSettings['presenterVoices']> {
  const rows = await tx
    .selectFrom('presenter_voice')
    .select(['presenter_id as presenterId', 'voice'])
    .where('tenant_id', '=', tx.tenantId)
    .orderBy('presenter_id')
    .execute()
  return rows.map(({ presenterId, voice }) => ({ presenterId: presenterId || null, voice }))
}

export async function replacePresenterVoices(
  tx: TenantTx,
  voices: SiteVoiceSettings['presenterVoices'],
): Promise<void> {
  await tx.deleteFrom('presenter_voice').where('tenant_id', '=', tx.tenantId).execute()
  const rows = voices.map(({ presenterId, voice }) => ({
    tenant_id: tx.tenantId,
    presenter_id: presenterId ?? '',
    voice,
  }))
  if (rows.length) await tx.insertInto('presenter_voice').values(rows).execute()
}
