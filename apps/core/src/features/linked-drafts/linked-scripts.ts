import type { LinkedScript, LinkedScriptRequest, SpokenLanguage } from '@vitrine/contract'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { Owner } from '../../ports/owner.ts'
import { type Translator, TranslatorError } from '../../ports/translator.ts'
import { type Writer, WriterError } from '../../ports/writer.ts'
import type { GlossaryTerms } from '../glossary/index.ts'
import type { Scripts } from '../scripts/index.ts'
import { tasks } from './first-script.ts'

interface Deps {
  scripts: Pick<Scripts, 'languageOf'>
  glossaryTerms: Pick<GlossaryTerms, 'keptIn' | 'translationsFor'>
  threads: Pick<ThreadPool, 'run'>
  writer: Writer
  /** Null where nothing translates. */
  translator: Translator | null
  report: (error: Error) => void
}

/** A request whose description may be in another language than the video. */
export interface LinkedScriptInput extends LinkedScriptRequest {
  /** Language of the description; detected where absent. */
  from?: SpokenLanguage | undefined
}

export type LinkedScripts = ReturnType<typeof createLinkedScripts>

/** Scripts written from the facts of a web page, and from nothing else. */
export function createLinkedScripts({ scripts, glossaryTerms, threads, writer, translator, report }: Deps) {
  return { write, describe }

  /** The model improves the text of the template. Without a model, or when it does not respond, the template's text is used. */
  async function write(tenant: Tenant, person: Person, wanted: LinkedScriptInput): Promise<LinkedScript> {
    const { trade, language, length } = wanted
    const owner = ownerOf(person)
    const facts = { ...wanted.facts, description: await describe(owner, wanted) }
    const script = await threads.run(tasks.writeScript, { trade, language, length, facts }, owner)
    if (writer.kind !== 'model') return { script, writer: 'rules' }
    try {
      const terms = await glossaryTerms.keptIn(owner, script, language)
      const better = await writer.improve({ script, language, vertical: tenant.vertical, owner, terms })
      const isInTime = await threads.run(tasks.fitsLength, { script: better, language, length }, owner)
      return isInTime ? { script: better, writer: 'model' } : { script, writer: 'rules' }
    } catch (error) {
      if (!(error instanceof WriterError)) throw error
      report(error)
      return { script, writer: 'rules' }
    }
  }

  /** Returns the page's description of its subject in the language of the video; empty where it cannot be translated. */
  async function describe(
    owner: Owner,
    { facts, from, language: into }: Pick<LinkedScriptInput, 'facts' | 'from' | 'language'>,
  ): Promise<string> {
    const { description = '' } = facts
    if (description === '') return ''
    const written = from ?? (await scripts.languageOf(owner, { script: description, language: into })) ?? into
    if (written === into) return description
    if (!translator) return ''
    try {
      const terms = await glossaryTerms.translationsFor(owner, { from: written, into })
      return await translator.translate({ script: description, from: written, into, owner, terms })
    } catch (error) {
      if (!(error instanceof TranslatorError)) throw error
      report(error)
      return ''
    }
  }
}
