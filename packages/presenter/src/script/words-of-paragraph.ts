import type { Language } from '../composition/render-job.ts'
import { type Delivery, type DeliverySign, PAUSE_SECONDS_MAX, readSign, splitSigns } from './delivery-marks.ts'
import { westernDigits } from './numbers.ts'
import type { ScriptWord } from './sentence.ts'
import { spelledOut } from './spelled-out.ts'
import { phoneGroups } from './phone-numbers.ts'
import { LOCALES, normalizeWord } from './text-normalization.ts'
import { splitWords } from './words.ts'

interface WrittenWord {
  text: string
  delivery: Delivery | undefined
  pauseAfterSeconds: number
}

/** The words of a paragraph. `leadSeconds` is the pause before the first word. */
interface ReadParagraph {
  words: ScriptWord[]
  leadSeconds: number
}

const HAS_LETTER_OR_NUMBER = /[\p{L}\p{N}]/u
const CLOSING_SIGNS = /^[^\p{L}\p{M}\p{N}\s"“‘«(¿¡「『（《$€£¥￥₹﷼#@&+]+/u

/** Two pauses beside one another are one, up to the limit. */
const added = (one: number, other: number) => Math.min(PAUSE_SECONDS_MAX, one + other)

/** Divides a paragraph into written words. Signs that stand beside a mark belong to the word on the other side of it. */
function writtenWords(paragraph: string, language: Language) {
  const words: WrittenWord[] = []
  let leadSeconds = 0
  let delivery: Delivery | undefined
  // Whether the text so far ends without a space, so that the next part may continue its last word.
  let isOpen = false
  let isAfterPause = false
  for (const [index, part] of splitSigns(paragraph).entries()) {
    if (index % 2 === 1) addSign(readSign(part))
    else if (part !== '') addText(part)
  }
  return { words, leadSeconds }

  function addSign(sign: DeliverySign): void {
    if ('delivery' in sign) {
      delivery = sign.delivery
      return
    }
    isAfterPause = true
    const last = words.at(-1)
    if (last) last.pauseAfterSeconds = added(last.pauseAfterSeconds, sign.pauseSeconds)
    else leadSeconds = added(leadSeconds, sign.pauseSeconds)
  }

  function addText(part: string): void {
    const last = words.at(-1)
    const closing = isOpen && last ? (CLOSING_SIGNS.exec(part)?.[0] ?? '') : ''
    if (last) last.text += closing
    const isJoined = isOpen && closing === '' && !isAfterPause && language !== 'zh' && !/^\s/u.test(part)
    for (const [at, text] of splitWords(part.slice(closing.length), language).entries()) {
      if (at === 0 && isJoined && last) join(last, text)
      else words.push({ text, delivery, pauseAfterSeconds: 0 })
    }
    isOpen = !/\s$/u.test(part)
    isAfterPause = false
  }

  function join(word: WrittenWord, text: string): void {
    if (!HAS_LETTER_OR_NUMBER.test(word.text)) word.delivery = delivery
    word.text += text
  }
}

/** Returns the words of a paragraph. A sign that is not spoken, such as a dash, is shown with the word before it. */
export function wordsOfParagraph(paragraph: string, language: Language): ReadParagraph {
  const words: ScriptWord[] = []
  const { words: written, leadSeconds } = writtenWords(paragraph, language)
  const western = written.map(({ text }) => westernDigits(text))
  const isPhone = phoneGroups(western, language)
  let lead = leadSeconds
  const locale = LOCALES[language]
  for (const [index, { text, delivery, pauseAfterSeconds }] of written.entries()) {
    const place = {
      western: western[index] ?? text,
      before: western[index - 1] ?? '',
      after: western[index + 1] ?? '',
      isPhone: isPhone[index] === true,
      language,
      locale,
    }
    const word: ScriptWord =
      delivery === 'spell' ? { text, spoken: spelledOut(text, language) } : normalizeWord(text, place)
    if (delivery) word.delivery = delivery
    const last = words.at(-1)
    const isSpoken = HAS_LETTER_OR_NUMBER.test(word.spoken)
    if (isSpoken) words.push(word)
    else if (last) last.text += ` ${text}`
    if (pauseAfterSeconds === 0) continue
    const paused = isSpoken ? word : last
    if (paused) paused.pauseAfterSeconds = added(paused.pauseAfterSeconds ?? 0, pauseAfterSeconds)
    else lead = added(lead, pauseAfterSeconds)
  }
  return { words, leadSeconds: lead }
}

/** Adds a pause that a later paragraph begins with. */
export function pauseAfter(word: ScriptWord, seconds: number): void {
  if (seconds > 0) word.pauseAfterSeconds = added(word.pauseAfterSeconds ?? 0, seconds)
}
