import { writeFile } from 'node:fs/promises'
import type { Language } from '../src/composition/render-job.ts'
import { SAMPLE_RATE } from '../src/engine/audio/filters.ts'
import { openBuiltInVoice } from '../src/engine/voices/built-in-voice.ts'
import { decodeAudioFile } from '../src/engine/voices/decode-audio.ts'
import type { PresenterId } from '../src/rig/presenters.ts'
import { parseScript } from '../src/script/index.ts'
import { type Reading, hearWords } from '../src/twin/consent/hear-words.ts'
import type { HeardWords } from '../src/twin/consent/jobs.ts'
import { MediaError } from '../src/composition/render-job.ts'
import { PAGES } from './spoken-pages.ts'
import { wavFile } from './speech-server.ts'

export type TrialKind = 'code' | 'language' | 'right' | 'sentence' | 'silence'

/** A recording, and what should have been read in it. */
export interface Trial {
  name: string
  asked: Reading
  samples: Int16Array
  rate: number
}

const RATE = 22_050
const LANGUAGES: readonly Language[] = ['en', 'es', 'zh', 'hi', 'fa']
/** Those with whose voices the product does not compare. */
const PEOPLE: readonly PresenterId[] = ['leila', 'wei', 'sofia', 'amina', 'kai']
/** Common ways to read a code: digit by digit, as two numbers, as three. */
const GROUPS = [1, 1, 3, 2]

const NAMES: Record<Language, string[]> = {
  en: ['Ana Torres', 'James Whitfield', 'Priya Nair', 'Tom Li'],
  es: ['Lucía Fernández', 'Diego Morales', 'Ana Ruiz', 'Juan Gil'],
  zh: ['林梅', '王小明', '陈志强', '李娜'],
  hi: ['प्रिया नायर', 'अमित शर्मा', 'नेहा गुप्ता', 'रवि वर्मा'],
  fa: ['سارا احمدی', 'رضا کریمی', 'مریم حسینی', 'علی رضایی'],
}

/** The sentences of the product. */
const SENTENCES: Record<Language, string> = {
  en: 'I am {name}. I allow Waymark to make a digital twin of me from my recording and to use it in videos. My code is {code}.',
  es: 'Soy {name}. Permito que Waymark cree un gemelo digital mío a partir de mi grabación y lo use en videos. Mi código es {code}.',
  zh: '我是{name}。我允许Waymark用我的录像制作我的数字分身，并在视频中使用。我的验证码是{code}。',
  hi:
    'मैं {name} हूँ। मैं Waymark को मेरी रिकॉर्डिंग से मेरा डिजिटल ट्विन बनाने और उसे वीडियो में इस्तेमाल करने की ' +
    'अनुमति देता/देती हूँ। मेरा कोड {code} है।',
  fa: 'من {name} هستم. به Waymark اجازه می‌دهم از ضبط من یک همزاد دیجیتال از من بسازد و در ویدیوها از آن استفاده کند. کد من {code} است.',
}

/** Returns trials of a kind, the same ones each time: person, tempo, noise, pauses and level differ. */
export function createTrials(kind: TrialKind, languages = LANGUAGES) {
  const random = createRandom(kind.length * 7919 + kind.charCodeAt(0))
  let number = 0
  return { next }

  async function next(): Promise<Trial> {
    const at = number++
    const language = pick(languages, at)
    const person = pick(PEOPLE, Math.floor(at / languages.length) + at)
    const [code, other] = [codeOf(random), codeOf(random)]
    const name = pick(NAMES[language], at)
    const asked = { text: sentence(language, name, shown(code, language)), code, language }
    const said = (of: Language, digits: string) =>
      sentence(of, name, digits.replaceAll(new RegExp(`(.{${pick(GROUPS, at)}})(?=.)`, 'gu'), '$1 '))
    const foreign = pick(LANGUAGES, LANGUAGES.indexOf(language) + 1 + (at % 4))
    const spoken = {
      right: () => speak(person, language, said(language, code)),
      code: () => speak(person, language, said(language, other)),
      language: () => speak(person, foreign, said(foreign, code)),
      sentence: () => speak(person, language, page(language, at)),
      silence: async () => new Int16Array(8 * RATE),
    }
    const samples = noisy(
      await spoken[kind](),
      kind === 'silence' ? pick([0, 60, 400, 1500], at) : pick([60, 300, 600], at),
    )
    return { name: `${kind} ${number}, ${language}, ${person}`, asked, samples, rate: RATE }
  }

  async function speak(person: PresenterId, language: Language, text: string): Promise<Int16Array> {
    const voice = await openBuiltInVoice(person, language, 0.8 + 0.45 * random())
    const pieces: Int16Array[] = [new Int16Array(Math.round((0.2 + random()) * voice.rate))]
    for await (const { samples, pauseSeconds } of voice.say(parseScript(text, language).sentences))
      pieces.push(samples, new Int16Array(Math.round(pauseSeconds * (0.3 + 2 * random()) * voice.rate)))
    return Int16Array.from(pieces.flatMap((piece) => [...piece]))
  }

  function noisy(samples: Int16Array, amplitude: number): Int16Array {
    const level = 0.2 + 0.6 * random()
    return samples.map((sample) => sample * level + (random() - 0.5) * amplitude)
  }
}

/** Judges a trial as the product does, by way of a file. */
export async function heardIn({ asked, samples, rate }: Trial, path: string): Promise<HeardWords> {
  await writeFile(path, wavFile(samples, rate))
  try {
    return await hearWords(asked, { samples: await decodeAudioFile(path), rate: SAMPLE_RATE }, () => {})
  } catch (error) {
    if (error instanceof MediaError && error.code === 'file-refused')
      return { verdict: 'silent', dissimilarity: 1, digits: 0 }
    throw error
  }
}

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item
const codeOf = (random: () => number) => String(Math.floor(random() * 1_000_000)).padStart(6, '0')
const sentence = (language: Language, name: string, code: string) =>
  SENTENCES[language].replace('{name}', name).replace('{code}', code)

/** The code as the product shows it. */
function shown(code: string, language: Language): string {
  const digits = new Intl.NumberFormat(language === 'fa' ? 'fa' : 'en')
  const all = Array.from(code, (digit) => digits.format(Number(digit))).join('')
  return `${all.slice(0, 3)} ${all.slice(3)}`
}

/** Three lines of a page about something else. */
function page(language: Language, at: number): string {
  const lines = PAGES[language].split('\n')
  return [0, 1, 2].map((line) => pick(lines, 3 * at + line)).join('\n')
}

/** Numbers from 0 to 1, the same ones for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}
