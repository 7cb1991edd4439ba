import { BUILT_IN_VOICE, type SpokenLanguage, type Voice } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { SpeakingVoice } from '../../ports/speaking-voice.ts'
import { type ChosenVoice, type VoiceOffer, type VoiceRequest, chooseVoice } from './choice.ts'
import * as store from './favourite-store.ts'
import type { KnownVoice, KnownVoices } from './known-voices.ts'
import type { SpeechGateway } from './remote/gateway.ts'
import { listPresenterVoices } from './site/store.ts'
import type { SiteVoicesService } from './site/service.ts'

interface Deps {
  db: Db
  known: KnownVoices
  site: Pick<SiteVoicesService, 'offered'>
  gateway: Pick<SpeechGateway, 'issue'>
  clock: Clock
}

export type Voices = ReturnType<typeof createVoices>

/**
 * The voices that people choose for their videos. `built-in` is the presenter's voice: the one that the partner
 * assigned, or their own.
 */
export function createVoices({ db, known, site, gateway, clock }: Deps) {
  return {
    list,
    choose,
    offer,
    priceOf,
    inLanguage,
    speakingVoiceOf,
    addFavourite,
    removeFavourite,
    listFavourites,
    erase,
  }

  /** Lists the voices that speak a language. A favourite whose model was removed stays in the list, with the reason. */
  async function list({ id, tenantId }: Owner, language?: SpokenLanguage): Promise<Voice[]> {
    const [offered, favourites] = await db.inTenant(tenantId, async (tx) => [
      await site.offered(tx),
      new Set(await store.listFavourites(tx, id)),
    ])
    return offered
      .filter(({ isHidden }) => !isHidden)
      .map((voice) => ({ ...voice, isFavourite: favourites.has(voice.id) }))
      .filter(({ fault, isFavourite }) => fault !== 'not-installed' || isFavourite)
      .filter(({ languages }) => !language || languages.includes(language))
      .toSorted((one, other) => Number(other.isFavourite) - Number(one.isFavourite))
  }

  /** Returns the voice that a new video gets. Throws voice-unknown, voice-unavailable or voice-other-language. */
  async function choose(tx: TenantTx, request: VoiceRequest): Promise<ChosenVoice> {
    return chooseVoice(await offerIn(tx), request)
  }

  /** Returns the offer from which the voices of many videos are chosen. */
  function offer(tenantId: string): Promise<VoiceOffer> {
    return db.inTenant(tenantId, offerIn)
  }

  async function offerIn(tx: TenantTx): Promise<VoiceOffer> {
    return { voices: await site.offered(tx), presenterVoices: await listPresenterVoices(tx) }
  }

  /** Returns the price of a voice per minute, in half-credits; 0 for a voice that does not exist. */
  async function priceOf(tx: TenantTx, id: string): Promise<number> {
    const voice = (await site.offered(tx)).find((one) => one.id === id)
    return (voice?.creditsPerMinute ?? 0) * 2
  }

  /**
   * Returns what speaks with a voice; null for the presenter's own. Undefined where it was removed since; cached speech needs
   * no model.
   */
  async function speakingVoiceOf(
    tenantId: string,
    id: string,
    { isKept = false } = {},
  ): Promise<SpeakingVoice | null | undefined> {
    if (id === BUILT_IN_VOICE) return null
    const voice = await db.inTenant(tenantId, (tx) => known.find(tx, id))
    if (!voice || (!isKept && voice.fault === 'not-installed')) return undefined
    return speaking(tenantId, voice)
  }

  async function speaking(tenantId: string, { id, neural, remote }: KnownVoice): Promise<SpeakingVoice | null> {
    if (neural) return { kind: 'neural', folder: neural.folder, voiceNumber: neural.voiceNumber }
    if (!remote) return null
    const { baseUrl, model } = remote.connection
    const ticket = await gateway.issue(tenantId, remote)
    return { kind: 'remote', ...ticket, service: `${baseUrl} ${id}`, model, voice: remote.id }
  }

  /** Returns the voice where it can speak a language, else the presenter's own. */
  async function inLanguage(tx: TenantTx, id: string, language: SpokenLanguage): Promise<string> {
    const voice = await known.find(tx, id)
    return voice?.languages.includes(language) && !voice.fault ? id : BUILT_IN_VOICE
  }

  /** Throws voice-unknown. */
  async function addFavourite({ tenantId, id: userId }: Owner, id: string): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      if (!(await known.find(tx, id))) throw new AppError('voice-unknown')
      await store.insertFavourite(tx, { userId, voice: id, createdAt: clock.now() })
    })
  }

  async function removeFavourite({ tenantId, id: userId }: Owner, id: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteFavourite(tx, userId, id))
  }

  function listFavourites(tenantId: string, userId: string): Promise<string[]> {
    return db.inTenant(tenantId, (tx) => store.listFavourites(tx, userId))
  }

  /** Deletes the data of a person whose account is deleted. */
  async function erase(tenantId: string, userId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteFavouritesOf(tx, userId))
  }
}

type Owner = Pick<Person, 'id' | 'tenantId'>
