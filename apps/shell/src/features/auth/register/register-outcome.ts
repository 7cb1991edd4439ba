import { plural, t } from '@lingui/core/macro'
import { ApiError } from '@vitrine/contract/client'
import { isolated } from '../../../lib/i18n/isolated.ts'

export interface RegisterProblem {
  /** The sentence of the "Registration Failed" toast. */
  text: string
  /** What is wrong at each field, where that is known. */
  at?: Record<string, string>
}

/** Returns what a refused registration says. */
export function registerProblem(error: unknown): RegisterProblem {
  if (error instanceof ApiError) {
    if (error.code === 'username-taken' || error.text.includes('Username already exists'))
      return problemAt('username', t`Username already exists. Please choose a different username.`)
    if (error.code === 'email-taken' || error.code === 'sso-required') return problemAt('email', error.text)
    if (error.status === 400) return { text: error.serverText || t`Registration failed` }
    const faults = error.problem?.fields
    if (error.status === 422 && faults?.[0])
      return { text: faults[0].message, at: Object.fromEntries(faults.map(({ field, message }) => [field, message])) }
    if (error.status === 413 || error.status === 429) return { text: error.text }
    if (error.status === 500) return { text: t`Server error. Please try again.` }
  }
  return { text: t`An error occurred during registration` }
}

function problemAt(field: string, text: string): RegisterProblem {
  return { text, at: { [field]: text } }
}

/** Greets a person whose account was just opened. */
export function welcomeToast(username: string, freeCredits: number) {
  const name = isolated(username)
  const credits = plural(freeCredits, { one: '# free credit', other: '# free credits' })
  return {
    title: t`Welcome, ${name}!`,
    description: freeCredits ? t`Your account is ready, with ${credits} to start.` : '',
    tone: 'success' as const,
  }
}
