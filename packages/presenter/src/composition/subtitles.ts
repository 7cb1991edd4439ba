import { captionsOf, hasSpaceBetween, linesOf } from './captions.ts'
import type { Caption, TimedSentence, TimedWord } from './captions.ts'
import type { Language } from './render-job.ts'

/** Characters per line, as broadcasters count them. A Chinese character takes as long to read as two letters. */
const LINE_LETTERS: Record<Language, number> = { en: 42, es: 42, fa: 42, hi: 38, zh: 18 }
const CUE_SECONDS_MIN = 0.8
const LINGER_SECONDS = 0.7
// Sets the direction of a line that begins with a number or a Latin name.
const RIGHT_TO_LEFT_MARK = '\u200f'

interface Subtitle<Word extends TimedWord> {
  startSeconds: number
  endSeconds: number
  lines: Word[][]
}

const countLetters = (text: string) => Array.from(text).length

const linesOfWords = (texts: readonly string[], language: Language) =>
  linesOf(texts, LINE_LETTERS[language], { widthOf: countLetters, space: 1, slit: 0 })

/** A cue lasts until the next one, or a little longer than its speech. */
function endOf(caption: Caption<TimedWord>, next: Caption<TimedWord> | undefined): number {
  const readable = Math.max(caption.endSeconds + LINGER_SECONDS, caption.startSeconds + CUE_SECONDS_MIN)
  const spoken = next && next.startSeconds < caption.endSeconds ? next.startSeconds : readable
  return Math.min(spoken, next?.startSeconds ?? Infinity)
}

/** Returns the cues of a speech: at most two balanced lines, never across a sentence. */
function subtitlesOf<Word extends TimedWord>(
  sentences: readonly TimedSentence<Word>[],
  language: Language,
): Subtitle<Word>[] {
  const captions = captionsOf(sentences, (texts) => linesOfWords(texts, language).length <= 2)
  return captions.map((caption, index) => {
    const words = [...caption.words]
    const lines = linesOfWords(
      words.map(({ text }) => text),
      language,
    )
    const [first] = words
    return {
      startSeconds: index === 0 && first ? Math.max(0, first.startSeconds - 0.06) : caption.startSeconds,
      endSeconds: endOf(caption, captions[index + 1]),
      lines: lines.map((line) => words.splice(0, line.length)),
    }
  })
}

function clock(seconds: number, comma: ',' | '.'): string {
  const milliseconds = Math.round(seconds * 1000)
  const part = (divisor: number, modulus: number, digits: number) =>
    String(Math.floor(milliseconds / divisor) % modulus).padStart(digits, '0')
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}${comma}${part(1, 1000, 3)}`
}

function joinedWords(line: readonly TimedWord[], written: (word: TimedWord) => string): string {
  return line.reduce((text, word, index) => {
    const before = line[index - 1]
    return text + (before && hasSpaceBetween(before.text, word.text) ? ' ' : '') + written(word)
  }, '')
}

const marked = (line: string, language: Language) => (language === 'fa' ? RIGHT_TO_LEFT_MARK : '') + line

/** Escapes for WebVTT markup. */
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)

/** Returns a WebVTT file with a timestamp for every word, so that players can highlight it. */
export function webVtt(sentences: readonly TimedSentence<TimedWord>[], language: Language): string {
  const cues = subtitlesOf(sentences, language).map(({ startSeconds, endSeconds, lines }) => {
    let last = startSeconds
    const written = ({ text, startSeconds: at }: TimedWord) => {
      // Timestamps inside a cue must increase and lie within it.
      const isLater = Math.round(at * 1000) > Math.round(last * 1000) && at < endSeconds - 0.01
      if (isLater) last = at
      return `${isLater ? `<${clock(at, '.')}>` : ''}${escaped(text)}`
    }
    const text = lines.map((line) => marked(joinedWords(line, written), language)).join('\n')
    return `${clock(startSeconds, '.')} --> ${clock(endSeconds, '.')}\n${text}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

/** Returns a SubRip file. The format has no escapes, so markup characters are replaced by similar ones. */
export function subRip(sentences: readonly TimedSentence<TimedWord>[], language: Language): string {
  return subtitlesOf(sentences, language)
    .map(({ startSeconds, endSeconds, lines }, index) => {
      const written = ({ text }: TimedWord) => text.replace(/</g, '‹').replace(/>/g, '›').replace(/[{}]/g, '')
      const text = lines.map((line) => marked(joinedWords(line, written), language)).join('\n')
      return `${index + 1}\n${clock(startSeconds, ',')} --> ${clock(endSeconds, ',')}\n${text}\n`
    })
    .join('\n')
}
