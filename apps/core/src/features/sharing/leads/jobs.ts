import { renderLetter } from '../../../platform/mail/letter.ts'
import type { Queue } from '../../../platform/queue.ts'
import type { Mailer } from '../../../ports/mailer.ts'
import type { Tenants } from '../../tenants/service.ts'
import type { Leads } from './service.ts'

interface Parts {
  leads: Pick<Leads, 'letterOf'>
  tenants: Pick<Tenants, 'withId'>
  mailer: Mailer
  queue: Queue
  senderAddress: string
}

/** Tells owners by mail who asked something under their videos. */
export function workLeads({ leads, tenants, mailer, queue, senderAddress }: Parts): void {
  queue.work('lead', { concurrency: 1, handle })

  async function handle({ tenantId = '', leadId = '' }: Record<string, string>): Promise<void> {
    const tenant = await tenants.withId(tenantId)
    const written = tenant && (await leads.letterOf(tenant, leadId))
    if (!tenant || !written) return
    await mailer.send({
      tenantId: tenant.id,
      to: written.to,
      sender: { name: tenant.brand.companyName, address: senderAddress },
      replyTo: tenant.settings.supportEmail,
      ...renderLetter(tenant, written.letter),
    })
  }
}
