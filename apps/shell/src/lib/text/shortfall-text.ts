import { plural } from '@lingui/core/macro'
import { ApiError } from '@vitrine/contract/client'

/** Returns a sentence about the missing credits; undefined for any other error. */
export function shortfallText(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'credits-short') return undefined
  const shortfall = error.problem?.shortfall
  return typeof shortfall === 'number'
    ? plural(shortfall, {
        one: 'You need # more credit for this video.',
        other: 'You need # more credits for this video.',
      })
    : error.text
}
