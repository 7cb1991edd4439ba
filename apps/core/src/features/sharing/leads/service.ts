import type { Lead } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import type { RecordWebhookEvent } from '../../../platform/events/webhook-facts.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { SharedPages, Visit } from '../pages/service.ts'
import { dayOf } from '../plays/service.ts'
import { countOne } from '../plays/store.ts'
import { leadEmail } from './emails.ts'
import { createStamps } from './anti-bot-timestamp.ts'
import * as store from './store.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

/** More messages about one video in a day are treated as spam. */
const PER_VIDEO_AND_DAY = 200
const ROWS_AT_ONCE = 500

/** A message after validation by the contract. */
interface Draft {
  name: string
  email?: string | undefined
  phone?: string | undefined
  message: string
  website: string
  stamp: string
  requestKey: string
}

interface Deps {
  db: Db
  enqueueEmail: EnqueueEmail
  recordWebhookEvent: RecordWebhookEvent
  sharedPages: Pick<SharedPages, 'findOpen'>
  secretKey: string
  clock: Clock
  newId: () => string
}

export type Leads = ReturnType<typeof createLeads>

/** Stores the questions that viewers send on share pages and emails them to the video's owner. */
export function createLeads(deps: Deps) {
  const { db, enqueueEmail, recordWebhookEvent, sharedPages, secretKey, clock, newId } = deps
  const stamps = createStamps(secretKey)
  return { submit, list, pages, answer, remove, erase, stamp }

  /** Throws not-found, lead-too-fast or leads-full. A filled honeypot (`website`) drops the message without an error. */
  async function submit(tenant: Tenant, visit: Visit, draft: Draft, language: string): Promise<void> {
    const video = await sharedPages.findOpen(tenant, visit)
    if (!video.asks_leads) throw new AppError('not-found')
    if (draft.website) return
    const now = clock.now()
    if (!stamps.isPlausible(tenant.id, draft.stamp, now)) throw new AppError('lead-too-fast')
    await db.inTenant(tenant.id, async (tx) => {
      const lead = {
        id: newId(),
        userId: video.user_id,
        videoId: video.id,
        videoTitle: video.recipient ? `${video.title} (${video.recipient})` : video.title,
        name: draft.name,
        email: draft.email ?? null,
        phone: draft.phone ?? null,
        message: draft.message,
        language,
      }
      const isFirst = await store.insertLead(tx, { ...lead, requestKey: draft.requestKey, createdAt: now })
      if (!isFirst) return
      // Locks the row of the day, so that concurrent messages are counted one after another.
      await countOne(tx, video.id, dayOf(now), 'leads')
      const today = await store.countSince(tx, video.id, new Date(now.getTime() - DAY_MS))
      if (today > PER_VIDEO_AND_DAY) throw new AppError('leads-full')
      await enqueueEmail(tx, leadEmail, { userId: lead.userId, leadId: lead.id })
      await recordWebhookEvent(tx, { event: 'lead.created', userId: lead.userId, data: lead })
    })
  }

  /** Returns the anti-bot timestamp of a form that is shown now. */
  function stamp(tenantId: string): string {
    return stamps.write(tenantId, clock.now())
  }

  async function list(
    person: Person,
    page: { videoId?: string | undefined; cursor?: string | undefined; limit: number },
  ): Promise<{ items: Lead[]; nextCursor: string | null }> {
    const rows = await db.inTenant(person.tenantId, (tx) =>
      store.listLeads(tx, person.id, { ...page, limit: page.limit + 1 }),
    )
    const items = rows.slice(0, page.limit).map(view)
    return { items, nextCursor: rows.length > page.limit ? (items.at(-1)?.id ?? null) : null }
  }

  /** Yields all leads of a person in pages. Each page is read in its own transaction, so memory stays bounded. */
  async function* pages(tenantId: string, userId: string): AsyncGenerator<Lead[]> {
    let cursor: string | undefined
    do {
      const read = (tx: TenantTx) => store.listLeads(tx, userId, { cursor, limit: ROWS_AT_ONCE })
      const rows = await db.inTenant(tenantId, read)
      cursor = rows.length === ROWS_AT_ONCE ? rows.at(-1)?.id : undefined
      yield rows.map(view)
    } while (cursor)
  }

  async function answer(person: Person, id: string, isAnswered: boolean): Promise<Lead> {
    return db.inTenant(person.tenantId, async (tx) => {
      await findOwn(tx, person, id)
      await store.setAnswered(tx, id, isAnswered ? clock.now() : null)
      return view(await findOwn(tx, person, id))
    })
  }

  async function remove(person: Person, id: string): Promise<void> {
    await db.inTenant(person.tenantId, async (tx) => {
      await findOwn(tx, person, id)
      await store.deleteLead(tx, id)
    })
  }

  /** Deletes all leads of a person whose account is deleted. */
  async function erase(tenantId: string, userId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteLeadsOf(tx, userId))
  }

  async function findOwn(tx: TenantTx, person: Person, id: string): Promise<store.LeadRow> {
    const row = await store.findLead(tx, id)
    if (row?.user_id !== person.id) throw new AppError('not-found')
    return row
  }
}

function view(row: store.LeadRow): Lead {
  return {
    id: row.id,
    videoId: row.video_id,
    videoTitle: row.video_title,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    language: row.language,
    isAnswered: row.answered_at !== null,
    createdAt: row.created_at.toISOString(),
  }
}
