import { FilmError } from '../film/film-job.ts'

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

/** The part of the voice's worker that is used; the package ships no types. */
export interface VoiceWorker {
  /** 0 when the voice exists. Anything else leaves the previous voice in place. */
  set_voice(name: string): number
  set_rate(wordsPerMinute: number): void
  set_pitch(pitch: number): void
  synthesize(
    text: string,
    receive: (samples: Int16Array | undefined, events: VoiceEvent[] | undefined) => boolean,
  ): void
}

/** The voice and all it remembers. `memory` is asked for anew each time, because it may have grown. */
interface BuiltInVoice {
  worker: VoiceWorker
  memory: () => Uint8Array
}

interface VoiceModule {
  default: () => Promise<{ eSpeakNGWorker: new () => VoiceWorker; HEAPU8: Uint8Array }>
}

let codecs: Promise<Codecs> | undefined

// Both packages are optional and under the GPL: they are looked for only when a film is made, in the process that makes it.
const VOICE_PACKAGE = '@echogarden/espeak-ng-emscripten'

/** The video and audio encoders. Throws `codec-missing` when the package is not installed for this machine. */
export function loadCodecs(): Promise<Codecs> {
  codecs ??= import('@napi-rs/webcodecs').catch((cause: unknown) => {
    codecs = undefined
    throw new FilmError(
      'codec-missing',
      'Videos cannot be encoded here: install the package @napi-rs/webcodecs 1.3.1.',
      { cause },
    )
  })
  return codecs
}

/** A built-in voice of one's own. Throws `voice-missing` when its package is not installed. */
export function loadVoice(): Promise<BuiltInVoice> {
  return (import(VOICE_PACKAGE) as Promise<VoiceModule>)
    .then((module) => module.default())
    .then((module) => ({ worker: new module.eSpeakNGWorker(), memory: () => module.HEAPU8 }))
    .catch((cause: unknown) => {
      throw new FilmError(
        'voice-missing',
        `The built-in voice is not installed: install the package ${VOICE_PACKAGE} 0.3.5.`,
        { cause },
      )
    })
}
