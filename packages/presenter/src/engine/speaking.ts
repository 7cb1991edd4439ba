import type { Speech, SpokenSentence } from '../acting/speech.ts'
import type { Speakable } from '../script/index.ts'
import type { Utterance, Voice } from './voices/voice.ts'

/** Silence before the first word, in which the presenter breathes in. */
const LEAD_IN_SECONDS = 0.35
/** Silence behind the last word, in which the presenter smiles. */
const LEAD_OUT_SECONDS = 0.95
// A voice reports the start of its last sound, not its end.
const LAST_SOUND_SECONDS = 0.13

function placed(utterance: Utterance, rate: number, offsetSeconds: number) {
  const sounds = utterance.sounds.map(({ seconds, ipa }) => ({ seconds: seconds + offsetSeconds, ipa }))
  const lastSound = sounds.findLast(({ ipa }) => ipa !== '')
  const end = offsetSeconds + utterance.samples.length / rate
  const sentence: SpokenSentence = {
    startSeconds: offsetSeconds,
    endSeconds: Math.min(end, (lastSound?.seconds ?? end) + LAST_SOUND_SECONDS),
    words: utterance.words.map((word) => ({
      text: word.text,
      startSeconds: word.startSeconds + offsetSeconds,
      stressSeconds: word.stressSeconds + offsetSeconds,
    })),
  }
  return { sentence, sounds }
}

interface Listener {
  /** The sound as it comes, mono, at the voice's rate. */
  pushSound: (samples: Int16Array) => void
  /** Called between sentences; may throw to stop. */
  onSentence: (share: number) => void
  signal?: AbortSignal | undefined
  /** Silence before the first and behind the last word. */
  leadInSeconds?: number
  leadOutSeconds?: number
}

/** Has a voice say a script, hands the sound on as it comes and answers the times of everything in it. */
export async function speakScript(voice: Voice, script: Speakable, listener: Listener): Promise<Speech> {
  const { pushSound, onSentence, signal, leadInSeconds = LEAD_IN_SECONDS, leadOutSeconds = LEAD_OUT_SECONDS } = listener
  const speech: Speech = { sentences: [], sounds: [], durationSeconds: 0 }
  let sampleCount = 0
  const push = (samples: Int16Array) => {
    pushSound(samples)
    sampleCount += samples.length
  }
  const pushSilence = (seconds: number) => push(new Int16Array(Math.round(seconds * voice.rate)))
  pushSilence(leadInSeconds)
  onSentence(0)
  let pauseSeconds = 0
  for await (const utterance of voice.say(script.sentences, signal)) {
    if (pauseSeconds > 0) pushSilence(pauseSeconds)
    const { sentence, sounds } = placed(utterance, voice.rate, sampleCount / voice.rate)
    speech.sentences.push(sentence)
    speech.sounds.push(...sounds)
    push(utterance.samples)
    pauseSeconds = utterance.pauseSeconds
    onSentence(speech.sentences.length / script.sentences.length)
  }
  pushSilence(leadOutSeconds)
  speech.durationSeconds = sampleCount / voice.rate
  return speech
}
