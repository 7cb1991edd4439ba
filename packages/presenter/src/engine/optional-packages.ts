import { MediaError } from '../composition/render-job.ts'

export type Codecs = typeof import('@napi-rs/webcodecs')

export interface VoiceEvent {
  type: 'end' | 'phoneme' | 'samplerate' | 'sentence' | 'word'
  /** Milliseconds. */
  audio_position: number
  /** Counts characters from 1. */
  text_position: number
  word_length: number
  id: number | string
}

/** The part of the espeak worker that is used. The package has no types. */
export interface VoiceWorker {
  /** Returns 0 when the voice exists. Otherwise the previous voice stays. */
  set_voice(name: string): number
  set_rate(wordsPerMinute: number): void
  set_pitch(pitch: number): void
  synthesize(
    text: string,
    receive: (samples: Int16Array | undefined, events: VoiceEvent[] | undefined) => boolean,
  ): void
}

/** The speech engine and its WebAssembly memory, which may grow. */
interface BuiltInVoice {
  worker: VoiceWorker
  memory: () => Uint8Array
}

interface VoiceModule {
  default: () => Promise<{ eSpeakNGWorker: new () => VoiceWorker; HEAPU8: Uint8Array }>
}

let codecs: Promise<Codecs> | undefined

// Both packages are optional and under the GPL, so they are loaded only in render processes.
const VOICE_PACKAGE = '@echogarden/espeak-ng-emscripten'

/** Loads the codecs. Throws `codec-missing` when the package is not installed. */
export function loadCodecs(): Promise<Codecs> {
  codecs ??= import('@napi-rs/webcodecs').catch((cause: unknown) => {
    codecs = undefined
    throw new MediaError(
      'codec-missing',
      'Videos cannot be encoded here: install the package @napi-rs/webcodecs 1.3.1.',
      { cause },
    )
  })
  return codecs
}

/** Loads a new instance of the speech engine. Throws `voice-missing` when its package is not installed. */
export function loadVoice(): Promise<BuiltInVoice> {
  return (import(VOICE_PACKAGE) as Promise<VoiceModule>)
    .then((module) => module.default())
    .then((module) => ({ worker: new module.eSpeakNGWorker(), memory: () => module.HEAPU8 }))
    .catch((cause: unknown) => {
      throw new MediaError(
        'voice-missing',
        `The built-in voice is not installed: install the package ${VOICE_PACKAGE} 0.3.5.`,
        { cause },
      )
    })
}
