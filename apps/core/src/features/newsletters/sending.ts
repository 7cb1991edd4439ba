import { type Language, MAILS_PER_MINUTE } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import { renderEmail } from '../../platform/email/layout.ts'
import type { Dispatch } from '../../platform/email/dispatch.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { newsletterEmail } from './emails.ts'
import * as receivers from './recipient-store.ts'
import type { Newsletters } from './service.ts'
import * as store from './store.ts'
import type { EmailPreferences } from '../email/index.ts'
import type { Tenants } from '../tenants/index.ts'

const TURN_SECONDS = 20
const MAILS_AT_ONCE = Math.floor((MAILS_PER_MINUTE * TURN_SECONDS) / 60)
/**
 * The pause after an email that was not accepted. A mail server that is unavailable for a while costs one recipient an attempt,
 * not all of them.
 */
const PAUSE_SECONDS = 300

/** A job of the queue. A job of an earlier turn does nothing, so that a newsletter is never sent by two jobs at once. */
export interface Turn {
  tenantId: string
  newsletterId: string
  turn: number
}

interface Deps {
  db: Db
  newsletters: Pick<Newsletters, 'get'>
  emailPreferences: Pick<EmailPreferences, 'addressee' | 'tokenFor'>
  tenants: Pick<Tenants, 'withId'>
  dispatch: Dispatch
  queue: Pick<Queue, 'send'>
  clock: Clock
  report: (error: Error) => void
}

export type NewsletterSending = ReturnType<typeof createNewsletterSending>

/**
 * Sends newsletters. The next recipients are claimed in one transaction and emailed after it. A process that dies in between
 * leaves them claimed, and they are not claimed again automatically: an email may be missing, but none is sent twice.
 */
export function createNewsletterSending(deps: Deps) {
  const { db, newsletters, emailPreferences, tenants, dispatch, queue, clock, report } = deps
  return { processTurn, giveUp, preview, sendTest }

  async function processTurn(asked: Turn, signal: AbortSignal): Promise<void> {
    const tenant = await tenants.withId(asked.tenantId)
    const record = tenant && (await db.inTenant(tenant.id, (tx) => begin(tx, tenant, asked)))
    if (!tenant || !record) return
    let last: Outcome | undefined
    for (let count = 0; count < MAILS_AT_ONCE && last?.isSent !== false && !signal.aborted; count++) {
      const before = last
      const next = await db.inTenant(tenant.id, async (tx) => {
        await recordOutcome(tx, record.id, before)
        return receivers.claimNext(tx, record.id)
      })
      last = undefined
      if (!next) break
      last = { id: next.id, isSent: await tryToMail(tenant, record, { ...next, to: next.email ?? '' }) }
    }
    const outcome = last
    await db.inTenant(tenant.id, async (tx) => {
      // The newsletter is always locked before its recipients. A turn that begins at the same time holds it and asks for
      // claimed recipients.
      await store.lockNewsletter(tx, record.id)
      await recordOutcome(tx, record.id, outcome)
      await resume(tx, asked, outcome?.isSent === false ? PAUSE_SECONDS : TURN_SECONDS)
    })
  }

  /** Returns undefined where nothing is to be done in this turn. */
  async function begin(tx: TenantTx, tenant: Tenant, asked: Turn) {
    const record = await store.lockNewsletter(tx, asked.newsletterId)
    if (record?.state !== 'sending' || record.generation !== asked.turn) return undefined
    await receivers.failTaken(tx, record.id)
    // A suspended site sends no newsletters.
    if (tenant.isSuspended) {
      await resume(tx, asked, PAUSE_SECONDS)
      return undefined
    }
    await receivers.skipUnsubscribed(tx, record.id)
    if (await receivers.isAnyWaiting(tx, record.id)) return record
    await store.changeNewsletter(tx, record.id, { state: 'done', ended_at: clock.now() })
    return undefined
  }

  async function recordOutcome(tx: TenantTx, newsletterId: string, outcome: Outcome | undefined): Promise<void> {
    if (outcome) await receivers.recordMail(tx, newsletterId, outcome.id, outcome.isSent ? clock.now() : null)
  }

  async function resume(
    tx: TenantTx,
    { tenantId, newsletterId, turn }: Turn,
    startAfterSeconds: number,
  ): Promise<void> {
    const record = await store.lockNewsletter(tx, newsletterId)
    if (record?.state !== 'sending' || record.generation !== turn) return
    await store.changeNewsletter(tx, newsletterId, { generation: turn + 1 })
    await queue.send(tx, 'newsletter', { tenantId, newsletterId, turn: String(turn + 1) }, { startAfterSeconds })
  }

  /** Returns false when the email was not accepted, which is reported to the operator. */
  async function tryToMail(tenant: Tenant, written: Written, addressee: Addressee): Promise<boolean> {
    try {
      await mail(tenant, written, addressee)
      return true
    } catch (cause) {
      report(new Error(`a mail of a newsletter was not taken, of tenant ${tenant.id}`, { cause }))
      return false
    }
  }

  async function mail(tenant: Tenant, written: Written, { id, to, language }: Addressee): Promise<void> {
    const stopToken = emailPreferences.tokenFor(tenant.id, id, 'newsletter')
    await dispatch(tenant, to, { ...newsletterEmail(tenant, written, language ?? 'en'), stopToken })
  }

  /** Ends a newsletter after its last attempt failed. Nobody else gets it. */
  async function giveUp({ tenantId, newsletterId }: Turn): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      const record = await store.lockNewsletter(tx, newsletterId)
      if (record?.state !== 'sending') return
      await receivers.failTaken(tx, newsletterId)
      await receivers.skipWaiting(tx, newsletterId)
      await store.changeNewsletter(tx, newsletterId, { state: 'cancelled', ended_at: clock.now() })
    })
  }

  /** Returns the email as a page. */
  async function preview(tenant: Tenant, id: string, language: Language): Promise<string> {
    const { subject, text } = await newsletters.get(tenant.id, id)
    // The unsubscribe link is visible in the preview, but leads nowhere.
    return renderEmail(tenant, { ...newsletterEmail(tenant, { subject, text }, language), stopToken: 'preview' }).html
  }

  /** Throws not-found, newsletter-empty or newsletter-no-address. Returns the address that the email was sent to. */
  async function sendTest(tenant: Tenant, person: Person, id: string): Promise<string> {
    const { subject, text } = await newsletters.get(tenant.id, id)
    if (subject === '' || text === '') throw new AppError('newsletter-empty')
    const addressee = await db.inTenant(tenant.id, (tx) => emailPreferences.addressee(tx, person.id, 'newsletter'))
    if (!addressee) throw new AppError('newsletter-no-address')
    const { email, language } = addressee
    await mail(tenant, { subject, text }, { id: person.id, to: email, language })
    return email
  }
}

/** The outcome for the last recipient. It is stored in the transaction that claims the next one. */
interface Outcome {
  id: string
  isSent: boolean
}

interface Written {
  subject: string
  text: string
}

interface Addressee {
  id: string
  to: string
  language: Language | null
}
