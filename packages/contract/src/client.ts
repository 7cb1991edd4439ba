import type { Api } from './api/index.ts'
import type { ProblemBody, ProblemCode } from './problems.ts'
import type { Answer, Sent } from './types.ts'

/** A failed call. `message` is "status: text"; `problem` has the code, the fields and the request id. */
export class ApiError extends Error {
  readonly status: number
  /** What the server says to a person; empty where it sent nothing but a status. */
  readonly serverText: string
  readonly problem: ProblemBody | undefined

  constructor(status: number, serverText: string, problem?: ProblemBody, statusText = '') {
    super(`${status}: ${serverText || statusText}`)
    this.status = status
    this.serverText = serverText
    this.problem = problem
  }

  get code(): ProblemCode | undefined {
    return this.problem?.code
  }
  /** The message for a person, without the status in front. */
  get text(): string {
    return this.message.slice(this.message.indexOf(':') + 2)
  }
}

/** Returns the message with which the server refused; `otherwise` when the outcome is unknown. */
export function problemOr(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? error.text : otherwise
}

export type Keys = keyof Api & string
export type Arguments<Key extends Keys> = {} extends Sent<Api, Key> ? [sent?: Sent<Api, Key>] : [sent: Sent<Api, Key>]

interface Loose {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

type Retry = (error: unknown) => Promise<boolean>

let retry: Retry | undefined

/** Has `handler` decide whether to repeat a failed call once. Returns a function that removes the handler. */
export function onFailedCall(handler: Retry): () => void {
  retry = handler
  return () => void (retry = undefined)
}

/**
 * Makes the call under `key` with the session's cookies. Returns the parsed JSON, or a Blob where the contract says file.
 * Throws ApiError for every error status.
 */
export async function call<Key extends Keys>(key: Key, ...[sent]: Arguments<Key>): Promise<Answer<Api, Key>> {
  const made = () => callOnce(key, (sent ?? {}) as Loose) as Promise<Answer<Api, Key>>
  return made().catch(async (error: unknown) => {
    if (await retry?.(error)) return made()
    throw error
  })
}

async function callOnce(key: string, sent: Loose): Promise<unknown> {
  const response = await fetchOnce(key, sent)
  const isJson = response.headers.get('content-type')?.includes('json')
  return isJson ? response.json() : response.blob()
}

/** Returns the whole response of a call. Throws ApiError for every error status. */
export async function fetchOnce(key: string, { params, query, body }: Loose): Promise<Response> {
  const [method, path] = key.split(' ') as [string, string]
  const response = await fetch(address(path, params, query), {
    method,
    credentials: 'include',
    ...bodyOf(body),
  })
  if (!response.ok) throw await problem(response)
  return response
}

/**
 * A form is sent unchanged: the browser sets its content type with the boundary. Bytes have no type, whatever their file is.
 */
function bodyOf(body: unknown): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  if (body instanceof Blob) return { headers: { 'content-type': 'application/octet-stream' }, body }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function address(path: string, params: Loose['params'], query: Loose['query']): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}

/** Proxies in front of the core respond with pages, JSON of their own or nothing; none of these is a text for a person. */
async function problem(response: Response): Promise<ApiError> {
  const { status, statusText } = response
  const type = response.headers.get('content-type') ?? ''
  const isJson = type.includes('json')
  const body = isJson ? ((await response.json().catch(() => null)) as ProblemBody | null) : null
  const text = isJson || type.includes('html') ? body?.message : await response.text()
  return new ApiError(status, text ?? '', body ?? undefined, statusText)
}
