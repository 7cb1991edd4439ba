import type { FastifyInstance } from 'fastify'

interface Asked {
  method?: 'GET' | 'POST' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
}

interface Visit {
  status: number
  location: string
  body: string
  setCookies: string[]
}

/** Cookies by host, then by `name path`. */
type Jar = Map<string, Map<string, string>>

/** A browser that visits several hosts: each has its own cookies, and other hosts are requested over the network. */
export interface Browser {
  /** Asks for one address and follows nothing. */
  visit(address: string, asked?: Asked): Promise<Visit>
  /** Follows redirects until a page, or until an address that `until` matches. Returns the addresses on the way. */
  follow(address: string, until?: RegExp): Promise<string[]>
  /** Its cookies by host. */
  jar: Jar
  /** Takes over every cookie of another browser. */
  copy(): Browser
}

const STEPS_MAX = 20

/** `isOurs` says of a host name whether the application answers it; ports are ours to ignore there. */
export function createBrowser(app: FastifyInstance, isOurs: (host: string) => boolean, jar: Jar = new Map()): Browser {
  const browser: Browser = { visit, follow, jar, copy }
  return browser

  function copy(): Browser {
    return createBrowser(app, isOurs, new Map([...jar].map(([host, cookies]) => [host, new Map(cookies)])))
  }

  async function follow(address: string, until?: RegExp): Promise<string[]> {
    const way = [address]
    for (let next = address; way.length <= STEPS_MAX;) {
      if (until?.test(next)) return way
      const { location, status } = await visit(next)
      if (status < 300 || status >= 400) return way
      next = new URL(location, next).href
      way.push(next)
    }
    throw new Error(`led in a circle: ${way.join(' -> ')}`)
  }

  async function visit(address: string, asked: Asked = {}): Promise<Visit> {
    const url = new URL(address)
    const cookies = cookiesFor(url)
    const headers = { host: url.host, ...(cookies ? { cookie: cookies } : {}), ...asked.headers }
    const found = isOurs(url.hostname) ? await inside(url, asked, headers) : await outside(url, asked, headers)
    for (const cookie of found.setCookies) keep(url, cookie)
    return found
  }

  async function inside(url: URL, { method = 'GET', body }: Asked, headers: Record<string, string>): Promise<Visit> {
    const payload = body === undefined ? {} : { payload: body as object }
    const answer = await app.inject({ method, url: url.pathname + url.search, headers, ...payload })
    const location = String(answer.headers.location ?? '')
    const setCookies = [answer.headers['set-cookie'] ?? []].flat()
    return { status: answer.statusCode, location, body: answer.body, setCookies }
  }

  async function outside(url: URL, { method = 'GET' }: Asked, headers: Record<string, string>): Promise<Visit> {
    const answer = await fetch(url, { method, headers, redirect: 'manual' })
    const location = answer.headers.get('location') ?? ''
    return { status: answer.status, location, body: await answer.text(), setCookies: answer.headers.getSetCookie() }
  }

  function cookiesFor({ hostname, pathname }: URL): string {
    return [...(jar.get(hostname) ?? [])]
      .filter(([key]) => pathname.startsWith(key.slice(key.indexOf(' ') + 1)))
      .map(([key, value]) => `${key.slice(0, key.indexOf(' '))}=${value}`)
      .join('; ')
  }

  function keep({ hostname }: URL, cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    const path = /;\s*path=([^;]+)/i.exec(cookie)?.[1] ?? '/'
    const own = jar.get(hostname) ?? new Map<string, string>()
    if (value === '' || /max-age=0/i.test(cookie)) own.delete(`${name} ${path}`)
    else own.set(`${name} ${path}`, value)
    jar.set(hostname, own)
  }
}
