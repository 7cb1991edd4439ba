import { Resolver as Dns } from 'node:dns/promises'
import type { Resolver } from '../ports/resolver.ts'

const TIME_LIMIT_MS = 3000

interface Servers {
  /** Such as `192.0.2.1:53`. */
  servers?: string[]
  timeLimitMs?: number
}

/** Answers that say that there is nothing, and not that nobody could be asked. */
const NOTHING = ['ENODATA', 'ENOTFOUND']

/** The name servers of this machine, unless others are named. */
export function createDnsResolver({ servers, timeLimitMs = TIME_LIMIT_MS }: Servers = {}): Resolver {
  const dns = new Dns({ timeout: timeLimitMs, tries: 2 })
  if (servers) dns.setServers(servers)
  const kinds = {
    TXT: async (name: string) => (await dns.resolveTxt(name)).map((parts) => parts.join('')),
    CNAME: async (name: string) => (await dns.resolveCname(name)).map(plain),
    A: (name: string) => dns.resolve4(name),
    AAAA: async (name: string) => (await dns.resolve6(name)).map(plain),
    CAA: async (name: string) =>
      (await dns.resolveCaa(name)).flatMap(({ issue }) => (issue === undefined ? [] : [plain(issue)])),
  }
  return {
    async find(name, type) {
      try {
        return await kinds[type](name)
      } catch (error) {
        if (error instanceof Error && 'code' in error && NOTHING.includes(String(error.code))) return []
        throw error
      }
    },
  }
}

function plain(name: string): string {
  return name.toLowerCase().replace(/\.$/, '')
}
