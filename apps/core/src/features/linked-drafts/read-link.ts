import {
  type LinkedPhoto,
  type LinkedTrade,
  type SpokenLanguage,
  type Vertical,
  languageCodes,
} from '@vitrine/contract'
import { withoutLoneSurrogate } from '../../platform/text/lone-surrogate.ts'
import { defineTasks } from '../../platform/thread-pool/task.ts'
import { readMainText } from '../../platform/web-pages/main-text.ts'
import { type Markup, readMarkup } from '../../platform/web-pages/markup.ts'
import { type RawPage, textOf } from '../../platform/web-pages/page-text.ts'
import { readStructuredData } from '../../platform/web-pages/structured-data.ts'
import { languageOf } from '../../platform/script-fidelity/script-facts.ts'
import { type FoundFact, factsOfHead, factsOfSubject, firstOfEach } from './page-facts.ts'
import { photosOf } from './photos.ts'
import { plain, subjectOf } from './subject.ts'

/** The data of a page about its subject. */
export interface LinkedPage {
  url: string
  siteName: string
  colour: string | null
  /** Language of the page; undefined where videos do not support it. */
  language: SpokenLanguage | undefined
  trade: LinkedTrade
  facts: FoundFact[]
  photos: LinkedPhoto[]
  /** Whether it shows a form to sign in, and nothing that could be described. */
  asksToSignIn: boolean
}

interface LinkTask {
  page: RawPage
  /** The language of the video; undefined for that of the page. */
  language: SpokenLanguage | undefined
  /** The site's vertical, for a page that doesn't say what it is about. */
  vertical: Vertical
}

const DESCRIPTION_CHARACTERS_MIN = 120
const SITE_NAME_CHARACTERS_MAX = 80

export const tasks = defineTasks(import.meta.url, { readLink })

/** Structured data comes first, then the head, then the text of the page. */
export function readLink({ page, language: wanted, vertical }: LinkTask): LinkedPage {
  const html = textOf(page)
  const markup = readMarkup(html)
  const subject = subjectOf(readStructuredData(html))
  const declared = languageCodes.find((one) => one === markup.language)
  const spoken = wanted ?? declared ?? 'en'
  const known = firstOfEach([
    ...(subject ? factsOfSubject(subject.item, spoken) : []),
    ...factsOfHead(markup.metas, markup.title, spoken),
  ])
  const facts = withText(known, html)
  const sample = facts.find(({ name }) => name === 'description')?.value ?? ''
  const colour = markup.metas.get('theme-color') ?? ''
  const host = URL.parse(page.url)?.hostname.replace(/^www\./, '')
  return {
    url: page.url,
    siteName: plain(markup.metas.get('og:site_name') ?? host ?? '').slice(0, SITE_NAME_CHARACTERS_MAX),
    colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : null,
    language: declared ?? (sample ? languageOf(sample, 'en') : undefined),
    trade: subject?.trade ?? tradeOfHead(markup, vertical),
    facts,
    photos: photosOf(subject?.item, markup, page.url),
    asksToSignIn: markup.hasPasswordField && !subject,
  }
}

/** Takes the text of a page as its description where that says more. */
function withText(known: FoundFact[], html: string): FoundFact[] {
  const { length } = known.find(({ name }) => name === 'description')?.value ?? ''
  if (length >= DESCRIPTION_CHARACTERS_MIN) return known
  const text = readMainText(html)
  if (text.length <= length) return known
  const description = { name: 'description', source: 'page-text', property: '' } as const
  return firstOfEach([{ ...description, value: withoutLoneSurrogate(text.slice(0, 4000)) }, ...known])
}

function tradeOfHead({ metas }: Markup, vertical: Vertical): LinkedTrade {
  const type = metas.get('og:type') ?? ''
  if (/hotel|lodging/.test(type)) return 'hotel'
  if (type.startsWith('product')) return vertical === 'property' ? 'listing' : 'offer'
  return 'general'
}
