import type { Handlers } from '../../../platform/http/register.ts'
import type { IdentityConfirmation } from './confirm.ts'

export function reauthenticationRoutes(
  identityConfirmation: IdentityConfirmation,
): Pick<Handlers<'auth'>, 'POST /auth/reauthenticate'> {
  return {
    'POST /auth/reauthenticate': async ({ person, body }) => {
      await identityConfirmation.authenticate(person, body)
      return { ok: true }
    },
  }
}
