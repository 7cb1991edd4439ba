import type { Answer, ProblemBody, ProblemCode } from '@vitrine/contract'
import type { Api } from '@vitrine/contract/api'
import { vi } from 'vitest'

type Keys = keyof Api & string

/** A recorded call: its path, query, and body as sent. */
interface SentCall {
  path: string
  query: URLSearchParams
  body: unknown
}

type Handlers = {
  [Key in Keys]?: (sent: SentCall) => Answer<Api, Key> | Response | Promise<Answer<Api, Key> | Response>
}

/**
 * Puts a core behind the typed client that responds to the calls given here by their names in the contract, and
 * records every call as `METHOD /path`. A call without a handler never resolves.
 */
export function core(handlers: Handlers) {
  const calls: string[] = []
  const bodies: unknown[] = []
  const answer = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(address, 'http://acme.example')
    const name = `${init.method ?? 'GET'} ${pathname}`
    const handler = Object.entries(handlers).find(([key]) => patternOf(key).test(name))?.[1] as Handler | undefined
    const text = init.body instanceof Blob && init.body.type === 'application/json' ? await init.body.text() : init.body
    const body = typeof text === 'string' ? (JSON.parse(text) as unknown) : text
    calls.push(name)
    bodies.push(body)
    if (!handler) return new Promise(() => undefined)
    const answered = await handler({ path: pathname, query: new URLSearchParams(search), body })
    return answered instanceof Response ? answered : Response.json(answered)
  }
  vi.stubGlobal('fetch', answer)
  return { calls, bodies }
}

type Handler = (sent: SentCall) => unknown

/** A refusal of the core. */
export function refused(status: number, code: ProblemCode, message: string, more: Partial<ProblemBody> = {}): Response {
  return Response.json({ status, code, message, ...more }, { status })
}

function patternOf(key: string): RegExp {
  return new RegExp(`^${key.replace(/:\w+/g, '[^/]+')}$`)
}
