import { BUILT_IN_VOICE, type Voice } from '@vitrine/contract'
import { SpokenLanguage } from '@vitrine/contract/api'
import type { TenantTx } from '../../platform/db/open.ts'
import type { NeuralVoice } from '../voice-models/index.ts'
import type { ServiceVoice, SpeechServices } from './remote/services.ts'

/** A voice that can be chosen on a site, with what speaks it; nothing for the presenter's own. */
export interface KnownVoice extends Omit<Voice, 'creditsPerMinute' | 'isFavourite' | 'languages'> {
  languages: readonly SpokenLanguage[]
  neural?: NeuralVoice
  remote?: ServiceVoice
}

interface Deps {
  neuralVoices: () => Promise<NeuralVoice[]>
  services: Pick<SpeechServices, 'voicesIn'>
}

export type KnownVoices = ReturnType<typeof createKnownVoices>

const builtIn: KnownVoice = {
  id: BUILT_IN_VOICE,
  kind: 'built-in',
  name: 'Presenter’s voice',
  languages: SpokenLanguage.options,
  gender: null,
  style: null,
  fault: null,
}

/** All voices of a tenant: the presenter's own, those of installed speech models, and those of speech servers. */
export function createKnownVoices({ neuralVoices, services }: Deps) {
  return { list, find }

  async function list(tx: TenantTx): Promise<KnownVoice[]> {
    const [neural, remote] = [await neuralVoices(), await services.voicesIn(tx)]
    return [builtIn, ...neural.map(ofModel), ...remote.map(ofService)]
  }

  async function find(tx: TenantTx, id: string): Promise<KnownVoice | undefined> {
    return id === BUILT_IN_VOICE ? builtIn : (await list(tx)).find((voice) => voice.id === id)
  }
}

function ofModel(voice: NeuralVoice): KnownVoice {
  const { id, name, languages, gender, style, fault } = voice
  return { id, kind: 'neural', name, languages, gender, style, fault, neural: voice }
}

/** Two servers may have a voice of the same name, so the id includes the owner of the server. */
function ofService(voice: ServiceVoice): KnownVoice {
  const { id, owner, name, languages, gender } = voice
  return { id: `${owner}:${id}`, kind: 'remote', name, languages, gender, style: null, fault: null, remote: voice }
}
