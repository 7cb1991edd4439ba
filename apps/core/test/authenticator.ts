import { TOTP } from 'otpauth'
import type { Client } from './client.ts'

/** Returns the code that an authenticator app shows for this secret at `now`. */
export function codeAt(secret: string, now: Date): string {
  return new TOTP({ secret }).generate({ timestamp: now.getTime() })
}

interface Factor {
  secret: string
  recoveryCodes: string[]
}

/** Sets up a second factor in this browser, with the code that the app shows at `now`. */
export async function setUpFactor(client: Client, password: string, now: Date): Promise<Factor> {
  const begun = await client.call<{ secret: string }>('POST /auth/totp', { body: { password } })
  const body = { code: codeAt(begun.body.secret, now) }
  const confirmed = await client.call<{ recoveryCodes: string[] }>('POST /auth/totp/confirm', { body })
  if (confirmed.status !== 200) throw new Error(`could not set up a second factor: ${JSON.stringify(confirmed.body)}`)
  return { secret: begun.body.secret, recoveryCodes: confirmed.body.recoveryCodes }
}
