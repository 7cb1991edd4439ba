import { openBuiltInVoice } from '../../engine/voices/built-in-voice.ts'
import { mfccOf } from '../../engine/voices/mfcc.ts'
import type { PresenterId } from '../../rig/presenters.ts'
import { type Language, parseScript } from '../../script/index.ts'

/** A text in a built-in voice, to be laid against a recording. */
export interface ReferenceSpeech {
  samples: Int16Array
  rate: number
  /** Seconds at which the last sentence starts. */
  lastStartSeconds: number
}

/** A built-in voice with the resonances of another throat. */
export interface ReferenceVoice {
  presenterId: PresenterId
  /** Factor of all frequencies; below 1 a longer throat. */
  pitch: number
}

/** Recordings begin with silence, which must not match the first word. */
const SILENCE_SECONDS = 0.15

/** Speaks a text with a built-in voice. Throws `voice-missing`. */
export async function speak(text: string, language: Language, presenterId: PresenterId): Promise<ReferenceSpeech> {
  const voice = await openBuiltInVoice(presenterId, language)
  const pieces: Int16Array[] = [new Int16Array(Math.round(SILENCE_SECONDS * voice.rate))]
  let [length, lastStart] = [pieces[0]?.length ?? 0, 0]
  for await (const { samples, pauseSeconds } of voice.say(parseScript(text, language).sentences)) {
    lastStart = length
    const pause = new Int16Array(Math.round(pauseSeconds * voice.rate))
    pieces.push(samples, pause)
    length += samples.length + pause.length
  }
  const all = new Int16Array(length)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return { samples: all, rate: voice.rate, lastStartSeconds: lastStart / voice.rate }
}

/** Returns the features of a speech as another throat would have made them. Its tempo changes with them; alignment undoes that. */
export const featuresOf = ({ samples, rate }: ReferenceSpeech, { pitch }: Pick<ReferenceVoice, 'pitch'>) =>
  mfccOf(samples, Math.round(rate * pitch))
