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

/** A password chosen later has to be longer than the least a tenant may ask for at registration. */
const changeMinimum = 8

/** The fewest characters of a new password; a tenant may ask for more. */
export function newPasswordMinimum(passwordMinimum: number): number {
  return Math.max(changeMinimum, passwordMinimum)
}

/** What has to change before the form may be sent, or undefined. `minimum` counts characters. */
export function checkPasswordChange(typed: PasswordChange, minimum: number): Refusal | undefined {
  if (typed.newPassword !== typed.confirmation) return { field: 'confirmation', text: 'New passwords do not match.' }
  if (typed.newPassword.length < minimum)
    return { field: 'newPassword', text: `Password must be at least ${minimum} characters long.` }
  return undefined
}
