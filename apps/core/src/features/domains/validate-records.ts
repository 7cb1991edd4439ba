import { BlockList, isIP } from 'node:net'
import type { DomainRecord, DomainWarning } from '@vitrine/contract'
import type { Edge, Found } from './lookup.ts'
import { type SiteName, proofName, relativeName } from './names.ts'

/** The certificate authorities that our proxy uses. */
const ISSUERS = ['letsencrypt.org', 'zerossl.com', 'sectigo.com']

/** Networks of well-known proxies, behind which our own response and certificate are hidden. */
const PROXIES = new BlockList()
for (const [network, bits] of [
  ['103.21.244.0', 22],
  ['103.22.200.0', 22],
  ['103.31.4.0', 22],
  ['104.16.0.0', 13],
  ['104.24.0.0', 14],
  ['108.162.192.0', 18],
  ['131.0.72.0', 22],
  ['141.101.64.0', 18],
  ['162.158.0.0', 15],
  ['172.64.0.0', 13],
  ['173.245.48.0', 20],
  ['188.114.96.0', 20],
  ['190.93.240.0', 20],
  ['197.234.240.0', 22],
  ['198.41.128.0', 17],
] as const)
  PROXIES.addSubnet(network, bits)

export interface Verdict {
  records: DomainRecord[]
  warnings: DomainWarning[]
  /** Whether the person has proved the name; null when DNS did not respond. */
  isProved: boolean | null
  /** Whether all visitors of the name reach this platform; null when DNS did not respond. */
  leadsHere: boolean | null
}

/** Compares the records found with those required and reports what is wrong with each. */
export function validateRecords(site: SiteName, token: string, edge: Edge, found: Found): Verdict {
  const way = wayRecord(site, edge, found)
  const proof = recordOf('TXT', relativeName(proofName(site.host), site.registered), [token], found.txt, isAmong)
  const six = recordOf('AAAA', relativeName(site.host, site.registered), edge.aaaa, found.aaaa, isWithin)
  const issuers = recordOf('CAA', relativeName(site.host, site.registered), ISSUERS.slice(0, 1), found.caa, mayIssue)
  const blocking = [way, six, issuers]
  return {
    records: [proof, way, six, issuers],
    warnings: warningsOf(site, edge, found, way),
    isProved: answerOf([proof]),
    leadsHere: answerOf(blocking),
  }
}

/**
 * Returns the record that routes visitors: a CNAME below a registered name, an A record at the name itself, where a CNAME is
 * not allowed.
 */
function wayRecord({ host, registered, isApex }: SiteName, edge: Edge, { cname, a }: Found): DomainRecord {
  const name = relativeName(host, registered)
  const isHere = a !== undefined && a.length > 0 && edge.a.length > 0 && a.every((one) => edge.a.includes(one))
  if (isApex) return recordOf('A', name, edge.a, a, () => isHere)
  // Some providers return the addresses behind a CNAME, so the addresses decide.
  const shown = cname === undefined || cname.length > 0 ? cname : a
  const isRight = isHere || (cname?.length === 1 && cname[0] === edge.host && edge.a.length > 0)
  return recordOf('CNAME', name, [edge.host], shown, () => isRight)
}

type Test = (found: string[], shouldBe: string[]) => boolean

function recordOf(
  type: DomainRecord['type'],
  name: string,
  shouldBe: string[],
  found: string[] | undefined,
  isRight: Test,
): DomainRecord {
  const record = { type, name, shouldBe, found: found ?? [] }
  if (found === undefined) return { ...record, state: 'unknown' }
  if (isRight(found, shouldBe)) return { ...record, state: 'correct' }
  return { ...record, state: found.length === 0 ? 'missing' : 'wrong' }
}

const isAmong: Test = (found, [wanted = '']) => found.includes(wanted)
const isWithin: Test = (found, allowed) => found.every((one) => allowed.includes(one))
const mayIssue: Test = (found) => found.length === 0 || found.some((one) => ISSUERS.includes(one.split(';')[0] ?? ''))

/** Returns null when a record could not be looked up and none is known to be wrong. */
function answerOf(records: DomainRecord[]): boolean | null {
  if (records.some(({ state }) => state === 'wrong' || state === 'missing')) return false
  return records.some(({ state }) => state === 'unknown') ? null : true
}

function warningsOf(
  { isApex }: SiteName,
  edge: Edge,
  { a, aaaa, cname, txt, caa }: Found,
  way: DomainRecord,
): DomainWarning[] {
  const warnings: DomainWarning[] = []
  const addresses = a ?? []
  const isProxied = addresses.some((one) => isIP(one) === 4 && PROXIES.check(one))
  if (edge.a.length === 0) warnings.push('no-edge')
  if ([a, aaaa, cname, txt, caa].includes(undefined)) warnings.push('no-answer')
  if (way.state !== 'wrong') return warnings
  if (isProxied) warnings.push('proxied')
  else if (addresses.some((one) => edge.a.includes(one))) warnings.push('several-records')
  else if (isApex) warnings.push('website-here')
  return warnings
}
