import type { NewsletterState } from '@vitrine/contract'
import { sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'
import { lockSubject } from '../../platform/db/locks/subject-lock.ts'
import { personSummaries } from '../people/index.ts'

export type NewsletterRecord = NonNullable<Awaited<ReturnType<typeof findNewsletter>>>

interface Written {
  subject: string
  text: string
}

/** Locks newsletters, so that the daily limit is checked by one transaction at a time. */
export async function lockNewsletters(tx: TenantTx): Promise<void> {
  await lockSubject(tx, 'newsletters')
}

export async function insertNewsletter(
  tx: TenantTx,
  { id, writtenBy, at, ...written }: Written & { id: string; writtenBy: string; at: Date },
): Promise<void> {
  const row = { tenant_id: tx.tenantId, id, written_by: writtenBy, updated_at: at, ...written }
  await tx.insertInto('newsletter').values(row).execute()
}

function newsletters(tx: TenantTx) {
  const counted = (which: string) => sql<number>`(select count(*) from newsletter_recipient as receiver
    where receiver.tenant_id = newsletter.tenant_id and receiver.newsletter_id = newsletter.id and ${sql.raw(which)})`
  // People who unsubscribed after this newsletter and before the next one count as unsubscribed because of it.
  const left = `exists (select 1 from newsletter_consent as line
    where line.tenant_id = receiver.tenant_id and line.user_id = receiver.user_id
    and not line.is_granted and line.source = 'mail' and line.at >= receiver.sent_at
    and not exists (select 1 from newsletter_recipient as later
      where later.tenant_id = receiver.tenant_id and later.user_id = receiver.user_id
      and later.sent_at > receiver.sent_at and later.sent_at <= line.at))`
  return tx
    .selectFrom('newsletter')
    .leftJoin(personSummaries(tx).as('writer'), (join) =>
      join.onRef('writer.tenant_id', '=', 'newsletter.tenant_id').onRef('writer.id', '=', 'newsletter.written_by'),
    )
    .selectAll('newsletter')
    .select('writer.username as writer')
    .select([
      counted('true').as('receivers'),
      counted(`receiver.state = 'sent'`).as('sent'),
      counted(`receiver.state = 'failed'`).as('failed'),
      counted(`receiver.state = 'skipped'`).as('skipped'),
      counted(left).as('unsubscribed'),
    ])
    .where('newsletter.tenant_id', '=', tx.tenantId)
}

export function findNewsletter(tx: TenantTx, id: string) {
  return newsletters(tx).where('newsletter.id', '=', id).executeTakeFirst()
}

/** Lists the newsletters of the tenant, newest first, after the one with the id `cursor` if given. */
export function listNewsletters(tx: TenantTx, { cursor, limit }: { cursor?: string; limit: number }) {
  return newsletters(tx)
    .$if(cursor !== undefined, (query) => query.where('newsletter.id', '<', cursor ?? ''))
    .orderBy('newsletter.id', 'desc')
    .limit(limit)
    .execute()
}

/** Returns a newsletter and locks it until the end of the transaction. */
export function lockNewsletter(tx: TenantTx, id: string) {
  return tx
    .selectFrom('newsletter')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

interface Change extends Partial<Written> {
  state?: NewsletterState
  generation?: number
  updated_at?: Date
  sent_at?: Date
  ended_at?: Date | null
}

export async function changeNewsletter(tx: TenantTx, id: string, change: Change): Promise<void> {
  await tx.updateTable('newsletter').set(change).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

export async function deleteNewsletter(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('newsletter').where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

export async function countDrafts(tx: TenantTx): Promise<number> {
  const { count } = await tx
    .selectFrom('newsletter')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('tenant_id', '=', tx.tenantId)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the number of newsletters begun since then, and of their recipients. */
export async function countSince(tx: TenantTx, since: Date): Promise<{ newsletters: number; mails: number }> {
  const row = await tx
    .selectFrom('newsletter')
    .leftJoin('newsletter_recipient as receiver', (join) =>
      join
        .onRef('receiver.tenant_id', '=', 'newsletter.tenant_id')
        .onRef('receiver.newsletter_id', '=', 'newsletter.id'),
    )
    .select(({ fn }) => [
      fn.count<string>('newsletter.id').distinct().as('newsletters'),
      fn.count<string>('receiver.user_id').as('mails'),
    ])
    .where('newsletter.tenant_id', '=', tx.tenantId)
    .where('newsletter.sent_at', '>', since)
    .executeTakeFirstOrThrow()
  return { newsletters: Number(row.newsletters), mails: Number(row.mails) }
}
