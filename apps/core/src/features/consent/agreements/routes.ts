import type { Handlers } from '../../../platform/http/register.ts'
import type { Agreements } from './service.ts'

type AgreementKey = 'POST /api/acceptances'

export function agreementRoutes(agreements: Pick<Agreements, 'accept'>): Pick<Handlers<'consent'>, AgreementKey> {
  return {
    'POST /api/acceptances': async ({ person, body }) => ({
      termsDue: await agreements.accept(person, body.accepted),
    }),
  }
}
