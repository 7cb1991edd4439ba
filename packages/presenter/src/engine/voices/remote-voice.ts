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
import { type SpokenAnswer, readTimedAnswer, withWordStarts } from './timed-answer.ts'
import type { Utterance, Voice } from './voice.ts'
import { PAUSE_SECONDS } from './voice.ts'

/** Concurrent requests. */
const CONCURRENCY = 2

/** Starts of words are kept as whole numbers of this. */
const KEPT_SECONDS = 0.01

interface RemoteServer extends SpeechServer {
  /** Names the server in caches, if `baseUrl` changes from job to job. */
  service?: string
}

/**
 * Opens a voice of an OpenAI-compatible speech API, two requests at a time. `reference` is for alignment. Sentences in `store`
 * are not requested again. Throws `voice-failed`, `voice-unreachable`, `codec-missing`, `cancelled`.
 */
export function openRemoteVoice(server: RemoteServer, reference: Voice | undefined, store?: SentenceStore): Voice {
  async function answerFor(sentence: ScriptSentence, signal: AbortSignal): Promise<SpokenAnswer> {
    const input = textOf(sentence)
    const { baseUrl, service = baseUrl, model, voice } = server
    const speed = server.speed * (sentence.pace ?? 1)
    const name = JSON.stringify([service, model, voice, speed, input])
    const startsName = `${name} starts`
    const kept = await store?.read(name)
    if (kept) {
      const starts = await store?.read(startsName)
      return { samples: kept, wordStarts: starts && [...starts].map((start) => start * KEPT_SECONDS) }
    }
    const { bytes, contentType } = await requestSpeech({ ...server, speed }, input, signal)
    const answer =
      contentType === 'application/json'
        ? readTimedAnswer(bytes, sentence)
        : { samples: await soundIn(bytes, signal), wordStarts: undefined }
    if (answer.wordStarts)
      await store?.write(
        startsName,
        Int16Array.from(answer.wordStarts, (start) => Math.round(start / KEPT_SECONDS)),
      )
    await store?.write(name, answer.samples)
    return answer
  }
  async function utteranceOf(
    sentence: ScriptSentence,
    { samples, wordStarts }: SpokenAnswer,
    signal: AbortSignal,
  ): Promise<Utterance> {
    const { sentences } = await scriptTiming([sentence], { samples, rate: SAMPLE_RATE }, reference, signal)
    const { words = [], phonemes = [] } = sentences[0] ?? {}
    const timed = wordStarts ? withWordStarts({ words, phonemes }, wordStarts) : { words, phonemes }
    return { samples, ...timed, pauseSeconds: PAUSE_SECONDS }
  }
  return {
    rate: SAMPLE_RATE,
    isSynthetic: false,
    async *say(sentences, signal) {
      const spoken = inOrder(sentences, answerFor, { concurrency: CONCURRENCY, signal })
      for await (const [sentence, answer, ended] of spoken) yield await utteranceOf(sentence, answer, ended)
    },
  }
}

function soundIn(bytes: Uint8Array, signal: AbortSignal): Promise<Int16Array> {
  return decodeAudioBytes(bytes, signal).catch((cause: unknown) => {
    if (cause instanceof MediaError && cause.code === 'cancelled') throw cause
    throw new MediaError('voice-failed', 'The voice server sent sound that cannot be read or heard.', { cause })
  })
}
