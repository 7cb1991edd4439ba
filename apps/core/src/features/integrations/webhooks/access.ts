import { AppError } from '../../../platform/errors/app-error.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import { mayCall } from '../../../platform/http/requests/guards.ts'
import type { Person } from '../../../platform/http/request.ts'
import * as store from './store.ts'

const SITE_ACCESS = 'partner-admin'

export type WebhookAccess = ReturnType<typeof createWebhookAccess>

/** Checks access to webhooks. Webhooks of a site receive events of all its people, so they need the permissions of its administration. */
export function createWebhookAccess({ asksForFactor }: { asksForFactor: boolean }) {
  return { seesSite, requireSite, find }

  function seesSite(person: Person): boolean {
    return mayCall(SITE_ACCESS, person) && !lacksFactor(person)
  }

  /** Throws forbidden or second-factor-required. */
  function requireSite(person: Person): void {
    if (!mayCall(SITE_ACCESS, person)) throw new AppError('forbidden')
    if (lacksFactor(person)) throw new AppError('second-factor-required')
  }

  /** Returns a webhook the person may use. Throws not-found, also for one of another person. */
  async function find(tx: TenantTx, person: Person, id: string): Promise<store.WebhookRow> {
    const webhook = await store.findWebhook(tx, id)
    const isTheirs = webhook?.scope === 'site' ? seesSite(person) : webhook?.user_id === person.id
    if (!webhook || !isTheirs) throw new AppError('not-found')
    return webhook
  }

  function lacksFactor({ hasSecondFactor }: Person): boolean {
    return asksForFactor && !hasSecondFactor
  }
}
