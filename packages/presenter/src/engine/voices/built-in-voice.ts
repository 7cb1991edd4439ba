import { MediaError } from '../../composition/render-job.ts'
import type { Language } from '../../composition/render-job.ts'
import { type PresenterId, builtInVoices } from '../../rig/presenters.ts'
import { loadVoice } from '../optional-packages.ts'
import type { VoiceEvent, VoiceWorker } from '../optional-packages.ts'
import { createMemorySnapshot } from './memory-snapshot.ts'
import { PAUSE_SECONDS } from './voice.ts'
import type { Voice } from './voice.ts'
import { readEvents } from './voice-events.ts'

const BUILT_IN_RATE = 22050

const ACCENTS: Record<Language, string> = { en: 'en-us', es: 'es', fa: 'fa', hi: 'hi', zh: 'cmn' }

function joined(parts: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function synthesized(worker: VoiceWorker, text: string) {
  const parts: Int16Array[] = []
  const events: VoiceEvent[] = []
  worker.synthesize(text, (samples, heard) => {
    if (samples?.length) parts.push(samples.slice())
    if (heard) events.push(...heard)
    return false
  })
  return { samples: joined(parts), events }
}

/** Returns the espeak voice name of a presenter and language. */
export const voiceName = (presenter: PresenterId, language: Language) =>
  `${ACCENTS[language]}+${builtInVoices[presenter].timbre}`

interface SpeechEngine {
  worker: VoiceWorker
  /** Words per minute. */
  pace: number
  /** Resets the engine to its initial memory. */
  resetMemory: () => void
}

/**
 * Creates a speech engine for one voice. Earlier sentences would shift phonemes by a millisecond and make renders differ, so the
 * memory is restored before each sentence. The voice of an engine never changes, because restored memory of another voice breaks
 * synthesis.
 */
async function createSpeechEngine(presenter: PresenterId, language: Language, speed: number): Promise<SpeechEngine> {
  const { worker, memory } = await loadVoice()
  const { pitch, pace } = builtInVoices[presenter]
  const name = voiceName(presenter, language)
  // An unknown name would keep the previous voice without an error.
  const known = worker.set_voice(name) === 0
  if (!known) throw new MediaError('voice-missing', `The built-in voice does not know "${name}".`)
  worker.set_rate(Math.round(pace * speed))
  worker.set_pitch(pitch)
  const restoreMemory = createMemorySnapshot(memory())
  return { worker, pace: pace * speed, resetMemory: () => restoreMemory(memory()) }
}

let latest: { name: string; engine: Promise<SpeechEngine> } | undefined

/** Reuses the last engine, because starting one takes as long as a few sentences. */
function speechEngineFor(presenter: PresenterId, language: Language, speed: number): Promise<SpeechEngine> {
  const name = `${presenter} ${language} ${speed}`
  if (latest?.name === name) return latest.engine
  const engine = createSpeechEngine(presenter, language, speed)
  latest = { name, engine }
  engine.catch(() => (latest = undefined))
  return engine
}

/** Opens the voice of a presenter. `speed` 1 is its normal pace. Throws `voice-missing`. */
export async function openBuiltInVoice(presenter: PresenterId, language: Language, speed = 1): Promise<Voice> {
  const { worker, pace, resetMemory } = await speechEngineFor(presenter, language, speed)
  return {
    rate: BUILT_IN_RATE,
    isSynthetic: true,
    async *say(sentences) {
      for (const sentence of sentences) {
        resetMemory()
        if (sentence.pace) worker.set_rate(Math.round(pace * sentence.pace))
        const { samples, events } = synthesized(worker, sentence.words.map(({ spoken }) => spoken).join(' '))
        const times = readEvents(sentence, events, samples.length / BUILT_IN_RATE)
        yield { samples, ...times, pauseSeconds: PAUSE_SECONDS }
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}
