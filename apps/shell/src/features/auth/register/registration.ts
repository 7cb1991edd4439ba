import { t } from '@lingui/core/macro'
import { formatCount } from '../../../lib/i18n/format.ts'
/** The values of the registration form. */
export interface Registration {
  username: string
  email: string
  password: string
  confirmation: string
  /** Whether they asked for newsletters. */
  newsletter: boolean
}

interface RegistrationFault {
  field: Exclude<keyof Registration, 'newsletter'>
  title: string
  text: string
}

/**
 * Returns the faults of the passwords; an empty one is found by its field. `passwordMinimum` is the tenant's, in characters.
 */
export function checkRegistration(
  { password, confirmation }: Pick<Registration, 'password' | 'confirmation'>,
  passwordMinimum: number,
): RegistrationFault[] {
  const faults: RegistrationFault[] = []
  if (confirmation && password !== confirmation)
    faults.push({ field: 'confirmation', title: t`Password Mismatch`, text: t`Passwords do not match` })
  if (password && password.length < passwordMinimum)
    faults.push({
      field: 'password',
      title: t`Password Too Short`,
      text: t`Password must be at least ${{ passwordMinimum: formatCount(passwordMinimum) }} characters long`,
    })
  return faults
}

/**
 * Returns the body of the call. An empty email address is left out, and with it the newsletter, which would have no address.
 */
export function registrationBody({ username, email, password, newsletter }: Registration) {
  return { username, password, ...(email.trim() ? { email: email.trim(), newsletter } : {}) }
}

/** 0: nothing typed, 4: very strong. */
export type Strength = 0 | 1 | 2 | 3 | 4

/**
 * Returns the strength of a password. Length counts most, because three plain words are easier to remember and
 * harder to guess than one with special characters.
 */
export function passwordStrength(password: string, passwordMinimum: number): Strength {
  const variety = new Set(password.toLowerCase()).size
  if (password.length === 0) return 0
  if (password.length < passwordMinimum || variety < 4) return 1
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  const points = password.length + 2 * (kinds - 1)
  if (points >= 18 && variety >= 8) return 4
  return points >= 12 ? 3 : 2
}
