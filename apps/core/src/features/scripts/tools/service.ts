import type {
  BatchTranslation,
  OptimizedScript,
  ScriptTools,
  SpokenLanguage,
  TranslatedScript,
} from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Person, ownerOf } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { Owner } from '../../../ports/owner.ts'
import { type Translator, TranslatorError } from '../../../ports/translator.ts'
import { type Writer, WriterError } from '../../../ports/writer.ts'
import type { GlossaryTerms } from '../../glossary/index.ts'
import type { Scripts } from '../service.ts'
import type { ScriptVersions } from '../versions/service.ts'

const LANGUAGE_MISSING = 'The translation service doesn’t support this language.'
const SILENT = [{ field: 'script', message: 'The script has no words to speak. Add at least one.' }]

interface Deps {
  scripts: Pick<Scripts, 'estimate' | 'hasWords' | 'languageOf'>
  versions: Pick<ScriptVersions, 'checkOwn' | 'record'>
  glossaryTerms: Pick<GlossaryTerms, 'keptIn' | 'translationsFor'>
  writer: Writer
  /** Null where nothing translates. */
  translator: Translator | null
  report: (error: Error) => void
}

interface ToolDraft {
  script: string
  scriptId?: string | undefined
}

export type Tools = ReturnType<typeof createTools>

/** Improves scripts and translates them. No transaction is open during calls to other services. */
export function createTools({ scripts, versions, glossaryTerms, writer, translator, report }: Deps) {
  return { known, optimize, translate, translateAll }

  function known(): ScriptTools {
    return { writer: writer.kind, canTranslate: translator !== null }
  }

  /** Throws script-silent, not-found, writer-unreachable or writer-unusable. */
  async function optimize(
    tenant: Tenant,
    person: Person,
    { script, language: named, scriptId }: ToolDraft & { language?: SpokenLanguage | undefined },
  ): Promise<OptimizedScript> {
    const owner = ownerOf(person)
    await needWords(owner, script, named ?? 'en')
    await versions.checkOwn(person, scriptId)
    // A script may be in another language than the one that is set. No tool may mix the two.
    const written = (await scripts.languageOf(owner, { script, language: named })) ?? named ?? 'en'
    const language = named ?? written
    const terms = await glossaryTerms.keptIn(owner, script, written)
    const better = await asWriter(
      writer.improve({ script, language: written, vertical: tenant.vertical, owner, terms }),
    )
    const before = { script, language }
    const kept = await versions.record(person, {
      scriptId,
      before,
      after: { ...before, script: better, origin: 'optimized' },
    })
    const isChanged = better !== script
    const after = await measured(owner, better, language)
    return {
      script: better,
      ...after,
      creditsBefore: (isChanged ? await measured(owner, script, language) : after).creditsNeeded,
      writer: writer.kind,
      isChanged,
      scriptId: kept,
    }
  }

  /** Throws script-silent, not-found, translation-unavailable, translator-unreachable or translator-unusable. */
  async function translate(
    person: Person,
    { script, from, language, scriptId }: ToolDraft & { from?: SpokenLanguage | undefined; language: SpokenLanguage },
  ): Promise<TranslatedScript> {
    const owner = ownerOf(person)
    await needWords(owner, script, from ?? 'en')
    await versions.checkOwn(person, scriptId)
    const translatedScript = await translated(owner, script, from, language)
    const kept = await versions.record(person, {
      scriptId,
      before: { script, language: from ?? 'en' },
      after: { script: translatedScript, language, origin: 'translated' },
    })
    return { translatedScript, language, ...(await measured(owner, translatedScript, language)), scriptId: kept }
  }

  /**
   * Translates into one language after the other, so that one person never takes the whole translator. Throws script-silent or
   * translation-unavailable.
   */
  async function translateAll(
    person: Person,
    script: string,
    languages: readonly SpokenLanguage[],
    from: SpokenLanguage | undefined,
  ): Promise<BatchTranslation[]> {
    const owner = ownerOf(person)
    await needWords(owner, script, from ?? 'en')
    if (!translator) throw new AppError('translation-unavailable')
    const translations: BatchTranslation[] = []
    for (const language of new Set(languages)) {
      try {
        translations.push({
          language,
          translatedScript: await translated(owner, script, from, language),
          message: null,
        })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        translations.push({ language, translatedScript: null, message: error.message })
      }
    }
    return translations
  }

  async function translated(
    owner: Owner,
    script: string,
    from: SpokenLanguage | undefined,
    into: SpokenLanguage,
  ): Promise<string> {
    if (!translator) throw new AppError('translation-unavailable')
    const written = from && (await scripts.languageOf(owner, { script, language: from }))
    try {
      const terms = await glossaryTerms.translationsFor(owner, { from: written, into })
      return await translator.translate({ script, from: written, into, owner, terms })
    } catch (error) {
      if (!(error instanceof TranslatorError)) throw error
      report(error)
      if (error.reason === 'missing')
        throw new AppError('translation-unavailable', { message: LANGUAGE_MISSING, cause: error })
      throw new AppError(`translator-${error.reason}`, { cause: error })
    }
  }

  async function asWriter(work: Promise<string>): Promise<string> {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof WriterError)) throw error
      report(error)
      throw new AppError(`writer-${error.reason}`, { cause: error })
    }
  }

  async function measured(owner: Owner, script: string, language: SpokenLanguage) {
    const { words, seconds, halfCredits } = await scripts.estimate(owner, { script, language })
    return { wordCount: words, duration: Math.round((seconds / 60) * 100) / 100, creditsNeeded: halfCredits / 2 }
  }

  async function needWords(owner: Owner, script: string, language: SpokenLanguage): Promise<void> {
    if (!(await scripts.hasWords(owner, { script, language }))) throw new AppError('script-silent', { fields: SILENT })
  }
}
