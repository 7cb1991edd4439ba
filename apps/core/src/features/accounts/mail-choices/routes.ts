import type { Handlers } from '../../../platform/http/register.ts'
import type { MailChoices } from './service.ts'

/** Mail programs send a form or nothing, and what they send does not matter. */
export const UNREAD_KEYS: readonly string[] = ['POST /api/unsubscribe']

type MailChoiceKey = 'POST /api/unsubscribe' | 'POST /api/subscribe'

export function mailChoiceRoutes(choices: MailChoices): Pick<Handlers<'accounts'>, MailChoiceKey> {
  return {
    'POST /api/unsubscribe': async ({ tenant, query }) => choices.stop(tenant, query.token),
    'POST /api/subscribe': async ({ tenant, query }) => choices.resume(tenant, query.token),
  }
}
