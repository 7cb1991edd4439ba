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

/** What became of the rows of a table, which are told of together. */
interface BatchOrder {
  template: 'batch-done'
  userId: string
  batchId: string
  ready: number
  failed: number
  notMade: number
}

export type NoticePost = (tx: TenantTx, order: BatchOrder | NoticeOrder) => Promise<void>

/** Orders such a letter in the transaction that makes it true. */
export function createNoticePost(queue: Pick<Queue, 'send'>): NoticePost {
  return (tx, order) => {
    const texts = Object.entries(order).map(([name, value]) => [name, String(value)])
    return queue.send(tx, 'mail', { tenantId: tx.tenantId, ...Object.fromEntries(texts) })
  }
}

const KINDS: Record<string, MailKind> = {
  'batch-done': 'videos',
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
    named: { video: videoTitle, count: number },
  }
}

/** Undefined for an order that is about something else. Counts stand beneath each other, and those that are none are left out. */
export function batchLetter(
  { brand }: Pick<Tenant, 'brand'>,
  person: Addressee,
  { template, batchId, ready, failed, notMade }: Record<string, string | undefined>,
): Letter | undefined {
  if (template !== 'batch-done') return undefined
  const { words } = person
  const said = noticeWords[words.language].batch
  const shown = (count: string | undefined) => Number(count).toLocaleString(words.locale)
  const rest = [
    [said.failed, failed],
    [said.notMade, notMade],
  ].flatMap(([name = '', count]): [string, string][] => (count === '0' ? [] : [[name, shown(count)]]))
  return {
    words,
    subject: said.subject(brand.companyName, shown(ready)),
    title: said.title,
    paragraphs: [
      `${words.hello(person.displayName ?? person.username)} ${said.text}`,
      ...(rest.length > 0 ? [said.notCharged] : []),
    ],
    facts: [[said.ready, shown(ready)], ...rest],
    named: { count: shown(ready) },
    action: { label: said.action, path: `/videos/batch?id=${batchId}` },
  }
}
