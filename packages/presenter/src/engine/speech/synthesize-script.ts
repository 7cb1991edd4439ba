import type { Speech, SpokenSentence } from '../../animation/speech.ts'
import type { ParsedScript } from '../../script/index.ts'
import type { Utterance, Voice } from '../voices/voice.ts'

/** Silence before the first word. The presenter breathes in. */
export const LEAD_IN_SECONDS = 0.35
/** Silence after the last word. The presenter smiles. */
const LEAD_OUT_SECONDS = 0.95
// A voice reports the start of its last phoneme, not its end.
const LAST_SOUND_SECONDS = 0.13

function placed(utterance: Utterance, rate: number, offsetSeconds: number) {
  const phonemes = utterance.phonemes.map(({ seconds, ipa }) => ({ seconds: seconds + offsetSeconds, ipa }))
  const lastSound = phonemes.findLast(({ ipa }) => ipa !== '')
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
  return { sentence, phonemes }
}

interface SynthesisHooks {
  /** Receives the audio, mono, at the rate of the voice. */
  pushAudio: (samples: Int16Array) => void
  /** Called after each sentence. May throw to stop. */
  onSentence: (share: number) => void
  signal?: AbortSignal | undefined
  /** Silence before the first and after the last word. */
  leadInSeconds?: number
  leadOutSeconds?: number
}

/** Synthesizes a script. Passes the audio on and returns the timing of sentences, words and phonemes. */
export async function synthesizeScript(voice: Voice, script: ParsedScript, listener: SynthesisHooks): Promise<Speech> {
  const { pushAudio, onSentence, signal, leadInSeconds = LEAD_IN_SECONDS, leadOutSeconds = LEAD_OUT_SECONDS } = listener
  const speech: Speech = { sentences: [], phonemes: [], durationSeconds: 0 }
  let sampleCount = 0
  const push = (samples: Int16Array) => {
    pushAudio(samples)
    sampleCount += samples.length
  }
  const pushSilence = (seconds: number) => push(new Int16Array(Math.round(seconds * voice.rate)))
  pushSilence(leadInSeconds)
  onSentence(0)
  let pauseSeconds = 0
  for await (const utterance of voice.say(script.sentences, signal)) {
    if (pauseSeconds > 0) pushSilence(pauseSeconds)
    const { sentence, phonemes } = placed(utterance, voice.rate, sampleCount / voice.rate)
    speech.sentences.push(sentence)
    speech.phonemes.push(...phonemes)
    push(utterance.samples)
    pauseSeconds = utterance.pauseSeconds
    onSentence(speech.sentences.length / script.sentences.length)
  }
  pushSilence(leadOutSeconds)
  speech.durationSeconds = sampleCount / voice.rate
  return speech
}
