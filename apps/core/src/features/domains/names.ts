import { isIP } from 'node:net'
import { parse } from 'tldts'
import { normaliseHost } from '../../platform/http/requests/host.ts'

export interface SiteName {
  host: string
  /** Returns the registrable domain: `azurecoast.example` of `videos.azurecoast.example`. */
  registered: string
  isApex: boolean
}

/**
 * Returns a typed name in its DNS form; undefined for names that cannot be a site: an IP address, a single
 * label, a wildcard, a public suffix, or a name of the platform itself.
 */
export function siteName(typed: string, ofPlatform: readonly string[]): SiteName | undefined {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/(?<!\/)\/+$/, '')
  const host = bare.includes(':') ? undefined : normaliseHost(bare)
  if (!host || isIP(host) || ofPlatform.some((name) => host === name || host.endsWith(`.${name}`))) return undefined
  const { domain: registered, isIcann, isPrivate, publicSuffix } = parse(host, { allowPrivateDomains: true })
  if (!registered || host === publicSuffix) return undefined
  // Names of test networks end in labels of no list. Unknown endings are accepted only there.
  if (!isIcann && !isPrivate && !/\.(example|test|invalid)$/.test(host)) return undefined
  return { host, registered, isApex: host === registered }
}

/** Returns a name as registrars expect it, relative to the registered domain: `@`, `www`, `_verify.www`. */
export function relativeName(name: string, registered: string): string {
  return name === registered ? '@' : name.slice(0, -registered.length - 1)
}

/** Returns the name of the ownership record. It contains neither the product nor the platform. */
export function proofName(host: string): string {
  return `_verify.${host}`
}
