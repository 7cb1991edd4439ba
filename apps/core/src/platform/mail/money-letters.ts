import { taxWithin } from '@vitrine/contract'
import type { Queue } from '../queue.ts'
import type { TenantTx } from '../db/open.ts'
import { invoiceNumber } from '../invoice-number.ts'
import type { Tenant } from '../tenant.ts'
import type { Letter } from './letter.ts'
import type { LetterWords } from './words/letter-words.ts'
import { type MoneyWords, moneyWords } from './words/money-words.ts'

/** A letter about money. What it tells is written down with the order, since it is what was true at that moment. */
type MoneyOrder = { userId: string } & (
  | Receipt
  | { template: 'payment-failed'; step: '0' | '1' | '2' }
  | { template: 'subscription-ending'; until: string }
  | { template: 'subscription-ended' }
  | { template: 'low-balance'; halfCredits: string }
  | { template: 'top-up-off'; bundle: string }
)

interface Receipt {
  template: 'receipt'
  number: string
  what: string
  cents: string
  currency: string
  /** The tax in the price by its name, and whom the invoice is for; empty where there is none. */
  tax: string
  taxBasisPoints: string
  company: string
  taxId: string
  isAutomatic: 'no' | 'yes'
}

export type MoneyPost = (tx: TenantTx, order: MoneyOrder) => Promise<void>

/** Orders such a letter in the transaction that makes it true. */
export function createMoneyPost(queue: Pick<Queue, 'send'>): MoneyPost {
  return (tx, order) => queue.send(tx, 'mail', { tenantId: tx.tenantId, ...order })
}

interface Addressee {
  username: string
  displayName: string | null
  words: LetterWords
}

/** Undefined for an order that is about something else than money. */
export function moneyLetter(
  { brand, slug }: Pick<Tenant, 'brand' | 'slug'>,
  person: Addressee,
  order: Record<string, string | undefined>,
): Letter | undefined {
  const { words } = person
  const say = moneyWords[words.language]
  const hello = words.hello(person.displayName ?? person.username)
  const letter = (
    subject: string,
    text: string,
    action: string,
    { facts = [], named = {} }: Pick<Letter, 'facts' | 'named'> = {},
  ): Letter => ({
    words,
    subject,
    title: subject,
    paragraphs: [`${hello} ${text}`],
    facts,
    action: { label: action, path: '/billing' },
    named,
  })
  const { companyName: company } = brand
  switch (order.template) {
    case 'receipt': {
      const { subject, text, automatic, action } = say.receipt
      const facts = receiptFacts(say.receipt, order, { slug, locale: words.locale })
      return letter(subject(company), order.isAutomatic === 'yes' ? automatic : text, action, { facts })
    }
    case 'payment-failed':
      return letter(say.failed.subject(company), say.failed.steps[Number(order.step)] ?? '', say.failed.action)
    case 'subscription-ending': {
      const day = new Date(order.until ?? '').toLocaleDateString(words.locale, { dateStyle: 'long', timeZone: 'UTC' })
      return letter(say.ending.subject(company), say.ending.text(day), say.ending.action, { named: { day } })
    }
    case 'subscription-ended':
      return letter(say.ended.subject(company), say.ended.text, say.ended.action)
    case 'low-balance': {
      const credits = (Number(order.halfCredits) / 2).toLocaleString(words.locale)
      return letter(say.low.subject(company), say.low.text(credits), say.low.action, { named: { credits } })
    }
    case 'top-up-off': {
      const { bundle = '' } = order
      return letter(say.topUpOff.subject(company), say.topUpOff.text(bundle), say.topUpOff.action, {
        named: { bundle },
      })
    }
    default:
      return undefined
  }
}

function receiptFacts(
  { facts: [invoice, bought, amount], ofWhich, billedTo }: MoneyWords['receipt'],
  order: Record<string, string | undefined>,
  { slug, locale }: { slug: string; locale: string },
): NonNullable<Letter['facts']> {
  const money = (cents: number) =>
    (cents / 100).toLocaleString(locale, { style: 'currency', currency: order.currency ?? 'USD' })
  const [totalCents, basisPoints] = [Number(order.cents), Number(order.taxBasisPoints ?? 0)]
  const rate = (basisPoints / 10_000).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })
  const buyer = [order.company, order.taxId].filter(Boolean).join(', ')
  return [
    [invoice, invoiceNumber({ slug }, Number(order.number))],
    [bought, order.what ?? ''],
    [amount, money(totalCents)],
    ...(order.tax ? [fact(ofWhich(`${order.tax} ${rate}`), money(taxWithin(totalCents, { basisPoints })))] : []),
    ...(buyer ? [fact(billedTo, buyer)] : []),
  ]
}

const fact = (label: string, value: string): [string, string] => [label, value]
