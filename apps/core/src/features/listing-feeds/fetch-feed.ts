import type { ProblemCode } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { FetchError } from '../../platform/safe-fetch/fetch-error.ts'
import type { SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts'
import type { Owner } from '../../ports/owner.ts'

const BYTES_MAX = 10 * 1024 * 1024
const TIMEOUT_MS = 30_000

/** Returns the bytes at the address of a feed. Throws page-private, page-busy, feed-unreachable or table-too-large. */
export async function fetchFeed(safeFetch: SafeFetch, url: string, owner: Owner): Promise<Buffer> {
  try {
    const { status, body } = await safeFetch(url, {
      bytesMax: BYTES_MAX,
      timeoutMs: TIMEOUT_MS,
      owner,
      headers: { accept: 'text/csv, application/json, application/xml, text/xml, */*;q=0.1' },
    })
    if (status !== 200) throw new AppError('feed-unreachable')
    return body
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    throw new AppError(problemOf(error), { cause: error })
  }
}

function problemOf({ trouble }: FetchError): ProblemCode {
  if (trouble === 'address-refused') return 'page-private'
  if (trouble === 'host-busy') return 'page-busy'
  return trouble === 'too-large' ? 'table-too-large' : 'feed-unreachable'
}
