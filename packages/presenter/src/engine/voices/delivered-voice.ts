import { paceOf } from '../../script/delivery-marks.ts'
import type { ScriptSentence, ScriptWord } from '../../script/index.ts'
import type { Utterance, Voice } from './voice.ts'

/** Emphasised words are louder by 4.4 dB, if they do not clip. */
const EMPHASIS_GAIN = 1.66
const LOUDEST = 32_700
/** The duration of fades in and out of the loudness, in seconds. */
const RAMP_SECONDS = 0.02

const silence = (seconds: number, rate: number) => new Int16Array(Math.round(seconds * rate))

/** Divides a sentence where the pace changes and at pauses, into what a voice can say in one go. */
function piecesOf(sentence: ScriptSentence): ScriptSentence[] {
  const pieces: ScriptSentence[] = []
  let isOpen = false
  for (const word of sentence.words) {
    const pace = paceOf(word.delivery)
    const last = pieces.at(-1)
    if (last && isOpen && last.pace === pace) last.words.push(word)
    else pieces.push({ words: [word], pace })
    isOpen = !word.pauseAfterSeconds
  }
  return pieces
}

/** Raises the loudness between two samples, with a ramp on either side. */
function raise(samples: Int16Array, [from, to]: readonly [number, number], rampLength: number): void {
  let peak = 1
  for (let at = from; at < to; at++) peak = Math.max(peak, Math.abs(samples[at] ?? 0))
  const gain = Math.max(1, Math.min(EMPHASIS_GAIN, LOUDEST / peak)) - 1
  for (let at = from; at < to; at++) {
    const share = Math.min(1, (at - from) / rampLength, (to - at) / rampLength)
    samples[at] = Math.round((samples[at] ?? 0) * (1 + gain * share))
  }
}

function emphasised(piece: ScriptSentence, { samples, words, ...rest }: Utterance, rate: number): Utterance {
  if (piece.words.every(({ delivery }) => delivery !== 'emphasis')) return { samples, words, ...rest }
  const louder = samples.slice()
  for (const [index, { delivery }] of piece.words.entries()) {
    if (delivery !== 'emphasis') continue
    const from = Math.round((words[index]?.startSeconds ?? 0) * rate)
    const next = words[index + 1]?.startSeconds
    const to = next === undefined ? louder.length : Math.min(louder.length, Math.round(next * rate))
    raise(louder, [from, to], RAMP_SECONDS * rate)
  }
  return { samples: louder, words, ...rest }
}

/** Joins the pieces of a sentence with their pauses. Times count from its first sample. */
function joined(pieces: readonly ScriptSentence[], spoken: readonly Utterance[], rate: number): Utterance {
  const parts: Int16Array[] = []
  const whole: Utterance = { samples: new Int16Array(0), words: [], phonemes: [], pauseSeconds: 0 }
  let length = 0
  const push = (samples: Int16Array) => {
    parts.push(samples)
    length += samples.length
  }
  for (const [index, piece] of pieces.entries()) {
    const utterance = spoken[index]
    if (!utterance) continue
    const { samples, words, phonemes, pauseSeconds } = emphasised(piece, utterance, rate)
    push(silence(piece.words[0]?.pauseBeforeSeconds ?? 0, rate))
    const offset = length / rate
    whole.words.push(
      ...words.map(({ text, startSeconds, stressSeconds }) => ({
        text,
        startSeconds: startSeconds + offset,
        stressSeconds: stressSeconds + offset,
      })),
    )
    whole.phonemes.push(...phonemes.map(({ seconds, ipa }) => ({ seconds: seconds + offset, ipa })))
    push(samples)
    push(silence(piece.words.at(-1)?.pauseAfterSeconds ?? 0, rate))
    whole.pauseSeconds = pauseSeconds
  }
  whole.samples = new Int16Array(length)
  let at = 0
  for (const part of parts) {
    whole.samples.set(part, at)
    at += part.length
  }
  return whole
}

const isMarked = ({ pauseBeforeSeconds, pauseAfterSeconds, delivery }: ScriptWord) =>
  pauseBeforeSeconds !== undefined || pauseAfterSeconds !== undefined || (delivery && delivery !== 'spell')

/**
 * Returns a voice that follows the marks of delivery in a script (`script/delivery-marks.ts`). It works with every kind of voice:
 * a sentence with marks is spoken in pieces, with silence between them.
 */
export function deliveredVoice(voice: Voice): Voice {
  return {
    ...voice,
    async *say(sentences, signal) {
      const pieces = sentences.map((sentence) => (sentence.words.some(isMarked) ? piecesOf(sentence) : [sentence]))
      let index = 0
      let spoken: Utterance[] = []
      for await (const utterance of voice.say(pieces.flat(), signal)) {
        spoken.push(utterance)
        const its = pieces[index] ?? []
        if (spoken.length < its.length) continue
        const isWhole = its.length === 1 && its[0] === sentences[index]
        yield isWhole ? utterance : joined(its, spoken, voice.rate)
        spoken = []
        index++
      }
    },
  }
}
