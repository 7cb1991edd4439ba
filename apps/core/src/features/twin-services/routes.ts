import type { Handlers } from '../../platform/http/register.ts'
import type { TwinRequests } from './requests.ts'
import type { TwinServices } from './services.ts'

interface Deps {
  services: TwinServices
  requests: Pick<TwinRequests, 'callback'>
}

export function twinServicesRoutes({ services, requests }: Deps): Handlers<'twin-services'> {
  return {
    'GET /api/whitelabel/twin-service': async ({ tenant }) => services.read(tenant),
    'PUT /api/whitelabel/twin-service': async ({ tenant, person, body }) => services.change(tenant, person, body),
    'DELETE /api/whitelabel/twin-service': async ({ tenant, person }) => {
      await services.remove(tenant, person)
      return { ok: true }
    },
    'POST /api/twin-callbacks/:token': async ({ tenant, params }) => {
      await requests.callback(tenant.id, params.token)
      return { ok: true }
    },
  }
}
