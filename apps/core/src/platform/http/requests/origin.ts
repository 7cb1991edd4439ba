import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { hostHeader, normaliseHost } from './host.ts'

/**
 * Returns whether a browser sent this from a page of the same origin. Requests without any browser header (provider callbacks,
 * command line clients) pass: they carry no cookie of another person.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = headers.origin
  return origin === undefined || hasHost(origin, host, headers.host)
}

/** Returns whether a request came from a page of its own host, or from no page at all. */
export function isOwnPage({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  const host = normaliseHost(hostHeader(raw.rawHeaders))
  return host !== undefined && isSameOrigin(headers, host)
}

/**
 * Returns whether a socket was opened by a page of the same origin. A socket carries cookies on any page's behalf, so a
 * browser's Origin is compared even when Sec-Fetch-Site matches.
 */
export function isSocketOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  return headers.origin === undefined || hasHost(headers.origin, host, headers.host)
}

function hasHost(origin: string, host: string, hostWithPort: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname, port, protocol } = new URL(origin)
  // Browsers omit the default port of a scheme; a proxy may add it.
  const ownPort = protocol === 'https:' ? '443' : '80'
  const hostPort = /:(\d+)$/.exec(hostWithPort ?? '')?.[1] ?? ''
  return normaliseHost(hostname) === host && (port === hostPort || (port === '' && hostPort === ownPort))
}
