import type { DraftContent, LinkedDraft, ScriptLength, SpokenLanguage } from '@vitrine/contract'
import { DraftContent as DraftContentSchema } from '@vitrine/contract/api'
import { AppError } from '../../../platform/app-error.ts'
import { type Person, ownerOf } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import type { ThreadPool } from '../../../platform/thread-pool/thread-pool.ts'
import { rawPage } from '../../../platform/web-pages/page-text.ts'
import { type Translator, TranslatorError } from '../../../ports/translator.ts'
import { type Writer, WriterError } from '../../../ports/writer.ts'
import type { UploadsModule } from '../../uploads/index.ts'
import type { Drafts } from '../drafts/service.ts'
import { tasks as scriptTasks } from './first-script.ts'
import type { FoundFact } from './page-facts.ts'
import { type LinkedPage, tasks as pageTasks } from './read-link.ts'
import { type KnownFacts, actionLine } from './script-lines.ts'

interface Parts {
  drafts: Pick<Drafts, 'save' | 'get'>
  captures: Pick<UploadsModule['captures'], 'pageAt'>
  threads: Pick<ThreadPool, 'run'>
  writer: Writer
  /** Null where nothing translates. */
  translator: Translator | null
  newId: () => string
  report: (error: Error) => void
}

interface Wanted {
  url: string
  language?: SpokenLanguage | undefined
  length: ScriptLength
}

export type LinkedDrafts = ReturnType<typeof createLinkedDrafts>

/** Drafts begun from a web page. What a page says is material only: it is read in a thread, and nothing of it is run. */
export function createLinkedDrafts({ drafts, captures, threads, writer, translator, newId, report }: Parts) {
  return { begin }

  /** Throws page-private, page-unusable, page-unreachable, page-without-facts or drafts-full. */
  async function begin(tenant: Tenant, person: Person, wanted: Wanted): Promise<LinkedDraft> {
    const owner = ownerOf(person)
    const raw = rawPage(await captures.pageAt(wanted.url))
    const page = await threads.run(pageTasks.readLink, { page: raw, language: wanted.language }, owner)
    if (!page.facts.some(({ name }) => name === 'title' || name === 'place')) throw new AppError('page-without-facts')
    const language = wanted.language ?? page.language ?? 'en'
    const { script, writtenBy } = await firstScript(tenant, person, { page, language, length: wanted.length })
    const content = contentOf(tenant, page, { language, script })
    const { id } = await drafts.save(person, newId(), { version: 0, content })
    const draft = await drafts.get(person, id)
    const { url, siteName, colour, facts, photos } = page
    return { ...draft, page: { url, siteName, colour }, facts, photos, writer: writtenBy }
  }

  /** The model improves what the template says; where there is none, or it does not answer, the template stands. */
  async function firstScript(
    tenant: Tenant,
    person: Person,
    { page, language, length }: { page: LinkedPage; language: SpokenLanguage; length: ScriptLength },
  ): Promise<{ script: string; writtenBy: Writer['kind'] }> {
    const { vertical } = tenant
    const owner = ownerOf(person)
    const description = await describedIn(person, page, language)
    const task = { vertical, language, length, facts: knownFacts(page.facts), description }
    const template = await threads.run(scriptTasks.writeScript, task, owner)
    if (writer.kind !== 'model') return { script: template, writtenBy: 'rules' }
    try {
      return { script: await writer.improve({ script: template, language, vertical, owner }), writtenBy: 'model' }
    } catch (error) {
      if (!(error instanceof WriterError)) throw error
      report(error)
      return { script: template, writtenBy: 'rules' }
    }
  }

  /** Returns what the page says of its subject in the language of the video; empty where nothing translates it. */
  async function describedIn(
    person: Person,
    { facts, language: from }: LinkedPage,
    into: SpokenLanguage,
  ): Promise<string> {
    const description = valueOf(facts, 'description') ?? ''
    if (description === '' || from === into) return description
    if (!translator) return ''
    try {
      return await translator.translate({ script: description, from, into, owner: ownerOf(person) })
    } catch (error) {
      if (!(error instanceof TranslatorError)) throw error
      report(error)
      return ''
    }
  }
}

function contentOf(
  tenant: Tenant,
  { url, facts }: LinkedPage,
  { language, script }: { language: SpokenLanguage; script: string },
): DraftContent {
  const { title = '', place = '', ...known } = knownFacts(facts)
  const [phone = '', email = ''] = [valueOf(facts, 'phone'), valueOf(facts, 'email')]
  const shownUrl = url.length <= 300 ? url : ''
  const closing = { isOn: true, line: actionLine(tenant.vertical, language), phone, email, url: shownUrl }
  const ofTrade =
    tenant.vertical === 'property' ? ['price', 'bedrooms', 'bathrooms', 'area'] : ['price', 'dates', 'duration']
  const shown = Object.fromEntries(Object.entries(known).filter(([name]) => ofTrade.includes(name)))
  return DraftContentSchema.parse({
    title,
    propertyAddress: place,
    script,
    language,
    screenShareUrl: url.slice(0, 2000),
    facts: shown,
    closing,
  })
}

function knownFacts(facts: readonly FoundFact[]): KnownFacts {
  const values = facts.filter(({ name }) => !['description', 'phone', 'email'].includes(name))
  return Object.fromEntries(values.map(({ name, value }) => [name, value])) as KnownFacts
}

function valueOf(facts: readonly FoundFact[], wanted: FoundFact['name']): string | undefined {
  return facts.find(({ name }) => name === wanted)?.value
}
