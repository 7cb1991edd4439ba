import { t } from '@lingui/core/macro'
import { ApiError } from '@vitrine/contract/client'

/** The sentence of the "Login Failed" toast. */
export function loginProblem(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.status === 401) return t`Invalid username or password`
    if (error.status === 400) return error.serverText || t`Login failed`
    if (error.code === 'tenant-suspended') return t`This site is paused. Only its team can sign in.`
    if ([413, 422, 429].includes(error.status) || error.code === 'sso-required') return error.text
  }
  return t`An error occurred during login`
}

/** The sentence a staff member sees when the admin sign-in refuses them. */
export function staffProblem(error: unknown): string {
  return (error instanceof ApiError && error.text) || t`Invalid credentials`
}
