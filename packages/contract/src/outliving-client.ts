import type { Api } from './api/index.ts'
import { type Arguments, type Keys, ApiError, call } from './client.ts'
import type { ProblemBody } from './problems.ts'
import type { Answer } from './types.ts'

/** Browsers refuse more than 64 KB of requests that outlive their page. Leaves room for another one. */
const BYTES_MAX = 60_000

/**
 * Makes a call that reaches the server even when the page is closed at once. A body larger than browsers allow is sent as
 * usual. The path has no parameters. Throws ApiError.
 */
export async function outlivingCall<Key extends Keys>(key: Key, ...args: Arguments<Key>): Promise<Answer<Api, Key>> {
  const [method = '', path = ''] = key.split(' ')
  const { body: sent } = (args[0] ?? {}) as { body?: unknown }
  const body = new Blob([JSON.stringify(sent)], { type: 'application/json' })
  if (body.size > BYTES_MAX) return call(key, ...args)
  const response = await fetch(path, { method, body, credentials: 'include', keepalive: true })
  const answer: unknown = await response.json()
  if (response.ok) return answer as Answer<Api, Key>
  const problem = answer as ProblemBody
  throw new ApiError(response.status, problem.message, problem)
}
