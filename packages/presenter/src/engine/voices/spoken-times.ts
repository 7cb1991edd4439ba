import type { SpokenSound, SpokenWord } from '../../acting/speech.ts'
import type { ScriptSentence } from '../../script/index.ts'
import { align } from './alignment.ts'
import { heardTimes } from './heard-times.ts'
import { featuresOf } from './features.ts'
import type { Utterance, Voice } from './voice.ts'

/** When the words and sounds of some sentences come in a recording, in seconds of it. */
export interface SpokenTimes {
  sentences: { words: SpokenWord[]; sounds: SpokenSound[]; startSeconds: number; endSeconds: number }[]
  /** Whether the words were found in the sound, or only spread over it by its loudness. */
  areFound: boolean
}

// Measured: the right words cost 0.1 to 0.95 of the way backwards, other words 0.97 and more.
const MOST_UNLIKENESS = 0.96
// Nobody speaks so much faster or slower than the reference; the words must be others.
const MOST_STRETCH = 3
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
  // Recordings begin with a little silence, which must not be taken for the first word.
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
 * Finds the words of sentences in a recording of somebody saying them: the reference voice says the same, and the two are laid
 * upon each other. Where somebody says something else, or there is no reference voice, words and mouths follow the loudness.
 */
export async function spokenTimes(
  sentences: readonly ScriptSentence[],
  recording: { samples: Int16Array; rate: number },
  reference: Voice | undefined,
  signal?: AbortSignal,
): Promise<SpokenTimes> {
  const { samples, rate } = recording
  const heard = () => ({ sentences: heardTimes(sentences, samples, rate), areFound: false })
  if (!reference) return heard()
  const said = await referenceOf(reference, sentences, signal)
  const stretch = samples.length / rate / (said.samples.length / reference.rate)
  if (stretch > MOST_STRETCH || stretch < 1 / MOST_STRETCH) return heard()
  const { secondsAt, unlikeness } = align(featuresOf(said.samples, reference.rate), featuresOf(samples, rate))
  if (!(unlikeness < MOST_UNLIKENESS)) return heard()
  const found = said.utterances.map(({ utterance, startSeconds, endSeconds }) => ({
    startSeconds: secondsAt(startSeconds),
    endSeconds: secondsAt(endSeconds),
    sounds: utterance.sounds.map(({ seconds, ipa }) => ({ seconds: secondsAt(startSeconds + seconds), ipa })),
    words: utterance.words.map((word) => ({
      text: word.text,
      startSeconds: secondsAt(startSeconds + word.startSeconds),
      stressSeconds: secondsAt(startSeconds + word.stressSeconds),
    })),
  }))
  return { sentences: found, areFound: true }
}
