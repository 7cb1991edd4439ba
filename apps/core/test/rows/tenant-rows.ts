import type { MailRecord, MailTexts, TenantExportPart } from '@vitrine/contract'
import { jsonb } from '../../src/platform/db/jsonb.ts'
import type { TenantTx } from '../../src/platform/db/open.ts'
import { newId } from '../../src/platform/ids/ids.ts'

/** One row in every table about tenants themselves. */
export async function fillTenant(tx: TenantTx): Promise<void> {
  const removed = {
    id: newId(),
    removed_id: newId(),
    slug: 's',
    name: 'n',
    requested_by: newId(),
    people: 0,
    videos: 0,
  }
  await tx
    .insertInto('tenant_removal')
    .values({ tenant_id: tx.tenantId, ...removed, requested_at: new Date() })
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
    .insertInto('email_sender')
    .values({ tenant_id: tx.tenantId, ...sender, report: jsonb<MailRecord[]>([]) })
    .execute()
  const text = { template: 't', language: 'en', version: 1, texts: jsonb<MailTexts | null>(null) } as const
  await tx
    .insertInto('email_text')
    .values({ tenant_id: tx.tenantId, ...text })
    .execute()
  await fillPartnerBilling(tx, removed.id)
}

/** One row in every table about what a partner owes the operator. */
async function fillPartnerBilling(tx: TenantTx, removalId: string): Promise<void> {
  const terms = { priceCents: 1, videosIncluded: 1, overageCents: 1, twinsIncluded: 1, twinCents: 1 }
  const month = { tenant_id: tx.tenantId, month: '2026-11', terms: jsonb(terms) }
  await tx.insertInto('partner_terms').values(month).execute()
  const bill = { videos: 0, twins: 0, total_cents: 1, issued_at: new Date(), due_at: new Date() }
  await tx
    .insertInto('platform_invoice')
    .values({ ...month, ...bill })
    .execute()
  const ordered = { id: newId(), requested_by: newId(), parts: jsonb<TenantExportPart[]>(['people']) }
  await tx
    .insertInto('tenant_export')
    .values({ tenant_id: tx.tenantId, ...ordered, created_at: new Date() })
    .execute()
  await tx.insertInto('partner_customer').values({ tenant_id: tx.tenantId, provider: 'sandbox', ref: 'c' }).execute()
  const payment = { id: newId(), provider: 'sandbox', cents: 1, created_at: new Date() } as const
  await tx
    .insertInto('partner_payment')
    .values({ tenant_id: tx.tenantId, month: '2026-11', ...payment })
    .execute()
  const chosen = { day: 1, plan: 'pro', terms: jsonb(terms), terms_before: jsonb(terms) }
  await tx
    .insertInto('partner_plan_change')
    .values({ tenant_id: tx.tenantId, month: '2026-11', ...chosen })
    .execute()
  await tx
    .insertInto('removed_invoice')
    .values({ ...month, ...bill, removal_id: removalId })
    .execute()
}
