import { i18n } from '@lingui/core'

export const faqCategories = [
  'start',
  'scripts',
  'presenters',
  'twin',
  'videos',
  'languages',
  'credits',
  'account',
  'help',
] as const

export type FaqCategory = (typeof faqCategories)[number]

/** A question with its answer, both in the language of the page. `id` is the part of the address after the #. */
export interface FaqEntry {
  id: string
  category: FaqCategory
  question: string
  answer: string
}

/** An entry without its category. */
export type FaqItem = Omit<FaqEntry, 'category'>

/** Whole sentences, one after the other; Chinese sets no space between them. */
export function paragraph(...sentences: string[]): string {
  return sentences.join(i18n.locale === 'zh' ? '' : ' ')
}
