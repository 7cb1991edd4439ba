import { domainToASCII } from 'node:url'

const HOST_CHARACTERS_MAX = 253
const PLAIN_HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/
const IPV6 = /^\[[0-9a-f:.]+\]$/

/**
 * Returns a host name in the one spelling under which tenants are stored: lower case, ASCII, without port and trailing dot.
 * Returns undefined for everything else, so that an odd spelling never reaches a look-up.
 */
export function normaliseHost(header: string | undefined): string | undefined {
  if (!header || header.length > HOST_CHARACTERS_MAX + ':65535'.length + 1) return undefined
  if (/[\s/\\@?#%,]/.test(header)) return undefined
  const withoutPort = header.replace(/:\d{1,5}$/, '').toLowerCase()
  if (IPV6.test(withoutPort)) return withoutPort
  const plain = withoutPort.replace(/\.$/, '')
  const host = isAsciiName(plain) ? plain : domainToASCII(plain)
  return PLAIN_HOST.test(host) ? host : undefined
}

/** Returns whether `domainToASCII` would return the same name: it cannot be a number, and nothing is encoded. */
function isAsciiName(host: string): boolean {
  return /^[a-z0-9.-]+$/.test(host) && /(?:^|\.)[a-z][a-z0-9-]*$/.test(host) && !host.includes('xn--')
}

/** A request with two Host headers is ambiguous between proxies and is treated as having none. */
export function hostHeader(rawHeaders: readonly string[]): string | undefined {
  let found: string | undefined
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() !== 'host') continue
    if (found !== undefined) return undefined
    found = rawHeaders[index + 1]
  }
  return found
}

/** Returns the path of a request target, also of a whole address (`GET http://host/path`), as programs send to proxies. */
export function pathOfTarget(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}

/** Returns whether a request target is a path, or a whole address of this host. */
export function isTargetOn(host: string | undefined, target: string): boolean {
  if (target.startsWith('/')) return true
  const [, named] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(target) ?? []
  return named === undefined || normaliseHost(named) === host
}
