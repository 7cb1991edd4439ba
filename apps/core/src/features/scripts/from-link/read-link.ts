import type { LinkedPhoto, SpokenLanguage } from '@vitrine/contract'
import { defineTasks } from '../../../platform/thread-pool/task.ts'
import { readMainText } from '../../../platform/web-pages/main-text.ts'
import { readMarkup } from '../../../platform/web-pages/markup.ts'
import { type RawPage, textOf } from '../../../platform/web-pages/page-text.ts'
import { readStructuredData } from '../../../platform/web-pages/structured-data.ts'
import { languageOf } from '../../../platform/words/kept-words.ts'
import { type FoundFact, factsOfHead, factsOfSubject, firstOfEach } from './page-facts.ts'
import { photosOf } from './photos.ts'
import { subjectOf } from './subject.ts'

/** What a page says of its subject. */
export interface LinkedPage {
  url: string
  siteName: string
  colour: string | null
  /** What the page is written in; undefined where that is no language of videos. */
  language: SpokenLanguage | undefined
  facts: FoundFact[]
  photos: LinkedPhoto[]
}

interface LinkTask {
  page: RawPage
  /** Of the video; undefined for that of the page. */
  language: SpokenLanguage | undefined
}

const DESCRIPTION_CHARACTERS_MIN = 120
const languages: readonly string[] = ['en', 'es', 'zh', 'hi', 'fa'] satisfies SpokenLanguage[]

export const tasks = defineTasks(import.meta.url, { readLink })

/** Structured data comes first, then the head, then the text of the page. */
function readLink({ page, language: wanted }: LinkTask): LinkedPage {
  const html = textOf(page)
  const markup = readMarkup(html)
  const subject = subjectOf(readStructuredData(html))
  const declared = languages.find((one) => one === markup.language) as SpokenLanguage | undefined
  const known = firstOfEach([
    ...(subject ? factsOfSubject(subject, wanted ?? declared ?? 'en') : []),
    ...factsOfHead(markup.metas, markup.title),
  ])
  const description = known.find(({ name }) => name === 'description')
  const text = (description?.value.length ?? 0) < DESCRIPTION_CHARACTERS_MIN ? readMainText(html) : ''
  const longer: FoundFact[] =
    text.length > (description?.value.length ?? 0)
      ? [{ name: 'description', value: text.slice(0, 4000), source: 'page-text', property: '' }]
      : []
  const facts = firstOfEach([...longer, ...known])
  const sample = facts.find(({ name }) => name === 'description')?.value ?? ''
  const colour = markup.metas.get('theme-color') ?? ''
  return {
    url: page.url,
    siteName: (markup.metas.get('og:site_name') ?? URL.parse(page.url)?.hostname.replace(/^www\./, '') ?? '').slice(
      0,
      80,
    ),
    colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : null,
    language: declared ?? (sample ? languageOf(sample, 'en') : undefined),
    facts,
    photos: photosOf(subject, markup, page.url),
  }
}
