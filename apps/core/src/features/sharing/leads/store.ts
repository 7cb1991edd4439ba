import type { TenantTx } from '../../../platform/db/open.ts'

export interface NewLead {
  id: string
  userId: string
  videoId: string
  videoTitle: string
  name: string
  email: string | null
  phone: string | null
  message: string
  language: string
  requestKey: string
  createdAt: Date
}

export type LeadRow = NonNullable<Awaited<ReturnType<typeof findLead>>>

/** Returns false where the same submission was stored before. */
export async function insertLead(tx: TenantTx, lead: NewLead): Promise<boolean> {
  const written = await tx
    .insertInto('lead')
    .values({
      tenant_id: tx.tenantId,
      id: lead.id,
      user_id: lead.userId,
      video_id: lead.videoId,
      video_title: lead.videoTitle,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      message: lead.message,
      language: lead.language,
      request_key: lead.requestKey,
      created_at: lead.createdAt,
    })
    .onConflict((clash) => clash.columns(['tenant_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

export async function countSince(tx: TenantTx, videoId: string, since: Date): Promise<number> {
  const { n } = await tx
    .selectFrom('lead')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', '=', videoId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export function findLead(tx: TenantTx, id: string) {
  return tx.selectFrom('lead').selectAll().where('tenant_id', '=', tx.tenantId).where('id', '=', id).executeTakeFirst()
}

interface Page {
  videoId?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** Lists the person's leads, newest first, after the one with the id `cursor` if given. */
export function listLeads(tx: TenantTx, userId: string, { videoId, cursor, limit }: Page) {
  return tx
    .selectFrom('lead')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .$if(videoId !== undefined, (query) => query.where('video_id', '=', videoId ?? ''))
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function setAnswered(tx: TenantTx, id: string, answeredAt: Date | null): Promise<void> {
  await tx
    .updateTable('lead')
    .set({ answered_at: answeredAt })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

export async function deleteLead(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('lead').where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

export async function deleteLeadsOf(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('lead').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}
