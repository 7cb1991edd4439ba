import type { IntegrationStatus } from '@vitrine/contract'
import { exportTypes, sharePlatforms } from '@vitrine/contract/api'
import type { Person } from '../../platform/http/request.ts'
import type { Webhooks } from './webhooks/service.ts'

interface Deps {
  webhooks: Pick<Webhooks, 'list'>
  emailService: string | null
  sendsMail: boolean
}

/** Returns a function that reads the figures at the top of the integrations screen. */
export function createIntegrationStatus({ webhooks, emailService, sendsMail }: Deps) {
  return async (person: Person): Promise<IntegrationStatus> => {
    const known = await webhooks.list(person)
    const active = known.filter(({ isActive }) => isActive).length
    return {
      status: {
        webhooks: { count: known.length, active },
        email: { configured: emailService !== null, service: emailService, isSent: sendsMail },
        exports: { types: [...exportTypes] },
        socialSharing: { platforms: [...sharePlatforms] },
      },
    }
  }
}
