import type { MailRecord, MailTexts } from '@vitrine/contract'
import { jsonb } from '../src/platform/db/jsonb.ts'
import type { TenantTx } from '../src/platform/db/open.ts'
import { newId } from '../src/platform/ids.ts'

/** One row in every table about tenants themselves. */
export async function fillTenant(tx: TenantTx): Promise<void> {
  const removed = { id: newId(), removed_id: newId(), slug: 's', name: 'n', asked_by: newId(), people: 0, videos: 0 }
  await tx
    .insertInto('tenant_removal')
    .values({ tenant_id: tx.tenantId, ...removed, asked_at: new Date() })
    .execute()
  const domain = { id: newId(), host: 'h', token: 't', report: jsonb({}), created_at: new Date() }
  await tx
    .insertInto('domain')
    .values({ tenant_id: tx.tenantId, ...domain })
    .execute()
  const sender = {
    name: 'n',
    address: 'a@b.example',
    domain: 'b.example',
    selector: 's',
    public_key: 'k',
    private_key: 'k',
  }
  await tx
    .insertInto('mail_sender')
    .values({ tenant_id: tx.tenantId, ...sender, report: jsonb<MailRecord[]>([]) })
    .execute()
  const text = { template: 't', language: 'en', version: 1, texts: jsonb<MailTexts | null>(null) }
  await tx
    .insertInto('mail_text')
    .values({ tenant_id: tx.tenantId, ...text })
    .execute()
  const terms = { priceCents: 1, videosIncluded: 1, overageCents: 1, twinsIncluded: 1, twinCents: 1 }
  const month = { tenant_id: tx.tenantId, month: '2026-11', terms: jsonb(terms) }
  await tx.insertInto('partner_terms').values(month).execute()
  const bill = { videos: 0, twins: 0, total_cents: 1, issued_at: new Date(), due_at: new Date() }
  await tx
    .insertInto('platform_invoice')
    .values({ ...month, ...bill })
    .execute()
  await tx
    .insertInto('removed_invoice')
    .values({ ...month, ...bill, removal_id: removed.id })
    .execute()
}
