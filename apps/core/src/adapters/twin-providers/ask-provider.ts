import type { z } from 'zod'
import { FetchError } from '../../platform/safe-fetch/fetch-error.ts'
import type { SafeAnswer, SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts'
import { TwinProviderError } from '../../ports/twin-provider.ts'

const ANSWER_BYTES_MAX = 2 * 1024 * 1024
const TIMEOUT_MS = 30_000
/** A recording takes a while over a slow line. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000
const REASON_CHARACTERS_MAX = 300

interface ProviderRequest {
  url: string
  method: 'DELETE' | 'GET' | 'POST'
  headers: Record<string, string>
  body?: { type: string; bytes: Buffer }
}

/**
 * Makes one call of a provider. A call without a readable response is `unknown`: it may have taken effect. Returns undefined
 * where the provider knows nothing by that name. Throws TwinProviderError.
 */
export async function askProvider<S extends z.ZodType>(
  fetch: SafeFetch,
  { url, method, headers, body }: ProviderRequest,
  schema: S,
  signal: AbortSignal,
): Promise<z.infer<S> | undefined> {
  const answer = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...headers, ...(body ? { 'content-type': body.type } : {}) },
    ...(body ? { body: body.bytes } : {}),
    redirectsMax: 0,
    bytesMax: ANSWER_BYTES_MAX,
    timeoutMs: body && body.type !== 'application/json' ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS,
    signal,
  }).catch((cause: unknown) => {
    throw new TwinProviderError(isRefused(cause) ? 'address' : 'unknown', { cause })
  })
  if (answer.status === 404 || answer.status === 410) {
    if (method === 'POST') throw new TwinProviderError('rejected', reasonOf(answer))
    return undefined
  }
  throwFault(answer)
  if (method === 'DELETE') return undefined
  const found = schema.safeParse(jsonOf(answer))
  if (!found.success) throw new TwinProviderError('unknown', { reason: 'The answer can’t be read.' })
  return found.data
}

/** The address is internal or invalid: nothing was sent. */
function isRefused(error: unknown): boolean {
  return error instanceof FetchError && error.trouble === 'address-refused'
}

function throwFault(answer: SafeAnswer): void {
  const { status, headers } = answer
  if (status >= 200 && status < 300) return
  if (status === 429) throw new TwinProviderError('busy', retryAfter(headers['retry-after']))
  if (status === 401 || status === 402 || status === 403) throw new TwinProviderError('key', reasonOf(answer))
  if (status === 408 || status >= 500) throw new TwinProviderError('unknown', retryAfter(headers['retry-after']))
  if (status >= 300 && status < 400) throw new TwinProviderError('address')
  throw new TwinProviderError('rejected', reasonOf(answer))
}

function jsonOf({ body }: SafeAnswer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Returns the provider's error message, where the response has one of the usual shapes. */
function reasonOf(answer: SafeAnswer): { reason?: string } {
  const said = jsonOf(answer) as Record<string, unknown> | null | undefined
  const text = [said?.['message'], said?.['error'], said?.['detail']].find((one) => typeof one === 'string')
  return typeof text === 'string' && text !== '' ? { reason: text.slice(0, REASON_CHARACTERS_MAX) } : {}
}

function retryAfter(header: string | string[] | undefined): { retryAfterSeconds?: number } {
  const text = String(header ?? '')
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return seconds > 0 ? { retryAfterSeconds: Math.min(Math.ceil(seconds), 3600) } : {}
}
