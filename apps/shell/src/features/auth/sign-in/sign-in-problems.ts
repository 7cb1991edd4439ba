import { t } from '@lingui/core/macro'
import { ApiError } from '@vitrine/contract/client'

/** The sentence of the "Login Failed" toast. */
export function loginProblem(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.status === 401) return t`Invalid username or password`
    if (error.status === 400) return error.text || t`Login failed`
    if (error.status === 429 || error.code === 'sso-required') return error.text
  }
  return t`An error occurred during login`
}

/** The sentence of the "Registration Failed" toast, and the field it is about where that is known. */
export function registerProblem(error: unknown): { text: string; field?: string } {
  if (error instanceof ApiError) {
    if (error.code === 'username-taken')
      return { text: t`Username already exists. Please choose a different username.`, field: 'username' }
    if (error.code === 'email-taken' || error.code === 'sso-required') return { text: error.text, field: 'email' }
    if (error.status === 400) return { text: error.text || t`Registration failed` }
    const fault = error.problem?.fields?.[0]
    if (error.status === 422 && fault) return { text: fault.message, field: fault.field }
    if (error.status === 429) return { text: error.text }
    if (error.status === 500) return { text: t`Server error. Please try again.` }
  }
  return { text: t`An error occurred during registration` }
}

/** The sentence a staff member sees when the admin sign-in refuses them. */
export function staffProblem(error: unknown): string {
  return (error instanceof ApiError && error.text) || t`Invalid credentials`
}
