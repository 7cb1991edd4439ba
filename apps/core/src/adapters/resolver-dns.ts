import { Resolver as Dns } from 'node:dns/promises'
import type { Resolver } from '../ports/resolver.ts'

const TIME_LIMIT_MS = 3000

interface Servers {
  /** For example `192.0.2.1:53`. Defaults to the name servers of this machine. */
  servers?: string[]
  timeLimitMs?: number
}

/** Error codes that mean the record does not exist. Other codes mean that no server answered. */
const NO_RECORD = ['ENODATA', 'ENOTFOUND']

/** Resolves records with the DNS protocol. */
export function createDnsResolver({ servers, timeLimitMs = TIME_LIMIT_MS }: Servers = {}): Resolver {
  const dns = new Dns({ timeout: timeLimitMs, tries: 2 })
  if (servers) dns.setServers(servers)
  const lookups = {
    TXT: async (name: string) => (await dns.resolveTxt(name)).map((parts) => parts.join('')),
    CNAME: async (name: string) => (await dns.resolveCname(name)).map(normalized),
    A: (name: string) => dns.resolve4(name),
    AAAA: async (name: string) => (await dns.resolve6(name)).map(normalized),
    CAA: async (name: string) =>
      (await dns.resolveCaa(name)).flatMap(({ issue }) => (issue === undefined ? [] : [normalized(issue)])),
  }
  return {
    async resolve(name, type) {
      try {
        return await lookups[type](name)
      } catch (error) {
        if (error instanceof Error && 'code' in error && NO_RECORD.includes(String(error.code))) return []
        throw error
      }
    },
  }
}

function normalized(name: string): string {
  return name.toLowerCase().replace(/\.$/, '')
}
