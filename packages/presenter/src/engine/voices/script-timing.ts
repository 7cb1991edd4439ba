import type { Phoneme, SpokenWord } from '../../animation/speech.ts'
import type { ScriptSentence } from '../../script/index.ts'
import { align } from './alignment.ts'
import { loudnessTiming } from './loudness-timing.ts'
import { mfccOf } from './mfcc.ts'
import type { Utterance, Voice } from './voice.ts'

/** Timing of words and phonemes in a recording, in seconds. */
export interface ScriptTiming {
  sentences: { words: SpokenWord[]; phonemes: Phoneme[]; startSeconds: number; endSeconds: number }[]
  /** Whether the words were aligned, or only distributed by loudness. */
  isAligned: boolean
}

// Measured: the right words score 0.1 to 0.95, other words 0.97 and more.
const DISSIMILARITY_MAX = 0.96
// A larger difference in tempo means other words.
const STRETCH_MAX = 3
const SILENCE_SECONDS = 0.15

interface Reference {
  samples: Int16Array
  utterances: readonly { utterance: Utterance; startSeconds: number; endSeconds: number }[]
}

async function referenceOf(
  voice: Voice,
  sentences: readonly ScriptSentence[],
  signal?: AbortSignal,
): Promise<Reference> {
  const utterances: { utterance: Utterance; startSeconds: number; endSeconds: number }[] = []
  // Recordings begin with silence, which must not match the first word.
  let length = Math.round(SILENCE_SECONDS * voice.rate)
  for await (const utterance of voice.say(sentences, signal)) {
    const startSeconds = length / voice.rate
    const endSeconds = startSeconds + utterance.samples.length / voice.rate
    utterances.push({ utterance, startSeconds, endSeconds })
    length += utterance.samples.length + Math.round(utterance.pauseSeconds * voice.rate)
  }
  const samples = new Int16Array(length)
  for (const { utterance, startSeconds } of utterances)
    samples.set(utterance.samples, Math.round(startSeconds * voice.rate))
  return { samples, utterances }
}

/**
 * Aligns a script with a recording: the reference voice speaks the same script, and dynamic time warping maps one onto the other.
 * Falls back to loudness when the words differ or there is no reference.
 */
export async function scriptTiming(
  sentences: readonly ScriptSentence[],
  recording: { samples: Int16Array; rate: number },
  reference: Voice | undefined,
  signal?: AbortSignal,
): Promise<ScriptTiming> {
  const { samples, rate } = recording
  const heard = () => ({ sentences: loudnessTiming(sentences, samples, rate), isAligned: false })
  if (!reference) return heard()
  const said = await referenceOf(reference, sentences, signal)
  const span = samples.length / rate / (said.samples.length / reference.rate)
  if (span > STRETCH_MAX || span < 1 / STRETCH_MAX) return heard()
  const { secondsAt, dissimilarity } = align(mfccOf(said.samples, reference.rate), mfccOf(samples, rate))
  if (!(dissimilarity < DISSIMILARITY_MAX)) return heard()
  const found = said.utterances.map(({ utterance, startSeconds, endSeconds }) => ({
    startSeconds: secondsAt(startSeconds),
    endSeconds: secondsAt(endSeconds),
    phonemes: utterance.phonemes.map(({ seconds, ipa }) => ({ seconds: secondsAt(startSeconds + seconds), ipa })),
    words: utterance.words.map((word) => ({
      text: word.text,
      startSeconds: secondsAt(startSeconds + word.startSeconds),
      stressSeconds: secondsAt(startSeconds + word.stressSeconds),
    })),
  }))
  return { sentences: found, isAligned: true }
}
