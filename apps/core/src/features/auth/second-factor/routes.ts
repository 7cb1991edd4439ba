import type { Handlers } from '../../../platform/http/register.ts'
import type { SecondFactor } from './service.ts'

type SecondFactorKey = 'POST /auth/totp' | 'POST /auth/totp/confirm' | 'DELETE /auth/totp' | 'POST /auth/recovery-codes'

export function secondFactorRoutes(secondFactor: SecondFactor): Pick<Handlers<'auth'>, SecondFactorKey> {
  return {
    'POST /auth/totp': async ({ tenant, person, body }) => secondFactor.begin(tenant, person, body),
    'POST /auth/totp/confirm': async ({ person, body }) => ({
      recoveryCodes: await secondFactor.confirm(person, body.code),
    }),
    'DELETE /auth/totp': async ({ person, body }) => {
      await secondFactor.turnOff(person, body)
      return { ok: true }
    },
    'POST /auth/recovery-codes': async ({ person, body }) => ({
      recoveryCodes: await secondFactor.renewCodes(person, body),
    }),
  }
}
