import type { BatchPlan, SpokenLanguage } from '@vitrine/contract'
import { languageNamed } from '../../../platform/table-file/language-named.ts'

/** The page that a row links to, and the language that its video speaks. */
export interface RowLink {
  url: string
  language: SpokenLanguage
}

const URL_CHARACTERS_MAX = 2000

/** Returns the language of a row, or undefined where its cell names none that is spoken. */
export function rowLanguage(cell: string, plan: Pick<BatchPlan, 'language'>): SpokenLanguage | undefined {
  return languageNamed(cell) ?? (cell ? undefined : plan.language)
}

/** Returns an address in the form in which its page is stored; undefined for what is none. */
export function pageAddress(text: string): string | undefined {
  const typed = text.trim()
  const url = URL.parse(/^[^\s:/]+\.[^\s.]/.test(typed) ? `https://${typed}` : typed)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  url.hash = ''
  return url.href.length <= URL_CHARACTERS_MAX ? url.href : undefined
}

/** Returns the page that the cells of a row link to; undefined where there is none, or nothing can be read there. */
export function linkOfRow(cells: readonly string[], plan: BatchPlan): RowLink | undefined {
  const { link, language: languageAt } = plan.columns
  const url = link === undefined ? undefined : pageAddress(cells[link] ?? '')
  const language = rowLanguage(languageAt === undefined ? '' : (cells[languageAt] ?? ''), plan)
  return url && language ? { url, language } : undefined
}

export function keyOfLink({ url, language }: RowLink): string {
  return `${language} ${url}`
}
