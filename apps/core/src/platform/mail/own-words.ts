import type { MailTemplate, MailTexts } from '@vitrine/contract'
import type { Letter } from './letter.ts'
import { linesOf } from './lines.ts'

/** Which of the letters that a partner may word anew an order is about; undefined for all others. */
export function templateOf(order: Record<string, string | undefined>): MailTemplate | undefined {
  const { template = '' } = order
  if (template === 'sample') return order.of as MailTemplate
  if (template === 'receipt') return order.isAutomatic === 'yes' ? 'receipt-automatic' : 'receipt'
  if (template === 'videos-ready' || template === 'videos-failed')
    return (order.count ?? '1') === '1' ? template : `${template}-several`
  if (template === 'payment-failed') {
    const steps = ['payment-failed-first', 'payment-failed-second', 'payment-failed-last'] as const
    return steps[Number(order.step)]
  }
  return ALONE.find((one) => one === template)
}

/** Those that are one letter, whatever is ordered. */
const ALONE = [
  'welcome',
  'verify-email',
  'invitation',
  'batch-done',
  'subscription-ending',
  'subscription-ended',
  'low-balance',
  'top-up-off',
  'reset-password',
  'password-changed',
  'email-changed',
  'second-factor-on',
  'second-factor-off',
  'new-device',
] as const satisfies readonly MailTemplate[]

/** The parts of a letter that a partner words anew, with the names of what stands in them, in braces. */
export function withPlaceholders(letter: Letter): MailTexts {
  const { subject, paragraphs, closing = '' } = letter
  const [opening = ''] = paragraphs
  const values = Object.entries(letter.named ?? {}).filter(([, value]) => value !== '')
  const named = (text: string) => values.reduce((said, [name, value]) => said.replaceAll(value, `{${name}}`), text)
  return { subject: named(subject), opening: named(opening), closing: named(closing) }
}

/** A letter in a partner's words. What they named in braces gets its value, once, so that no value is read for a brace. */
export function inOwnWords(letter: Letter, texts: MailTexts): Letter {
  const values: Record<string, string | undefined> = letter.named ?? {}
  const filled = (text: string) => text.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => values[name] ?? whole)
  const subject = filled(texts.subject)
  const opening = linesOf(filled(texts.opening))
  return {
    ...letter,
    subject,
    title: letter.title === letter.subject ? subject : letter.title,
    paragraphs: [...opening, ...letter.paragraphs.slice(1)],
    closing: filled(texts.closing),
  }
}
