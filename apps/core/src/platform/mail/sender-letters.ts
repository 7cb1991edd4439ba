import type { TenantTx } from '../db/open.ts'
import type { Queue } from '../queue.ts'
import type { Letter } from './letter.ts'
import type { LetterWords } from './words/letter-words.ts'
import { senderWords } from './words/sender-words.ts'

interface SenderOrder {
  template: 'sender-ready' | 'sender-lost'
  userId: string
  address: string
}

export type SenderPost = (tx: TenantTx, order: SenderOrder) => Promise<void>

/** Orders a letter about the tenant's own sender in the transaction that makes it true. */
export function createSenderPost(queue: Pick<Queue, 'send'>): SenderPost {
  return (tx, order) => queue.send(tx, 'mail', { tenantId: tx.tenantId, ...order })
}

interface Addressee {
  username: string
  displayName: string | null
  words: LetterWords
}

/** Undefined for an order that is about something else. */
export function senderLetter(
  { username, displayName, words }: Addressee,
  { template, address = '' }: Record<string, string | undefined>,
): Letter | undefined {
  if (template !== 'sender-ready' && template !== 'sender-lost') return undefined
  const say = senderWords[words.language]
  const { subject, text } = template === 'sender-ready' ? say.ready : say.lost
  return {
    words,
    subject: subject(address),
    title: subject(address),
    paragraphs: [`${words.hello(displayName ?? username)} ${text(address)}`],
    action: { label: say.action, path: '/whitelabel-dashboard?tab=mail' },
  }
}
