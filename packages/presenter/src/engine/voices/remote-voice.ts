import { FilmError } from '../../film/film-job.ts'
import type { ScriptSentence } from '../../script/index.ts'
import { SAMPLE_RATE } from '../sound/filters.ts'
import { soundOfBytes } from './decoded-sound.ts'
import { remoteSpeech } from './remote-speech.ts'
import type { SpeechServer } from './remote-speech.ts'
import { spokenTimes } from './spoken-times.ts'
import type { Utterance, Voice } from './voice.ts'
import { PAUSE_SECONDS } from './voice.ts'

/** Sentences that are asked for at the same time. */
const AT_ONCE = 2

/** What is kept of a sentence between films. */
export interface SentenceStore {
  read: (name: string) => Promise<Int16Array | undefined>
  write: (name: string, samples: Int16Array) => Promise<void>
}

/** A sentence as it is sent: Chinese has no spaces between its words. */
function textOf({ words }: ScriptSentence): string {
  return words
    .map(({ spoken }) => spoken)
    .join(' ')
    .replace(/(?<=\p{Script=Han}[，。！？、；：]?) (?=[“「（《]?\p{Script=Han})/gu, '')
}

/**
 * A voice behind the OpenAI-compatible speech call, two sentences at a time. A server gives sound only; `reference` finds the
 * words in it. What `store` has is not asked for again. Throws `voice-failed`, `codec-missing`, `cancelled`.
 */
export function openRemoteVoice(server: SpeechServer, reference: Voice | undefined, store?: SentenceStore): Voice {
  async function soundOf(input: string, signal: AbortSignal): Promise<Int16Array> {
    const { baseUrl, model, voice, speed } = server
    const name = JSON.stringify([baseUrl, model, voice, speed, input])
    const kept = await store?.read(name)
    if (kept) return kept
    const bytes = await remoteSpeech(server, input, signal)
    const samples = await soundOfBytes(bytes, signal).catch((cause: unknown) => {
      if (cause instanceof FilmError && cause.code === 'cancelled') throw cause
      throw new FilmError('voice-failed', 'The voice server sent sound that cannot be read or heard.', { cause })
    })
    await store?.write(name, samples)
    return samples
  }
  async function utteranceOf(sentence: ScriptSentence, samples: Int16Array, signal: AbortSignal): Promise<Utterance> {
    const { sentences } = await spokenTimes([sentence], { samples, rate: SAMPLE_RATE }, reference, signal)
    return {
      samples,
      words: sentences[0]?.words ?? [],
      sounds: sentences[0]?.sounds ?? [],
      pauseSeconds: PAUSE_SECONDS,
    }
  }
  return {
    rate: SAMPLE_RATE,
    isSharp: false,
    async *say(sentences, signal) {
      // Leaving the loop early, or one failure, ends the requests that are under way.
      const leaving = new AbortController()
      const ended = signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal
      const asked: Promise<Int16Array>[] = []
      const ask = () => {
        const sentence = sentences[asked.length]
        if (!sentence) return
        const sound = soundOf(textOf(sentence), ended)
        // Its failure is met when its turn comes; until then it is not unhandled.
        sound.catch(() => undefined)
        asked.push(sound)
      }
      try {
        for (let index = 0; index < AT_ONCE; index++) ask()
        for (const [index, sentence] of sentences.entries()) {
          const samples = await (asked[index] as Promise<Int16Array>)
          ask()
          yield await utteranceOf(sentence, samples, ended)
        }
      } finally {
        leaving.abort()
      }
    },
  }
}
