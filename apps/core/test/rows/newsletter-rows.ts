import type { TenantTx } from '../../src/platform/db/open.ts'
import { newId } from '../../src/platform/ids/ids.ts'

/** An order of the email blast. */
export async function fillEmailBlasts(tx: TenantTx, userId: string): Promise<void> {
  const order = { id: newId(), area: 'a', note: 'n', currency: 'USD', ordered_at: new Date() }
  await tx
    .insertInto('email_blast_order')
    .values({ tenant_id: tx.tenantId, user_id: userId, ...order })
    .execute()
}

/** One row in every table of newsletters. */
export async function fillNewsletters(tx: TenantTx, userId: string): Promise<void> {
  const [own, id, now] = [{ tenant_id: tx.tenantId }, newId(), new Date()]
  await tx
    .insertInto('newsletter')
    .values({ ...own, id, written_by: userId, subject: 's', text: 't', updated_at: now })
    .execute()
  await tx
    .insertInto('newsletter_recipient')
    .values({ ...own, newsletter_id: id, user_id: userId })
    .execute()
  await tx
    .insertInto('newsletter_consent')
    .values({ ...own, id: newId(), user_id: userId, is_granted: true, source: 'profile', at: now })
    .execute()
}
