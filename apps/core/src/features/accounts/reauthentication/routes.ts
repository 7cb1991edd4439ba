import type { Handlers } from '../../../platform/http/register.ts'
import type { Reauthenticating } from './reauthenticating-service.ts'

export function reauthenticationRoutes(
  reauthenticating: Reauthenticating,
): Pick<Handlers<'accounts'>, 'POST /auth/reauthenticate'> {
  return {
    'POST /auth/reauthenticate': async ({ person, body }) => {
      await reauthenticating.authenticate(person, body)
      return { ok: true }
    },
  }
}
