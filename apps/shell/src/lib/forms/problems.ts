import { t } from '@lingui/core/macro'
import { ApiError } from '@vitrine/contract/client'

/** Whether the password was right, and only the code of the second factor is missing or wrong. */
export function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'second-factor-needed' || error.code === 'wrong-code')
}

/** Returns the core's message about one field of a refused form; undefined without one. */
export function fieldFault(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.problem?.fields?.find((fault) => fault.field === field)?.message
}

/** Whether the core's refusal is about fields of the form. */
export function hasFieldFaults(error: unknown): boolean {
  return error instanceof ApiError && Boolean(error.problem?.fields?.length)
}

/** Returns the core's sentence when it forbids the call, e.g. during a support session; undefined for other errors. */
export function forbiddenText(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 403 ? error.text : undefined
}

/** Returns the sentence with which the server refused for good; undefined while it could not be asked or is out of order. */
export function permanentProblem(error: unknown): string | undefined {
  return error instanceof ApiError && error.status < 500 ? error.text : undefined
}

/** The sentence about a refusal that no field of the form is about. */
export function restFault(error: unknown): string | undefined {
  // A request that has not failed has null for its error.
  if (error === undefined || error === null || asksForCode(error)) return undefined
  if (!(error instanceof ApiError)) return t`Couldn’t reach the server. Check your connection and try again.`
  return error.problem?.fields ? undefined : error.text
}
