import { MediaError } from '../../composition/render-job.ts'
import type { ScriptSentence } from '../../script/index.ts'
import { SAMPLE_RATE } from '../audio/filters.ts'
import { decodeAudioBytes } from './decode-audio.ts'
import { inOrder } from './in-order.ts'
import { textOf } from './sentence-text.ts'
import type { SentenceStore } from './speech-cache.ts'
import { requestSpeech } from './speech-api.ts'
import type { SpeechServer } from './speech-api.ts'
import { scriptTiming } from './script-timing.ts'
import type { Utterance, Voice } from './voice.ts'
import { PAUSE_SECONDS } from './voice.ts'

/** Concurrent requests. */
const CONCURRENCY = 2

/**
 * Opens a voice of an OpenAI-compatible speech API, two requests at a time. `reference` is for alignment. Sentences in `store`
 * are not requested again. Throws `voice-failed`, `codec-missing`, `cancelled`.
 */
export function openRemoteVoice(server: SpeechServer, reference: Voice | undefined, store?: SentenceStore): Voice {
  async function soundOf(input: string, signal: AbortSignal): Promise<Int16Array> {
    const { baseUrl, model, voice, speed } = server
    const name = JSON.stringify([baseUrl, model, voice, speed, input])
    const cached = await store?.read(name)
    if (cached) return cached
    const bytes = await requestSpeech(server, input, signal)
    const samples = await decodeAudioBytes(bytes, signal).catch((cause: unknown) => {
      if (cause instanceof MediaError && cause.code === 'cancelled') throw cause
      throw new MediaError('voice-failed', 'The voice server sent sound that cannot be read or heard.', { cause })
    })
    await store?.write(name, samples)
    return samples
  }
  async function utteranceOf(sentence: ScriptSentence, samples: Int16Array, signal: AbortSignal): Promise<Utterance> {
    const { sentences } = await scriptTiming([sentence], { samples, rate: SAMPLE_RATE }, reference, signal)
    return {
      samples,
      words: sentences[0]?.words ?? [],
      phonemes: sentences[0]?.phonemes ?? [],
      pauseSeconds: PAUSE_SECONDS,
    }
  }
  return {
    rate: SAMPLE_RATE,
    isSynthetic: false,
    async *say(sentences, signal) {
      const soundOfSentence = (sentence: ScriptSentence, ended: AbortSignal) => soundOf(textOf(sentence), ended)
      const spoken = inOrder(sentences, soundOfSentence, { concurrency: CONCURRENCY, signal })
      for await (const [sentence, samples, ended] of spoken) yield await utteranceOf(sentence, samples, ended)
    },
  }
}
