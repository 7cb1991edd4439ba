import type { Language } from '../composition/render-job.ts'
import type { GestureName } from '../rig/gestures.ts'

/** A gesture that a word triggers. The highest rank in a sentence wins. */
export interface WordGesture {
  gesture: GestureName
  holdSeconds: number
  rank: number
}

type Opening = 'both' | 'chest' | 'offer'

// Compared with `bareWord`. Chinese patterns also match inside a word.
const WORDS: Record<Language, Record<Opening, RegExp>> = {
  en: {
    both: /^(welcome|everything|everyone|everybody|hello|all)$/,
    chest: /^(i|we|i'm|we're|i'll|we'll|i've|we've|us|thank|thanks|promise|our|my)$/,
    offer: /^(here|here's|look|this|these|see|discover|meet|come|imagine|picture)$/,
  },
  es: {
    both: /^(bienvenid[oa]s?|tod[oa]s?|hola)$/,
    chest: /^(yo|nosotr[oa]s|gracias|prometo|prometemos|nuestr[oa]s?|mi|mis|me)$/,
    offer: /^(aquí|acá|mir[ae]n?|descubr[ae]n?|ve[an]?|ven|vengan?|conozcan?|est[aeo]s?|imagin[ae]n?)$/,
  },
  fa: {
    both: /^(خوش|خوشآمدید|سلام|درود|همه|همهی|همگی|همهچیز|سراسر)$/,
    chest: /^(من|ما|سپاس|سپاسگزارم|سپاسگزاریم|ممنون|ممنونم|ممنونیم|متشکرم|متشکریم|تشکر|قول|خودمان)$/,
    offer: /^(اینجا|این|ببینید|ببین|نگاه|بیایید|بیا|تصور|بفرمایید|آشنا|کشف)$/,
  },
  hi: {
    both: /^(स्वागत|नमस्ते|नमस्कार|सब|सभी|सबका|सबको|सबके)$/,
    chest: /^(मैं|मैंने|मुझे|मेर[ाीे]|हम|हमने|हमें|हमार[ाीे]|धन्यवाद|शुक्रिया|आभार|वादा)$/,
    offer: /^(यहा[ँं]|यह|ये|इस|इन|देख(िए|िये|ें|ो)|आइ(ए|ये)|मिल(िए|िये|ें)|जान(िए|िये|ें)|सोच(िए|िये|ें)|कल्पना)$/,
  },
  zh: {
    both: /欢迎|大家|所有|一切|全部|你好|您好/,
    chest: /^(我|我们|咱们|我的|我们的|谢谢|感谢|多谢|承诺|保证)$/,
    offer: /这里|这儿|请看|^看看?$|^瞧|^来$|想象|发现|^这|^此处$/,
  },
}

const GREETINGS: Record<Language, RegExp> = {
  en: /^(welcome|hello|hi|hey|greetings|morning|afternoon|evening)$/,
  es: /^(bienvenid[oa]s?|hola|buen[oa]s)$/,
  fa: /^(سلام|درود|خوش|خوشآمدید)$/,
  hi: /^(नमस्ते|नमस्कार|स्वागत)$/,
  zh: /欢迎|大家好|你好|您好|早上好|下午好|晚上好/,
}

/** Returns whether a word at the beginning of a speech greets the viewer. */
export const greets = (text: string, language: Language) => GREETINGS[language].test(bareWord(text))

const OPENINGS: Record<Opening, WordGesture> = {
  both: { gesture: 'both', holdSeconds: 1.4, rank: 2 },
  chest: { gesture: 'chest', holdSeconds: 1.4, rank: 1 },
  offer: { gesture: 'offer', holdSeconds: 1.5, rank: 1 },
}

interface CountingWords {
  /** Always a step or a reason. */
  always: RegExp
  /** Also an ordinal ("second floor"), so it counts only before a pause. */
  beforeHalt: RegExp
}

// Ordinals only. "One" and "two" state a quantity, which nobody counts on fingers.
const COUNTING: Record<Language, readonly [first: CountingWords, second: CountingWords, third: CountingWords]> = {
  en: [
    { always: /^firstly$/, beforeHalt: /^first$/ },
    { always: /^secondly$/, beforeHalt: /^second$/ },
    { always: /^thirdly$/, beforeHalt: /^third$/ },
  ],
  es: [
    { always: /^primeramente$/, beforeHalt: /^primero$/ },
    { always: /^segundamente$/, beforeHalt: /^segundo$/ },
    { always: /^terceramente$/, beforeHalt: /^tercero$/ },
  ],
  fa: [
    { always: /^(اولا|نخست)$/, beforeHalt: /^(اول|یکم)$/ },
    { always: /^(دوما|ثانیا)$/, beforeHalt: /^دوم$/ },
    { always: /^(سوما|ثالثا)$/, beforeHalt: /^سوم$/ },
  ],
  hi: [
    { always: /^प्रथमतः$/, beforeHalt: /^(पहल[ाीे]|प्रथम)$/ },
    { always: /^द्वितीयतः$/, beforeHalt: /^(दूसर[ाीे]|द्वितीय)$/ },
    { always: /^तृतीयतः$/, beforeHalt: /^(तीसर[ाीे]|तृतीय)$/ },
  ],
  zh: [
    { always: /^(首先|第一点)$/, beforeHalt: /^(第一|一来)$/ },
    { always: /^(其次|第二点)$/, beforeHalt: /^(第二|二来)$/ },
    { always: /^第三点$/, beforeHalt: /^(第三|再次)$/ },
  ],
}
const COUNTS = ['count1', 'count2', 'count3'] as const
const HALT = /[,،，、:：—–]["'”’»)]*$/u

const NUMBERS: Record<Language, readonly string[]> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  es: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  fa: ['صفر', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده'],
  hi: ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस'],
  zh: ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'],
}
const OTHER_FORMS: Record<string, string> = { 两: '二', पांच: 'पाँच', छः: 'छह' }

/** Zero in Arabic, Persian, Devanagari and full-width digits. The other nine follow it in Unicode. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10]

/** Converts Persian, Arabic, Devanagari and full-width digits to 0-9. */
export const withPlainDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  })

const NOT_OF_WORDS = /[^\p{L}\p{M}\p{N}$'-]/gu
const ARABIC_VOWEL_MARKS = /[\u064B-\u0652\u0670]/g

/** Normalizes a word for comparison: lower case, digits 0-9, Persian instead of Arabic letters, no punctuation or joiners. */
export const bareWord = (text: string) =>
  withPlainDigits(text.normalize('NFC').replace(/’/g, "'"))
    .replace(ARABIC_VOWEL_MARKS, '')
    .replace(/ي/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(NOT_OF_WORDS, '')
    .toLowerCase()

/** Returns the number that a word names, in digits: "3" for "three" and "۳". Undefined for other words. */
export function numberSaid(text: string, language: Language): string | undefined {
  const word = bareWord(text).replace(/^\$/, '')
  const spelled = NUMBERS[language].indexOf(OTHER_FORMS[word] ?? word)
  if (spelled >= 0) return String(spelled)
  return /^\d+$/.test(word) ? word : undefined
}

/** Returns the gestures that a word of the script triggers. */
export function gesturesOfWord(text: string, language: Language): WordGesture[] {
  const word = bareWord(text)
  const found = (Object.keys(OPENINGS) as Opening[])
    .filter((opening) => WORDS[language][opening].test(word))
    .map((opening) => OPENINGS[opening])
  for (const [index, { always, beforeHalt }] of COUNTING[language].entries()) {
    const gesture = COUNTS[index]
    if (gesture && (always.test(word) || (beforeHalt.test(word) && HALT.test(text)))) {
      found.push({ gesture, holdSeconds: 1.2, rank: 4 })
    }
  }
  return found
}
