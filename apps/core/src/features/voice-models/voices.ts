import { BUILT_IN_VOICE, type SpokenLanguage, type Voice } from '@vitrine/contract'
import { SpokenLanguage as Spoken } from '@vitrine/contract/api'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { SpeakingVoice } from '../../ports/speaking-voice.ts'
import * as store from './favourite-store.ts'
import type { NeuralVoice } from './neural-voices.ts'

interface Parts {
  db: Db
  neuralVoices: () => Promise<NeuralVoice[]>
  clock: Clock
}

export type Voices = ReturnType<typeof createVoices>

type Listed = Omit<Voice, 'isFavourite'>

const builtIn: Listed = {
  id: BUILT_IN_VOICE,
  kind: 'built-in',
  name: 'Presenter’s voice',
  languages: Spoken.options,
  gender: null,
  style: null,
  fault: null,
}

/** The voices that people choose for their videos: the presenter's own and those of installed speech models. */
export function createVoices({ db, neuralVoices, clock }: Parts) {
  return { list, choose, inLanguage, speakingVoiceOf, addFavourite, removeFavourite, listFavourites, erase }

  /** All voices that speak a language. A favourite whose model was removed stays in the list, with the reason. */
  async function list({ id, tenantId }: Owner, language?: SpokenLanguage): Promise<Voice[]> {
    const favourites = new Set(await listFavourites(tenantId, id))
    return [builtIn, ...(await neuralVoices()).map(listed)]
      .map((voice) => ({ ...voice, isFavourite: favourites.has(voice.id) }))
      .filter(({ fault, isFavourite }) => fault !== 'not-installed' || isFavourite)
      .filter(({ languages }) => !language || languages.includes(language))
      .toSorted((one, other) => Number(other.isFavourite) - Number(one.isFavourite))
  }

  /**
   * Returns what speaks with a voice, null for the presenter's own. Throws voice-unknown, voice-unavailable or
   * voice-other-language.
   */
  async function choose(id: string, language: SpokenLanguage): Promise<SpeakingVoice | null> {
    if (id === BUILT_IN_VOICE) return null
    const voice = await find(id)
    if (!voice) throw new AppError('voice-unknown')
    if (!voice.languages.includes(language)) throw new AppError('voice-other-language')
    if (voice.fault) throw new AppError('voice-unavailable')
    return speakingVoice(voice)
  }

  /**
   * The same for a video that was asked for before. Undefined where the voice was removed since; speech that was kept needs no
   * model.
   */
  async function speakingVoiceOf(
    id: string,
    { isKept }: { isKept: boolean },
  ): Promise<SpeakingVoice | null | undefined> {
    if (id === BUILT_IN_VOICE) return null
    const voice = await find(id)
    return voice && (isKept || voice.fault !== 'not-installed') ? speakingVoice(voice) : undefined
  }

  /** Returns the voice where it can speak a language here, else the presenter's own. */
  async function inLanguage(id: string, language: SpokenLanguage): Promise<string> {
    const voice = await find(id)
    return voice?.languages.includes(language) && !voice.fault ? id : BUILT_IN_VOICE
  }

  async function find(id: string): Promise<NeuralVoice | undefined> {
    return (await neuralVoices()).find((voice) => voice.id === id)
  }

  /** Throws voice-unknown. */
  async function addFavourite({ tenantId, id: userId }: Owner, id: string): Promise<void> {
    if (id !== BUILT_IN_VOICE && !(await find(id))) throw new AppError('voice-unknown')
    await db.inTenant(tenantId, (tx) => store.insertFavourite(tx, { userId, voice: id, createdAt: clock.now() }))
  }

  async function removeFavourite({ tenantId, id: userId }: Owner, id: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteFavourite(tx, userId, id))
  }

  function listFavourites(tenantId: string, userId: string): Promise<string[]> {
    return db.inTenant(tenantId, (tx) => store.listFavourites(tx, userId))
  }

  /** Deletes what is held of a person who leaves. */
  async function erase(tenantId: string, userId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteFavouritesOf(tx, userId))
  }
}

type Owner = Pick<Person, 'id' | 'tenantId'>

function listed({ id, name, languages, gender, style, fault }: NeuralVoice): Listed {
  return { id, kind: 'neural', name, languages: [...languages], gender, style, fault }
}

const speakingVoice = ({ folder, voiceNumber }: NeuralVoice): SpeakingVoice => ({ folder, voiceNumber })
