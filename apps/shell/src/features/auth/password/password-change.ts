import { t } from '@lingui/core/macro'
import { formatCount } from '../../../lib/i18n/format.ts'

/** The values of the form that changes the password. */
export interface PasswordChange {
  currentPassword: string
  newPassword: string
  confirmation: string
}

interface PasswordChangeFault {
  field: keyof PasswordChange
  text: string
}

/** Returns the validation error of the form; undefined when it is valid. `minimum` is in characters. */
export function checkPasswordChange(typed: PasswordChange, minimum: number): PasswordChangeFault | undefined {
  if (typed.newPassword !== typed.confirmation) return { field: 'confirmation', text: t`New passwords do not match.` }
  if (typed.newPassword.length < minimum)
    return {
      field: 'newPassword',
      text: t`Password must be at least ${{ minimum: formatCount(minimum) }} characters long.`,
    }
  return undefined
}
