import { ApiError } from '@vitrine/contract/client'

/** The sentence with which the server refused; `otherwise` where nobody knows what became of the call. */
export function refusalOr(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? error.text : otherwise
}
