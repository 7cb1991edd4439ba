import { type Newsletter, type NewsletterReach, peopleLimits } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { countCustomers } from '../people/index.ts'
import * as receivers from './recipient-store.ts'
import * as store from './store.ts'
import { DAY_MS } from '../../platform/time/durations.ts'

const DRAFTS_MAX = 50

interface Written {
  subject: string
  text: string
}

interface Start {
  id: string
  /** The number of the previous turn. */
  turn: number
  count: number
}

interface Deps {
  db: Db
  queue: Pick<Queue, 'send'>
  audit: Audit
  clock: Clock
  newId: () => string
}

export type Newsletters = ReturnType<typeof createNewsletters>

/**
 * Manages newsletters from a partner to those of its customers who agreed:
 *
 *   write --> draft --send--> sending --everybody had their turn--> done
 *               ^ write again    \----cancel----> cancelled
 *
 * Both final states allow sending again to people whose email failed.
 *
 * sending.ts sends the emails in batches.
 */
export function createNewsletters({ db, queue, audit, clock, newId }: Deps) {
  return { list, get, reach, begin, write, remove, send, sendAgain, cancel }

  async function list(person: Person, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
    const page = { limit: limit + 1, ...(cursor ? { cursor } : {}) }
    return db.inTenant(person.tenantId, async (tx) => {
      const willing = await receivers.countWilling(tx)
      const records = await store.listNewsletters(tx, page)
      const items = records.slice(0, limit).map((record) => shown(record, willing))
      return { items, nextCursor: records.length > limit ? (items.at(-1)?.id ?? null) : null }
    })
  }

  async function get(tenantId: string, id: string): Promise<Newsletter> {
    return db.inTenant(tenantId, (tx) => find(tx, id))
  }

  async function reach(tenant: Tenant): Promise<NewsletterReach> {
    return db.inTenant(tenant.id, async (tx) => ({
      receivers: await receivers.countWilling(tx),
      customers: await countCustomers(tx),
      ...(await leftToday(tx, tenant)),
    }))
  }

  /** Throws newsletters-full. */
  async function begin(person: Person, written: Written): Promise<Newsletter> {
    const id = newId()
    return db.inTenant(person.tenantId, async (tx) => {
      await store.lockNewsletters(tx)
      if ((await store.countDrafts(tx)) >= DRAFTS_MAX) throw new AppError('newsletters-full')
      await store.insertNewsletter(tx, { id, writtenBy: person.id, at: clock.now(), ...written })
      return find(tx, id)
    })
  }

  /** Throws not-found or newsletter-sent. */
  async function write(person: Person, id: string, written: Written): Promise<Newsletter> {
    return db.inTenant(person.tenantId, async (tx) => {
      await lockDraft(tx, id)
      await store.changeNewsletter(tx, id, { ...written, updated_at: clock.now() })
      return find(tx, id)
    })
  }

  /** Throws not-found or newsletter-sent: what was sent stays in the history. */
  async function remove(person: Person, id: string): Promise<void> {
    await db.inTenant(person.tenantId, async (tx) => {
      await lockDraft(tx, id)
      await store.deleteNewsletter(tx, id)
    })
  }

  /** Throws not-found, newsletter-sent, newsletter-empty, newsletter-nobody or newsletter-beyond-plan. */
  async function send(tenant: Tenant, person: Person, id: string): Promise<Newsletter> {
    return db.inTenant(tenant.id, async (tx) => {
      await store.lockNewsletters(tx)
      const { subject, text, generation } = await lockDraft(tx, id)
      if (subject === '' || text === '') throw new AppError('newsletter-empty')
      const left = await leftToday(tx, tenant)
      const count = await receivers.addSubscribers(tx, id)
      if (count === 0) throw new AppError('newsletter-nobody')
      if (left.newslettersLeft === 0 || count > left.mailsLeft) throw new AppError('newsletter-beyond-plan')
      await store.changeNewsletter(tx, id, { sent_at: clock.now() })
      await startSending(tx, person, { id, turn: generation, count })
      return find(tx, id)
    })
  }

  /** Sends again to recipients whose email failed. They counted against the day's limits already. Throws not-found. */
  async function sendAgain(person: Person, id: string): Promise<Newsletter> {
    return db.inTenant(person.tenantId, async (tx) => {
      const record = await store.lockNewsletter(tx, id)
      if (record?.state === 'done' || record?.state === 'cancelled') {
        const count = await receivers.retryFailed(tx, id)
        if (count > 0) await startSending(tx, person, { id, turn: record.generation, count })
      }
      return find(tx, id)
    })
  }

  async function startSending(tx: TenantTx, person: Person, { id, turn, count }: Start): Promise<void> {
    await store.changeNewsletter(tx, id, { state: 'sending', generation: turn + 1, ended_at: null })
    await audit(tx, person, 'newsletter-sent', { subject: id, detail: { receivers: count } })
    await queue.send(tx, 'newsletter', { tenantId: tx.tenantId, newsletterId: id, turn: String(turn + 1) })
  }

  /** Idempotent: a second request, or one after the end, changes nothing. Throws not-found. */
  async function cancel(person: Person, id: string): Promise<Newsletter> {
    return db.inTenant(person.tenantId, async (tx) => {
      const record = await store.lockNewsletter(tx, id)
      if (record?.state === 'sending') {
        await receivers.skipWaiting(tx, id)
        await store.changeNewsletter(tx, id, { state: 'cancelled', ended_at: clock.now() })
      }
      return find(tx, id)
    })
  }

  async function lockDraft(tx: TenantTx, id: string) {
    const record = await store.lockNewsletter(tx, id)
    if (!record) throw new AppError('not-found')
    if (record.state !== 'draft') throw new AppError('newsletter-sent')
    return record
  }

  async function find(tx: TenantTx, id: string): Promise<Newsletter> {
    const record = await store.findNewsletter(tx, id)
    if (!record) throw new AppError('not-found')
    return shown(record, await receivers.countWilling(tx))
  }

  async function leftToday(tx: TenantTx, tenant: Tenant) {
    const { newslettersPerDay, newsletterMailsPerDay } = peopleLimits(tenant.plan)
    const { newsletters, mails } = await store.countSince(tx, new Date(clock.now().getTime() - DAY_MS))
    return {
      newslettersLeft: Math.max(0, newslettersPerDay - newsletters),
      mailsLeft: Math.max(0, newsletterMailsPerDay - mails),
    }
  }
}

function shown(record: store.NewsletterRecord, willing: number): Newsletter {
  return {
    id: record.id,
    subject: record.subject,
    text: record.text,
    state: record.state,
    receivers: record.state === 'draft' ? willing : Number(record.receivers),
    sent: Number(record.sent),
    failed: Number(record.failed),
    skipped: Number(record.skipped),
    unsubscribed: Number(record.unsubscribed),
    writtenBy: record.writer ?? '',
    changedAt: record.updated_at.toISOString(),
    sentAt: record.sent_at?.toISOString() ?? null,
    endedAt: record.ended_at?.toISOString() ?? null,
  }
}
