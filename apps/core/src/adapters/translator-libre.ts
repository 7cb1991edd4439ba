import type { SpokenLanguage } from '@vitrine/contract'
import { z } from 'zod'
import type { ThreadPool } from '../platform/thread-pool/thread-pool.ts'
import { type Translator, TranslatorError } from '../ports/translator.ts'
import { translateFaithfully } from './language-models/faithful-translation.ts'
import { NoAnswer, askService } from './language-models/questions.ts'

interface Settings {
  /** The origin of the server, without a path. */
  url: string
  key: string | undefined
}

const TIMEOUT_MS = 60_000
const PIECES = { charactersMax: 1500, textsMax: 20 }

const Languages = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }))
const Answer = z.object({ translatedText: z.array(z.string()) })

/** The codes that older and newer servers have for a language. */
const CODES: Record<SpokenLanguage, readonly string[]> = {
  en: ['en'],
  es: ['es'],
  zh: ['zh-Hans', 'zh', 'zh-CN', 'zh_CN'],
  hi: ['hi'],
  fa: ['fa'],
}

/** Translates with a LibreTranslate server, or any server with the same API. */
export function createLibreTranslator({ url, key }: Settings, threads: Pick<ThreadPool, 'run'>): Translator {
  const base = url.replace(/\/$/, '')
  let known: Promise<string[]> | undefined
  return { translate: (task) => asPort(translated(task)) }

  async function translated(task: Parameters<Translator['translate']>[0]): Promise<string> {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const offered = await languages(signal)
    const target = codeOf(task.into, offered)
    const source = task.from ? codeOf(task.from, offered) : 'auto'
    return translateFaithfully(task, { ...PIECES, threads }, async (texts) => {
      const body = { q: texts, source, target, format: 'text', ...(key ? { api_key: key } : {}) }
      const { translatedText } = Answer.parse(
        await askService({ url: `${base}/translate`, key: undefined, body, signal }),
      )
      if (translatedText.length !== texts.length)
        throw new TranslatorError('unusable', 'texts are missing in the answer')
      return translatedText
    })
  }

  /** Returns the languages of the server, fetched once. After a failure the next call fetches again. */
  function languages(signal: AbortSignal): Promise<string[]> {
    known ??= readLanguages(signal).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }

  async function readLanguages(signal: AbortSignal): Promise<string[]> {
    const list = Languages.parse(await askService({ url: `${base}/languages`, key: undefined, signal }))
    return list.flatMap(({ code, targets = [] }) => [code, ...targets])
  }
}

function codeOf(language: SpokenLanguage, offered: readonly string[]): string {
  const code = CODES[language].find((name) => offered.includes(name))
  if (!code) throw new TranslatorError('missing', `no ${language} is offered`)
  return code
}

async function asPort(work: Promise<string>): Promise<string> {
  try {
    return await work
  } catch (error) {
    if (error instanceof NoAnswer) throw new TranslatorError('unreachable', error.message)
    if (error instanceof z.ZodError) throw new TranslatorError('unusable', 'an answer of another form')
    throw error
  }
}
