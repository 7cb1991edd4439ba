import type { Language } from '@vitrine/contract'
import type { Tenant } from '../tenant.ts'
import type { Letter } from './letter.ts'
import { letterWords } from './words/all.ts'
import { newsletterWords } from './words/newsletter-words.ts'

/** What a partner wrote, as a letter: an empty line begins a paragraph. What stands around it is in the reader's language. */
export function newsletterLetter(
  { brand }: Pick<Tenant, 'brand'>,
  { subject, text }: { subject: string; text: string },
  language: Language,
): Letter {
  return {
    words: letterWords[language],
    subject,
    title: subject,
    paragraphs: text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
    isFreeText: true,
    footnote: newsletterWords[language].why(brand.companyName),
  }
}
