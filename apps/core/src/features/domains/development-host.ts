import { isIP } from 'node:net'
import type { Edge } from './lookup.ts'

/** The target of domains in development, with names and addresses reserved for documentation. */
export const EXAMPLE_EDGE: Edge = { host: 'sites.platform.example', a: ['203.0.113.10'], aaaa: ['2001:db8::10'] }

/** The SPF host that a real installation would set; shown by development installations. */
export const EXAMPLE_SPF_HOST = 'spf.platform.example'

/** Whether no public DNS record can point to this name: a developer's machine, or one of a private network. */
export function isDevelopmentHost(host: string): boolean {
  return isIP(host) !== 0 || /(^|\.)(localhost|local|internal)$/.test(host)
}
