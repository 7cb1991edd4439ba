import { t } from '@lingui/core/macro'
import { formatCount } from '../../kit/format.ts'

/** What somebody typed to change their password. */
export interface PasswordChange {
  currentPassword: string
  newPassword: string
  confirmation: string
}

interface Refusal {
  field: keyof PasswordChange
  text: string
}

/** What has to change before the form may be sent, or undefined. `minimum` counts characters. */
export function checkPasswordChange(typed: PasswordChange, minimum: number): Refusal | undefined {
  if (typed.newPassword !== typed.confirmation) return { field: 'confirmation', text: t`New passwords do not match.` }
  if (typed.newPassword.length < minimum)
    return {
      field: 'newPassword',
      text: t`Password must be at least ${{ minimum: formatCount(minimum) }} characters long.`,
    }
  return undefined
}
