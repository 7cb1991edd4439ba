import type { Phoneme, SpokenWord } from '../../animation/speech.ts'
import { MediaError } from '../../composition/render-job.ts'
import type { ScriptSentence } from '../../script/index.ts'
import { createResampler } from '../audio/resampler.ts'
import { textOf } from './sentence-text.ts'

/** Sample rate that is requested of a server that answers with timestamps (`pcm_24000`). */
const PCM_RATE = 24_000

/** The sound of a sentence at 48 kHz, and where its words start, if the server told it. */
export interface SpokenAnswer {
  samples: Int16Array
  /** Seconds, one for each word. */
  wordStarts: readonly number[] | undefined
}

interface Timestamps {
  characters: string[]
  character_start_times_seconds: number[]
}

/**
 * Reads the answer of ElevenLabs' call with timestamps: 16 bit PCM in base64, and the start of each character.
 * Throws `voice-failed` where it is something else.
 */
export function readTimedAnswer(bytes: Uint8Array, sentence: ScriptSentence): SpokenAnswer {
  const { audio_base64: audio, alignment } = parsed(bytes)
  if (typeof audio !== 'string' || audio === '') throw unreadable()
  const pcm = Buffer.from(audio, 'base64')
  if (pcm.length < 2) throw unreadable()
  const read = new Int16Array(Uint8Array.from(pcm).buffer, 0, pcm.length >> 1)
  const samples = Int16Array.from(createResampler(PCM_RATE)(read), toInt16)
  return { samples, wordStarts: isTimestamps(alignment) ? wordStartsOf(sentence, alignment) : undefined }
}

/** Moves words and phonemes so that each word starts where the server says. Between two starts time is stretched evenly. */
export function withWordStarts(
  { words, phonemes }: { words: SpokenWord[]; phonemes: Phoneme[] },
  starts: readonly number[],
): { words: SpokenWord[]; phonemes: Phoneme[] } {
  const found = words.map(({ startSeconds }) => startSeconds)
  const moved = (seconds: number): number => {
    const index = Math.max(0, countUpTo(found, seconds) - 1)
    const [from = 0, to = 0] = [found[index], starts[index]]
    const [following, wanted] = [found[index + 1], starts[index + 1]]
    if (following === undefined || wanted === undefined || following <= from) return Math.max(0, to + seconds - from)
    return Math.max(0, to + ((seconds - from) / (following - from)) * (wanted - to))
  }
  return {
    words: words.map(({ text, startSeconds, stressSeconds }) => ({
      text,
      startSeconds: moved(startSeconds),
      stressSeconds: moved(stressSeconds),
    })),
    phonemes: phonemes.map(({ seconds, ipa }) => ({ seconds: moved(seconds), ipa })),
  }
}

/** Returns how many of the rising `values` are at most `limit`. */
function countUpTo(values: readonly number[], limit: number): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] as number) <= limit) low = middle + 1
    else high = middle
  }
  return low
}

function parsed(bytes: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    throw unreadable()
  }
}

function isTimestamps(value: unknown): value is Timestamps {
  if (typeof value !== 'object' || value === null) return false
  const { characters, character_start_times_seconds: starts } = value as Record<string, unknown>
  return (
    Array.isArray(characters) &&
    Array.isArray(starts) &&
    characters.length === starts.length &&
    characters.every((character) => typeof character === 'string') &&
    starts.every((start) => typeof start === 'number' && Number.isFinite(start) && start >= 0)
  )
}

/** Returns undefined where the characters are not the text that was sent, or the times run backwards. */
function wordStartsOf(sentence: ScriptSentence, timestamps: Timestamps): number[] | undefined {
  const { characters, character_start_times_seconds: times } = timestamps
  if (characters.join('') !== textOf(sentence)) return undefined
  const timeAt = new Map<number, number>()
  let length = 0
  for (const [index, character] of characters.entries()) {
    timeAt.set(length, times[index] as number)
    length += character.length
  }
  const text = characters.join('')
  const starts: number[] = []
  let cursor = 0
  for (const { spoken } of sentence.words) {
    const at = text.indexOf(spoken, cursor)
    const start = at === -1 ? undefined : timeAt.get(at + Math.max(0, spoken.search(/[\p{L}\p{N}]/u)))
    if (start === undefined || start < (starts.at(-1) ?? 0)) return undefined
    starts.push(start)
    cursor = at + spoken.length
  }
  return starts
}

const toInt16 = (sample: number) => Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_767)))

function unreadable(): MediaError {
  return new MediaError('voice-failed', 'The voice server sent sound that cannot be read or heard.')
}
