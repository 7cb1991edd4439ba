import type { Owner } from '../../ports/owner.ts'
import { FetchError } from './fetch-error.ts'
import { type GateRules, type Target, createGate } from './gate.ts'
import type { HostLimits } from './host-limits.ts'
import { askOnce, bodyOf, startOf } from './one-request.ts'

interface FetchOptions {
  method?: 'DELETE' | 'GET' | 'HEAD' | 'POST'
  headers?: Record<string, string>
  body?: Buffer
  /** The maximum number of redirects, each of which is checked again; only GET and HEAD follow any. */
  redirectsMax?: number
  bytesMax?: number
  /**
   * Takes the first `bytesMax` bytes of a longer response instead of refusing it. They are not decompressed, so ask for
   * `identity`.
   */
  takesStart?: boolean
  /** The time limit for the whole fetch, including redirects. */
  timeoutMs?: number
  /** The accepted beginnings of content types, e.g. `image/`; any where it is absent. */
  contentTypes?: readonly string[]
  /** Aborts the fetch. */
  signal?: AbortSignal
  /** The person who named the address, where hosts are limited: people take turns. */
  owner?: Owner
}

export interface SafeAnswer {
  /** The final address after redirects. */
  url: string
  status: number
  /** Without its parameters, in lower case. */
  contentType: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

export type SafeFetch = (url: string, options?: FetchOptions) => Promise<SafeAnswer>

const REDIRECTS_MAX = 5
const BYTES_MAX = 5 * 1024 * 1024
const TIMEOUT_MS = 10_000
const MOVED = [301, 302, 303, 307, 308]

/**
 * Fetches addresses that people enter, from the public internet only: http and https on their default ports, to public
 * addresses, without cookies, within limits of time and size. With `hosts` each request, also that of a redirect, waits for its
 * turn at the host. Throws FetchError.
 */
export function createSafeFetch(rules: GateRules = {}, hosts?: HostLimits): SafeFetch {
  const gate = createGate(rules)
  return safeFetch

  async function safeFetch(url: string, options: FetchOptions = {}): Promise<SafeAnswer> {
    const limit = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
    const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
    const work = follow(url, options, signal)
    // The time limit covers every step, including a name server that never answers.
    const end = Promise.withResolvers<never>()
    // The work itself may know a better reason.
    const stop = () => setImmediate(() => end.reject(new FetchError('too-slow')))
    signal.addEventListener('abort', stop, { once: true })
    return Promise.race([work, end.promise]).finally(() => signal.removeEventListener('abort', stop))
  }

  async function follow(url: string, options: FetchOptions, signal: AbortSignal): Promise<SafeAnswer> {
    const { method = 'GET' } = options
    const redirectsMax = method === 'POST' || method === 'DELETE' ? 0 : (options.redirectsMax ?? REDIRECTS_MAX)
    let next = url
    for (let turn = 0; turn <= redirectsMax; turn += 1) {
      const target = await gate.check(next)
      const leave = await hosts?.enter(target, options.owner, signal)
      const answer = await ask(target, { ...options, method, redirectsMax }, signal).finally(leave)
      if ('body' in answer) return { url: next, ...answer }
      next = URL.parse(answer.location, next)?.href ?? ''
    }
    throw new FetchError('too-many-redirects')
  }

  /** Returns the answer of one address, or where it redirects to. */
  async function ask(
    target: Target,
    { method = 'GET', headers = {}, body, bytesMax = BYTES_MAX, ...options }: FetchOptions,
    signal: AbortSignal,
  ): Promise<Omit<SafeAnswer, 'url'> | { location: string }> {
    const answer = await askOnce(target, { method, headers, body, signal })
    const { statusCode: status = 0, headers: got } = answer
    if (options.redirectsMax && MOVED.includes(status) && got.location !== undefined) {
      answer.destroy()
      return { location: got.location }
    }
    const contentType = (got['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    const isWanted = options.contentTypes?.some((start) => contentType.startsWith(start)) ?? true
    if (!isWanted) {
      answer.destroy()
      throw new FetchError('wrong-type')
    }
    const read = options.takesStart ? startOf : bodyOf
    return { status, contentType, headers: got, body: await read(answer, bytesMax, signal) }
  }
}
