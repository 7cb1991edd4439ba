import type { Dispatch } from '../../../platform/mail/dispatch.ts'
import type { Queue } from '../../../platform/queue.ts'
import type { Tenants } from '../../tenants/service.ts'
import type { Letters } from './service.ts'

interface Parts {
  letters: Letters
  tenants: Pick<Tenants, 'withId'>
  dispatch: Dispatch
  queue: Queue
}

const MAILS_AT_ONCE = 2

/** Sends the mails that were ordered. */
export function workMails({ letters, tenants, dispatch, queue }: Parts): void {
  queue.work('mail', { concurrency: MAILS_AT_ONCE, handle, exhausted: letters.forget })

  async function handle(order: Record<string, string>): Promise<void> {
    const tenant = await tenants.withId(order.tenantId ?? '')
    const written = tenant && (await letters.write(tenant, order))
    if (!tenant || !written) return
    await dispatch(tenant, written)
    await letters.forget(order)
  }
}
