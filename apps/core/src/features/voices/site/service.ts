import { BUILT_IN_VOICE, type SiteVoice, type SiteVoiceSettings, type SiteVoices } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { KnownVoice, KnownVoices } from '../known-voices.ts'
import * as store from './store.ts'

interface Deps {
  db: Db
  known: KnownVoices
  audit: Audit
}

export type SiteVoicesService = ReturnType<typeof createSiteVoices>

/** The voices that a partner offers, their order and prices, and the voices assigned to presenters. */
export function createSiteVoices({ db, known, audit }: Deps) {
  return { read, change, offered }

  async function read({ id }: Pick<Tenant, 'id'>): Promise<SiteVoices> {
    return db.inTenant(id, async (tx) => ({
      voices: (await offered(tx)).filter(({ fault }) => fault !== 'not-installed'),
      presenterVoices: await store.listPresenterVoices(tx),
    }))
  }

  /** Throws voice-unknown. */
  async function change(tenant: Pick<Tenant, 'id'>, person: Person, wanted: SiteVoiceSettings): Promise<SiteVoices> {
    const named = [...wanted.voices.map(({ id }) => id), ...wanted.presenterVoices.map(({ voice }) => voice)]
    // When a voice or presenter is named twice, its last entry counts.
    const voices = [...new Map(wanted.voices.map((voice) => [voice.id, voice])).values()]
    const presenters = [...new Map(wanted.presenterVoices.map((one) => [one.presenterId, one])).values()]
    await db.inTenant(tenant.id, async (tx) => {
      const ids = new Set((await known.list(tx)).map(({ id }) => id))
      if (!named.every((id) => ids.has(id))) throw new AppError('voice-unknown')
      await store.replaceSettings(tx, voices)
      await store.replacePresenterVoices(
        tx,
        presenters.filter(({ voice }) => voice !== BUILT_IN_VOICE),
      )
      const hidden = voices.filter(({ isHidden }) => isHidden).length
      await audit(tx, person, 'voices-changed', { subject: tenant.id, detail: { hidden } })
    })
    return read(tenant)
  }

  /**
   * Returns all voices of the tenant in its order, including hidden ones. Those without a place come last. The presenter's own
   * is never hidden.
   */
  async function offered(tx: TenantTx): Promise<SiteVoice[]> {
    const [all, settings] = [await known.list(tx), await store.listSettings(tx)]
    const placeOf = new Map(settings.map(({ id }, place) => [id, place]))
    const settingOf = new Map(settings.map((setting) => [setting.id, setting]))
    return all
      .map((voice) => withSetting(voice, settingOf.get(voice.id)))
      .toSorted((one, other) => (placeOf.get(one.id) ?? all.length) - (placeOf.get(other.id) ?? all.length))
  }
}

type Setting = Awaited<ReturnType<typeof store.listSettings>>[number]

function withSetting({ id, kind, name, languages, gender, style, fault }: KnownVoice, setting?: Setting): SiteVoice {
  const isOwn = id === BUILT_IN_VOICE
  return {
    id,
    kind,
    name,
    languages: [...languages],
    gender,
    style,
    fault,
    isHidden: !isOwn && (setting?.isHidden ?? false),
    creditsPerMinute: isOwn ? 0 : (setting?.halfCreditsPerMinute ?? 0) / 2,
  }
}
