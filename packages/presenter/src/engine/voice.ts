import { FilmError } from '../film/film-job.ts'
import type { FilmLanguage } from '../film/film-job.ts'
import type { PresenterId } from '../rig/presenters.ts'
import type { ScriptSentence } from '../script/index.ts'
import { isStressed } from '../acting/speech.ts'
import type { SpokenSound, SpokenWord } from '../acting/speech.ts'
import { loadVoice } from './optional.ts'
import type { VoiceEvent, VoiceWorker } from './optional.ts'

/** Samples a second of what the voice gives. */
export const VOICE_RATE = 22050

const ACCENTS: Record<FilmLanguage, string> = { en: 'en-us', es: 'es' }

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

/** One sentence as the voice said it. Times count from its first sample. */
export interface Utterance {
  samples: Int16Array
  seconds: number
  words: SpokenWord[]
  sounds: SpokenSound[]
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

interface WordSpan {
  text: string
  from: number
  to: number
  startSeconds: number | undefined
  stressSeconds: number | undefined
}

function spansOf(sentence: ScriptSentence): WordSpan[] {
  let at = 0
  return sentence.words.map(({ text, spoken }) => {
    // The voice counts whole characters, not UTF-16 units.
    const { length } = Array.from(spoken)
    const span = { text, from: at, to: at + length, startSeconds: undefined, stressSeconds: undefined }
    at += length + 1
    return span
  })
}

/** The voice merges some words; those it skips share the time up to the next one it names. */
function timedWords(spans: readonly WordSpan[], seconds: number): SpokenWord[] {
  let previous = 0
  return spans.map((span, index) => {
    let startSeconds = span.startSeconds
    if (startSeconds === undefined) {
      const ahead = spans.slice(index).findIndex((later) => later.startSeconds !== undefined)
      const steps = ahead < 0 ? spans.length - index : ahead
      const until = spans[index + steps]?.startSeconds ?? seconds
      startSeconds = index === 0 ? 0 : previous + (until - previous) / (steps + 1)
    }
    previous = startSeconds
    return { text: span.text, startSeconds, stressSeconds: span.stressSeconds ?? startSeconds }
  })
}

function readEvents(sentence: ScriptSentence, events: readonly VoiceEvent[], seconds: number) {
  const spans = spansOf(sentence)
  const sounds: SpokenSound[] = []
  let current: WordSpan | undefined
  for (const event of events) {
    const at = event.audio_position / 1000
    if (event.type === 'word') {
      const position = event.text_position - 1
      current = spans.find((span) => position >= span.from && position < span.to)
      if (current) current.startSeconds ??= at
    } else if (event.type === 'phoneme') {
      const ipa = String(event.id)
      sounds.push({ seconds: at, ipa })
      if (current && isStressed(ipa)) current.stressSeconds ??= at
    }
  }
  return { words: timedWords(spans, seconds), sounds }
}

type Say = (sentence: ScriptSentence) => Utterance

let inUse = ''

/** Choosing a voice takes as long as saying a sentence, so it is done only when somebody else spoke before. */
function useVoice(worker: VoiceWorker, presenter: PresenterId, language: FilmLanguage): void {
  const { timbre, pitch, pace } = VOICES[presenter]
  const name = `${ACCENTS[language]}+${timbre}`
  if (inUse === `${presenter} ${name}`) return
  // An unknown name would silently keep the voice that spoke before.
  const known = worker.set_voice(name) === 0
  if (!known) throw new FilmError('voice-missing', `The built-in voice does not know "${name}".`)
  worker.set_rate(pace)
  worker.set_pitch(pitch)
  inUse = `${presenter} ${name}`
}

/** The voice of a presenter in a language. Throws `voice-missing` when it is not installed or does not know the voice. */
export async function openVoice(presenter: PresenterId, language: FilmLanguage): Promise<Say> {
  const worker = await loadVoice()
  return (sentence) => {
    useVoice(worker, presenter, language)
    const parts: Int16Array[] = []
    const events: VoiceEvent[] = []
    worker.synthesize(sentence.words.map(({ spoken }) => spoken).join(' '), (samples, heard) => {
      if (samples?.length) parts.push(samples.slice())
      if (heard) events.push(...heard)
      return false
    })
    const samples = joined(parts)
    const seconds = samples.length / VOICE_RATE
    return { samples, seconds, ...readEvents(sentence, events, seconds) }
  }
}
