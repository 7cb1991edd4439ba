import { FilmError } from '../../film/film-job.ts'
import type { Language } from '../../film/film-job.ts'
import type { PresenterId } from '../../rig/presenters.ts'
import { loadVoice } from '../optional.ts'
import type { VoiceEvent, VoiceWorker } from '../optional.ts'
import { createMemorySnapshot } from './memory-snapshot.ts'
import { PAUSE_SECONDS } from './voice.ts'
import type { Voice } from './voice.ts'
import { readEvents } from './word-times.ts'

const BUILT_IN_RATE = 22050

const ACCENTS: Record<Language, string> = { en: 'en-us', es: 'es', fa: 'fa', hi: 'hi', zh: 'cmn' }

/** Every presenter has a voice of their own: a timbre, a pitch (0..99) and a pace in words a minute. */
const VOICES: Record<PresenterId, { timbre: string; pitch: number; pace: number }> = {
  maya: { timbre: 'f3', pitch: 50, pace: 152 },
  daniel: { timbre: 'm3', pitch: 44, pace: 148 },
  leila: { timbre: 'f2', pitch: 46, pace: 150 },
  wei: { timbre: 'm1', pitch: 56, pace: 154 },
  sofia: { timbre: 'f1', pitch: 38, pace: 146 },
  tom: { timbre: 'm7', pitch: 34, pace: 142 },
  amina: { timbre: 'f4', pitch: 56, pace: 152 },
  kai: { timbre: 'm4', pitch: 66, pace: 154 },
}

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

/** The engine's name for a presenter who speaks a language. */
export const voiceName = (presenter: PresenterId, language: Language) =>
  `${ACCENTS[language]}+${VOICES[presenter].timbre}`

interface Speaker {
  worker: VoiceWorker
  /** Makes it somebody who has said nothing yet. */
  refresh: () => void
}

/**
 * A presenter's voice in an engine of its own. What was said before would shift every sound by a millisecond or so, and then a
 * script would not give the same film twice, nor its preview the same lips; so each sentence finds the memory as it was at
 * first. The engine never changes its voice: with a memory from before such a change it breaks off in the middle of a sentence.
 */
async function createSpeaker(presenter: PresenterId, language: Language, speed: number): Promise<Speaker> {
  const { worker, memory } = await loadVoice()
  const { pitch, pace } = VOICES[presenter]
  const name = voiceName(presenter, language)
  // An unknown name would silently keep the voice that spoke before.
  const known = worker.set_voice(name) === 0
  if (!known) throw new FilmError('voice-missing', `The built-in voice does not know "${name}".`)
  worker.set_rate(Math.round(pace * speed))
  worker.set_pitch(pitch)
  const bringBack = createMemorySnapshot(memory())
  return { worker, refresh: () => bringBack(memory()) }
}

let latest: { name: string; speaker: Promise<Speaker> } | undefined

/** Starting an engine takes as long as saying a few sentences, so the one of the film before is used again where it can be. */
function speakerFor(presenter: PresenterId, language: Language, speed: number): Promise<Speaker> {
  const name = `${presenter} ${language} ${speed}`
  if (latest?.name === name) return latest.speaker
  const speaker = createSpeaker(presenter, language, speed)
  latest = { name, speaker }
  speaker.catch(() => (latest = undefined))
  return speaker
}

/**
 * The voice of a presenter in a language; `speed` 1 is their own pace. Throws `voice-missing` when it is not installed or
 * does not know the voice.
 */
export async function openBuiltInVoice(presenter: PresenterId, language: Language, speed = 1): Promise<Voice> {
  const { worker, refresh } = await speakerFor(presenter, language, speed)
  return {
    rate: BUILT_IN_RATE,
    isSharp: true,
    async *say(sentences) {
      for (const sentence of sentences) {
        refresh()
        const { samples, events } = synthesized(worker, sentence.words.map(({ spoken }) => spoken).join(' '))
        const times = readEvents(sentence, events, samples.length / BUILT_IN_RATE)
        yield { samples, ...times, pauseSeconds: PAUSE_SECONDS }
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}
