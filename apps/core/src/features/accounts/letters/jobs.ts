import { renderLetter } from '../../../platform/mail/letter.ts'
import type { Queue } from '../../../platform/queue.ts'
import type { Mailer } from '../../../ports/mailer.ts'
import type { Tenants } from '../../tenants/service.ts'
import type { Letters } from './service.ts'

interface Parts {
  letters: Letters
  tenants: Pick<Tenants, 'withId'>
  mailer: Mailer
  queue: Queue
  senderAddress: string
}

const MAILS_AT_ONCE = 2

/** Sends the mails that were ordered. */
export function workMails({ letters, tenants, mailer, queue, senderAddress }: Parts): void {
  queue.work('mail', { concurrency: MAILS_AT_ONCE, handle, exhausted: letters.forget })

  async function handle(order: Record<string, string>): Promise<void> {
    const tenant = await tenants.withId(order.tenantId ?? '')
    const written = tenant && (await letters.write(tenant, order))
    if (!tenant || !written) return
    await mailer.send({
      tenantId: tenant.id,
      to: written.to,
      sender: { name: tenant.brand.companyName, address: senderAddress },
      replyTo: tenant.settings.supportEmail,
      ...renderLetter(tenant, written.letter),
    })
    await letters.forget(order)
  }
}
