import type { Language } from '@vitrine/contract'
import { msg, translate } from '@vitrine/messages'
import type { ComposedEmail } from '../../platform/email/compose.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'

const why = msg({ message: 'You’re receiving this because you subscribed to news from {company}.' })

/**
 * Returns a partner's newsletter as an email. An empty line begins a paragraph. The texts around it are in the reader's
 * language.
 */
export function newsletterEmail(
  { brand }: Pick<Tenant, 'brand'>,
  { subject, text }: { subject: string; text: string },
  language: Language,
): ComposedEmail {
  return {
    language,
    subject,
    title: subject,
    paragraphs: text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
    isFreeText: true,
    footnote: translate(language, why, { company: brand.companyName }),
  }
}
