import { isStressed } from '../../animation/speech.ts'
import type { Phoneme, SpokenWord } from '../../animation/speech.ts'
import type { ScriptSentence } from '../../script/index.ts'
import type { VoiceEvent } from '../optional-packages.ts'

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
    // The voice counts code points, not UTF-16 units.
    const { length } = Array.from(spoken)
    const span = { text, from: at, to: at + length, startSeconds: undefined, stressSeconds: undefined }
    at += length + 1
    return span
  })
}

/** Distributes words that the voice did not report between their neighbours. */
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

/** Events like "(en)" mark a foreign word. */
const isLanguageSwitch = (id: string) => id.startsWith('(')

/** Returns words and phonemes of a sentence from the events of the voice. */
export function readEvents(sentence: ScriptSentence, events: readonly VoiceEvent[], seconds: number) {
  const spans = spansOf(sentence)
  const phonemes: Phoneme[] = []
  let current: WordSpan | undefined
  for (const event of events) {
    const at = event.audio_position / 1000
    if (event.type === 'word') {
      const position = event.text_position - 1
      current = spans.find((span) => position >= span.from && position < span.to)
      if (current) current.startSeconds ??= at
    } else if (event.type === 'phoneme' && !isLanguageSwitch(String(event.id))) {
      const ipa = String(event.id)
      phonemes.push({ seconds: at, ipa })
      if (current && isStressed(ipa)) current.stressSeconds ??= at
    }
  }
  return { words: timedWords(spans, seconds), phonemes }
}
