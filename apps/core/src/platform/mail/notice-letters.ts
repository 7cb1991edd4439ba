import type { MailKind } from '@vitrine/contract'
import type { TenantTx } from '../db/open.ts'
import type { Queue } from '../queue.ts'
import type { Tenant } from '../tenant.ts'
import type { Letter } from './letter.ts'
import type { LetterWords } from './words/letter-words.ts'
import { noticeWords } from './words/notice-words.ts'

/** How videos of somebody ended: one is named, several are counted. */
interface NoticeOrder {
  template: 'videos-ready' | 'videos-failed'
  userId: string
  /** The only one, or any; its title is read when the letter is written, so that no order keeps it. */
  videoId: string
  count: number
}

export type NoticePost = (tx: TenantTx, order: NoticeOrder) => Promise<void>

/** Orders such a letter in the transaction that makes it true. */
export function createNoticePost(queue: Pick<Queue, 'send'>): NoticePost {
  return (tx, order) => queue.send(tx, 'mail', { tenantId: tx.tenantId, ...order, count: String(order.count) })
}

const KINDS: Record<string, MailKind> = {
  'videos-ready': 'videos',
  'videos-failed': 'videos',
  'low-balance': 'credits',
}

/** Of which kind a letter is that nobody needs to get; undefined for all others. */
export function mailKindOf(template: string | undefined): MailKind | undefined {
  return KINDS[template ?? '']
}

interface Addressee {
  username: string
  displayName: string | null
  words: LetterWords
}

/** Undefined for an order that is about something else. What people named their videos stands in the text, not in the subject. */
export function noticeLetter(
  { brand }: Pick<Tenant, 'brand'>,
  person: Addressee,
  { template, count = '1' }: Record<string, string | undefined>,
  videoTitle: string,
): Letter | undefined {
  if (template !== 'videos-ready' && template !== 'videos-failed') return undefined
  const { words } = person
  const { one, several, action } = noticeWords[words.language][template === 'videos-ready' ? 'ready' : 'failed']
  const said = count === '1' ? one : several
  const number = Number(count).toLocaleString(words.locale)
  return {
    words,
    subject: said.subject(brand.companyName, number),
    title: said.title(number),
    paragraphs: [`${words.hello(person.displayName ?? person.username)} ${said.text(videoTitle, number)}`],
    action: { label: action, path: '/my-videos' },
  }
}
