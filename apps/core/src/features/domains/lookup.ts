import type { RecordType, Resolver } from '../../ports/resolver.ts'
import { proofName } from './names.ts'

/** The DNS results of a name; undefined where no name server responded. */
export interface Found {
  txt: string[] | undefined
  cname: string[] | undefined
  a: string[] | undefined
  aaaa: string[] | undefined
  caa: string[] | undefined
}

/** The target of visitors: the neutral host and its addresses. */
export interface Edge {
  host: string
  a: string[]
  aaaa: string[]
}

/** Looks up all relevant records of a name concurrently. */
export async function lookUpHost(resolver: Resolver, host: string): Promise<Found> {
  const ask = (name: string, type: RecordType) => resolver.resolve(name, type).catch(() => undefined)
  const [txt, cname, a, aaaa, caa] = await Promise.all([
    ask(proofName(host), 'TXT'),
    ask(host, 'CNAME'),
    ask(host, 'A'),
    ask(host, 'AAAA'),
    issuersFor(resolver, host),
  ])
  return { txt, cname, a, aaaa, caa }
}

export async function lookUpEdge(resolver: Resolver, host: string): Promise<Edge> {
  const ask = (type: RecordType) => resolver.resolve(host, type).catch(() => [])
  const [a, aaaa] = await Promise.all([ask('A'), ask('AAAA')])
  return { host, a, aaaa }
}

/** Returns the permitted certificate issuers (CAA): those of the nearest name with such records, from the host upwards. */
async function issuersFor(resolver: Resolver, host: string): Promise<string[] | undefined> {
  const labels = host.split('.')
  for (let cut = 0; cut < labels.length - 1; cut++) {
    const found = await resolver.resolve(labels.slice(cut).join('.'), 'CAA').catch(() => undefined)
    if (found === undefined || found.length > 0) return found
  }
  return []
}
