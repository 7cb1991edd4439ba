import { align } from '../../engine/voices/alignment.ts'
import type { PresenterId } from '../../rig/presenters.ts'
import type { Language } from '../../script/index.ts'
import { type ReferenceVoice, featuresOf, speak } from './reference-speech.ts'

/** Women's and men's voices, high and low. */
const PRESENTERS: readonly PresenterId[] = ['maya', 'daniel', 'tom']
const PITCHES = [0.88, 1, 1.14]

export interface HeardSentence {
  /** 0 identical, 1 unrelated: of the voice that fits best. */
  dissimilarity: number
  voice: ReferenceVoice
  /** The start of the last sentence in the recording, in seconds. */
  lastStartSeconds: number
}

/** Lays a text in several voices against the features of a recording and returns the best fit. Throws `voice-missing`. */
export async function hearSentence(
  text: string,
  language: Language,
  recording: Float32Array,
  onStep: () => void,
): Promise<HeardSentence> {
  let best: HeardSentence | undefined
  for (const presenterId of PRESENTERS) {
    const speech = await speak(text, language, presenterId)
    for (const pitch of PITCHES) {
      onStep()
      const voice = { presenterId, pitch }
      const { dissimilarity, secondsAt } = align(featuresOf(speech, voice), recording)
      if (best && !(dissimilarity < best.dissimilarity)) continue
      best = { dissimilarity, voice, lastStartSeconds: secondsAt(speech.lastStartSeconds / pitch) }
    }
  }
  if (!best) throw new Error('There is no voice to compare with.')
  return best
}
