import type { Language, VoiceModel } from '@vitrine/contract'

type VoiceOfModel = VoiceModel['voices'][number]

/** A file of a voice model, as its publisher offers it. */
export interface CatalogueFile {
  /** Name in the folder of the model. */
  name: string
  url: string
  /** Null where no public source states the size. */
  bytes: number | null
  /** Hash in hex from a public source. A file without any hash cannot be verified. */
  md5?: string
  sha256?: string
}

export interface CatalogueVoice extends VoiceOfModel {
  languages: readonly Language[]
  /** Number of the voice in a model with several. */
  voiceNumber: number
}

/** A model that is installed as a whole and has one voice or several. */
export interface CatalogueModel {
  id: string
  family: 'kokoro' | 'matcha' | 'piper'
  files: readonly CatalogueFile[]
  languages: readonly Language[]
  licence: string
  licenceUrl: string
  /** `allowed` where the licence allows it and the origin of the recordings is known. A person has to read the licence all the same. */
  commercialUse: 'allowed' | 'unclear'
  /** A caution about licence and origin. */
  note: VoiceModel['note']
  /** `fast` speaks many times faster than real time on two processors, `slow` a few times. */
  speed: 'fast' | 'slow'
  voices: readonly CatalogueVoice[]
}
