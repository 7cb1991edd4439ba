import type { Dispatch } from '../../../platform/mail/dispatch.ts'
import type { Queue } from '../../../platform/queue.ts'
import type { Tenants } from '../../tenants/service.ts'
import type { Leads } from './service.ts'

interface Parts {
  leads: Pick<Leads, 'letterOf'>
  tenants: Pick<Tenants, 'withId'>
  dispatch: Dispatch
  queue: Queue
}

/** Tells owners by mail who asked something under their videos. */
export function workLeads({ leads, tenants, dispatch, queue }: Parts): void {
  queue.work('lead', { concurrency: 1, handle })

  async function handle({ tenantId = '', leadId = '' }: Record<string, string>): Promise<void> {
    const tenant = await tenants.withId(tenantId)
    const written = tenant && (await leads.letterOf(tenant, leadId))
    if (tenant && written) await dispatch(tenant, written)
  }
}
