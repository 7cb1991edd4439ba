import type { IntegrationStatus } from '@vitrine/contract'
import { exportTypes, sharePlatforms } from '@vitrine/contract/api'
import type { Person } from '../../platform/http/request.ts'
import type { Webhooks } from './webhooks/service.ts'

interface Deps {
  webhooks: Pick<Webhooks, 'list'>
  emailService: string | null
}

/** Returns what reads the figures at the head of the integrations screen. */
export function createIntegrationStatus({ webhooks, emailService }: Deps) {
  return async (person: Person): Promise<IntegrationStatus> => {
    const known = await webhooks.list(person)
    const active = known.filter(({ isActive }) => isActive).length
    return {
      status: {
        webhooks: { count: known.length, active },
        email: { configured: emailService !== null, service: emailService },
        exports: { types: [...exportTypes] },
        socialSharing: { platforms: [...sharePlatforms] },
      },
    }
  }
}
