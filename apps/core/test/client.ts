import type { Video } from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import { until } from './until.ts'

interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

export interface Reply<T = Record<string, unknown>> {
  status: number
  body: T
  headers: Record<string, string | string[] | number | undefined>
}

export interface Client {
  readonly host: string
  /** The Cookie header this browser would send. */
  cookie: string
  call<T = Record<string, unknown>>(key: string, sent?: Sent): Promise<Reply<T>>
  /** Asks for a video until it is ready or failed. */
  finished(videoId: string): Promise<Video>
}

/** A browser as far as the server can tell: one host, its cookies, JSON in and out. */
export function createClient(app: FastifyInstance, host: string): Client {
  const client: Client = { host, cookie: '', call, finished }
  return client

  async function call<T>(key: string, { params, query, body, headers }: Sent = {}): Promise<Reply<T>> {
    const [method, path] = key.split(' ') as ['GET', string]
    const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
    const response = await app.inject({
      method,
      url,
      headers: { host, ...(client.cookie ? { cookie: client.cookie } : {}), ...headers },
      ...(query ? { query } : {}),
      ...(body === undefined ? {} : { payload: body as object }),
    })
    client.cookie = withCookies(client.cookie, response.cookies)
    const isJson = response.body !== '' && String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.body) as T,
      headers: response.headers,
    }
  }

  async function finished(videoId: string): Promise<Video> {
    return until(async () => {
      const { body } = await call<Video>('GET /api/videos/:id', { params: { id: videoId } })
      return (body.status === 'ready' || body.status === 'failed') && body
    }, `the video ${videoId} was not finished`)
  }
}

/** A Cookie header with what an answer sets; an empty value takes a cookie away. */
function withCookies(header: string, set: readonly { name: string; value: string }[]): string {
  const kept = new Map(header.split('; ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair]))
  for (const { name, value } of set) kept.set(name, value && `${name}=${value}`)
  return [...kept.values()].filter(Boolean).join('; ')
}
