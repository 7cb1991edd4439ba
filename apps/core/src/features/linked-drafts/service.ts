import type {
  ApprovedFacts,
  DraftContent,
  LinkedDraft,
  LinkedTrade,
  ScriptLength,
  SpokenLanguage,
} from '@vitrine/contract'
import { DraftContent as DraftContentSchema } from '@vitrine/contract/api'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Drafts } from '../scripts/index.ts'
import type { LinkedPages } from './linked-pages.ts'
import type { LinkedScripts } from './linked-scripts.ts'
import type { FoundFact } from './page-facts.ts'
import type { LinkedPage } from './read-link.ts'
import { actionLine } from './script-lines.ts'

interface Deps {
  drafts: Pick<Drafts, 'save' | 'get'>
  linkedPages: LinkedPages
  linkedScripts: LinkedScripts
  newId: () => string
}

interface Wanted {
  url: string
  language?: SpokenLanguage | undefined
  length: ScriptLength
}

/** The facts that a video shows, by trade. */
const SHOWN_FACTS: Record<LinkedTrade, readonly (keyof DraftContent['facts'])[]> = {
  listing: ['price', 'bedrooms', 'bathrooms', 'area'],
  hotel: ['price', 'dates', 'duration'],
  tour: ['price', 'dates', 'duration'],
  offer: ['price', 'dates', 'duration'],
  general: ['price', 'dates', 'duration'],
}
const SHOWN_URL_CHARACTERS_MAX = 300

export type LinkedDrafts = ReturnType<typeof createLinkedDrafts>

/** Drafts begun from a web page. */
export function createLinkedDrafts({ drafts, linkedPages, linkedScripts, newId }: Deps) {
  return { begin }

  /** Throws the problems of reading a page, or drafts-full. */
  async function begin(tenant: Tenant, person: Person, { url, length, ...wanted }: Wanted): Promise<LinkedDraft> {
    const { vertical } = tenant
    const page = await linkedPages.read({ url, language: wanted.language, vertical, owner: ownerOf(person) })
    const language = wanted.language ?? page.language ?? 'en'
    const [{ trade }, facts] = [page, factsByName(page.facts)]
    const request = { trade, language, length, facts, from: page.language }
    const { script, writer } = await linkedScripts.write(tenant, person, request)
    const { id } = await drafts.save(person, newId(), { version: 0, content: contentOf(page, { language, script }) })
    const draft = await drafts.get(person, id)
    const { siteName, colour, photos } = page
    return { ...draft, page: { url: page.url, siteName, colour }, trade, length, facts: page.facts, photos, writer }
  }
}

/** Returns the facts of a page by name. */
export function factsByName(facts: readonly FoundFact[]): ApprovedFacts {
  return Object.fromEntries(facts.map(({ name, value }) => [name, value]))
}

function contentOf(
  { url, trade, facts }: LinkedPage,
  { language, script }: { language: SpokenLanguage; script: string },
): DraftContent {
  const known = factsByName(facts)
  const { title = '', place = '', phone = '', email = '' } = known
  const shownUrl = url.length <= SHOWN_URL_CHARACTERS_MAX ? url : ''
  return DraftContentSchema.parse({
    title,
    propertyAddress: place,
    script,
    language,
    screenShareUrl: url.slice(0, 2000),
    facts: Object.fromEntries(SHOWN_FACTS[trade].flatMap((name) => (known[name] ? [[name, known[name]]] : []))),
    closing: { isOn: true, line: actionLine(trade, language), phone, email, url: shownUrl },
  })
}
