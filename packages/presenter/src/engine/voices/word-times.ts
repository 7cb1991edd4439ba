import { isStressed } from '../../acting/speech.ts'
import type { SpokenSound, SpokenWord } from '../../acting/speech.ts'
import type { ScriptSentence } from '../../script/index.ts'
import type { VoiceEvent } from '../optional.ts'

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

/** Where a foreign word begins the voice reports "(en)" among the sounds. */
const isLanguageSwitch = (id: string) => id.startsWith('(')

/** The words and sounds of a sentence by the times the voice reports, matched by their place in the text. */
export function readEvents(sentence: ScriptSentence, events: readonly VoiceEvent[], seconds: number) {
  const spans = spansOf(sentence)
  const sounds: SpokenSound[] = []
  let current: WordSpan | undefined
  for (const event of events) {
    const at = event.audio_position / 1000
    if (event.type === 'word') {
      const position = event.text_position - 1
      current = spans.find((span) => position >= span.from && position < span.to)
      if (current) current.startSeconds ??= at
    } else if (event.type === 'phoneme' && !isLanguageSwitch(String(event.id))) {
      const ipa = String(event.id)
      sounds.push({ seconds: at, ipa })
      if (current && isStressed(ipa)) current.stressSeconds ??= at
    }
  }
  return { words: timedWords(spans, seconds), sounds }
}
