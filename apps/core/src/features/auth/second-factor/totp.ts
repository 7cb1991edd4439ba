import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

/** Parameters that every authenticator app supports; some apps ignore any others. */
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 }
const SECRET_BYTES = 20
/** Allows for a clock that is one step off and for codes typed slowly. */
const STEPS_OFF = 1

/** Data for an authenticator app: the secret, the address to open, and the address as a QR code. */
export interface Enrolment {
  secret: string
  address: string
  qrSvg: string
}

/** Returns a new secret in base 32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** Returns what an app needs to add the account. `issuer` is the name under which the app lists it. */
export function enrolmentOf(secret: string, { issuer, username }: { issuer: string; username: string }): Enrolment {
  // A colon separates the two names in the address, so neither may hold one.
  const names = { issuer: issuer.replaceAll(':', ' '), label: username }
  const address = new TOTP({ ...RULES, ...names, secret }).toString()
  return { secret, address, qrSvg: renderSVG(address, { border: 2 }) }
}

/** Returns the step of 30 seconds that `digits` belong to, at `now` or one step around it; undefined where they are wrong. */
export function stepOf(secret: string, digits: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = new TOTP({ ...RULES, secret }).validate({ token: digits, timestamp, window: STEPS_OFF })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / RULES.period) + delta
}

/** Returns the six typed digits without spaces and dashes; undefined for any other kind of code. */
export function sixDigits(typed: string): string | undefined {
  const plain = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(plain) ? plain : undefined
}
