import { t } from '@lingui/core/macro'
import { formatCount } from '../../../lib/i18n/format.ts'
/** The values of the form behind the link in the email. */
export interface PasswordReset {
  password: string
  confirmation: string
}

interface PasswordResetFault {
  field: keyof PasswordReset
  text: string
}

/** Returns the validation error of the form; undefined when it is valid. `minimum` is in characters. */
export function checkReset(typed: PasswordReset, minimum: number): PasswordResetFault | undefined {
  if (typed.password !== typed.confirmation) return { field: 'confirmation', text: t`Passwords do not match.` }
  if (typed.password.length < minimum)
    return {
      field: 'password',
      text: t`Password must be at least ${{ minimum: formatCount(minimum) }} characters long.`,
    }
  return undefined
}
