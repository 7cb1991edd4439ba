import type { Handlers } from '../../../platform/http/register.ts'
import type { EmailPreferences } from './service.ts'

type EmailPreferenceKey = 'POST /api/unsubscribe' | 'POST /api/subscribe'

export function emailPreferenceRoutes(choices: EmailPreferences): Pick<Handlers<'email'>, EmailPreferenceKey> {
  return {
    'POST /api/unsubscribe': async ({ tenant, query }) => choices.stop(tenant, query.token),
    'POST /api/subscribe': async ({ tenant, query }) => choices.resume(tenant, query.token),
  }
}
