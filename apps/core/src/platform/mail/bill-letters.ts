import type { TenantTx } from '../db/open.ts'
import type { Queue } from '../queue.ts'
import type { Tenant } from '../tenant.ts'
import type { Letter } from './letter.ts'
import { billWords } from './words/bill-words.ts'
import type { LetterWords } from './words/letter-words.ts'

/** A bill of the platform to a partner, as it was when its letter was ordered. */
interface Bill {
  month: string
  totalCents: number
  dueAt: Date
}

type BillOrder = { userId: string; bill: Bill } & (
  | { kind: 'issued' }
  | { kind: 'due'; step: number }
  | { kind: 'paused' }
)

export type BillPost = (tx: TenantTx, order: BillOrder) => Promise<void>

/** Orders a letter about a bill in the transaction that makes it true. */
export function createBillPost(queue: Pick<Queue, 'send'>): BillPost {
  return (tx, { userId, bill, ...order }) => {
    const { month, totalCents, dueAt } = bill
    const told = { month, cents: String(totalCents), due: dueAt.toISOString() }
    const step = order.kind === 'due' ? { step: String(order.step) } : {}
    return queue.send(tx, 'mail', { tenantId: tx.tenantId, template: `bill-${order.kind}`, userId, ...told, ...step })
  }
}

interface Addressee {
  username: string
  displayName: string | null
  words: LetterWords
}

/** A letter to a partner's owner, in the partner's own name. Undefined for an order that is about something else. */
export function billLetter(
  { brand }: Pick<Tenant, 'brand'>,
  { username, displayName, words }: Addressee,
  order: Record<string, string | undefined>,
): Letter | undefined {
  const { locale } = words
  const day = (moment: string | undefined, shape: Intl.DateTimeFormatOptions) =>
    new Date(moment ?? '').toLocaleDateString(locale, { ...shape, timeZone: 'UTC' })
  const told = () => ({
    company: brand.companyName,
    month: day(`${order.month}-01`, { year: 'numeric', month: 'long' }),
    amount: (Number(order.cents) / 100).toLocaleString(locale, { style: 'currency', currency: 'USD' }),
    day: day(order.due, { dateStyle: 'long' }),
  })
  const say = billWords[words.language]
  const letter = (subject: string, text: string): Letter => ({
    words,
    subject,
    title: subject,
    paragraphs: [`${words.hello(displayName ?? username)} ${text}`],
    action: { label: say.action, path: '/whitelabel-dashboard?tab=billing' },
  })
  switch (order.template) {
    case 'bill-issued':
      return letter(say.issued.subject(told()), say.issued.text(told()))
    case 'bill-due':
      return letter(say.due.subject(told()), say.due.steps[Number(order.step)]?.(told()) ?? '')
    case 'bill-paused':
      return letter(say.paused.subject(told()), say.paused.text(told()))
    default:
      return undefined
  }
}
