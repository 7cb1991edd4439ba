import type { MailFault } from '@vitrine/contract'
import ipaddr from 'ipaddr.js'
import type { Ask } from './lookup.ts'
import { type RecordCheck, correct, missing, unknown, wrong } from './record.ts'
import { OUR_SERVER, OTHER_SERVER, evaluateSpf } from './spf-evaluation.ts'

const ALL = /^[+?~-]?all$/i
const ASKING = /^[+?~-]?(?:(?:include|exists|a|mx|ptr):\S|(?:a|mx|ptr)$|(?:a|mx)\/)|^redirect=\S/i
const MODIFIER = /^[a-z][\w.-]*=\S*$/i
const ADDRESS = /^[+?~-]?ip[46]:(\S+)$/i

interface SpfSearch {
  domain: string
  /** All TXT records of the domain; undefined where no name server answered. */
  found: string[] | undefined
  ours: string
  wasDoubled: boolean
}

/** Checks whether the record of a domain lets the servers of `ours` send in its name. */
export async function checkSpf(ask: Ask, { domain, found, ours, wasDoubled }: SpfSearch): Promise<RecordCheck> {
  const records = found?.filter(isSpf) ?? []
  const shouldBe = merged(records, ours)
  if (!found) return unknown(shouldBe)
  const [record, ...others] = records
  if (record === undefined) return missing(shouldBe, wasDoubled)
  if (others.length > 0) return wrong(shouldBe, records, 'spf-several')

  const own = await evaluateSpf(ask, { domain, record, ours }, OUR_SERVER)
  // The test address matches no term, so the record is evaluated to its end.
  const otherServer = await evaluateSpf(ask, { domain, record, ours }, OTHER_SERVER)
  if (own.result === 'temperror') return { ...unknown(shouldBe), found: records }
  const isIncluded = own.result === 'pass' && own.asksOurs
  const faults: MailFault[] = []
  if (!isIncluded && otherServer.fault !== 'spf-broken') {
    if (!namesOurs(record, ours)) faults.push('spf-not-included')
    else if (!otherServer.fault) faults.push('spf-after-all')
  }
  if (otherServer.fault) faults.push(otherServer.fault)
  if (faults.length > 0) return wrong(shouldBe, records, ...faults)
  return correct(record, ...(otherServer.result === 'pass' ? (['spf-open'] as const) : []))
}

/** Merges SPF records: all their terms and ours, before the closing `all`. */
function merged(records: string[], ours: string): string {
  const terms = records.flatMap(termsOf).filter(isTerm)
  const end = terms.findLast((term) => ALL.test(term)) ?? (terms.some((term) => /^redirect=/i.test(term)) ? '' : '~all')
  const rest = terms.filter((term) => !ALL.test(term) && term.toLowerCase() !== `include:${ours}`)
  return ['v=spf1', `include:${ours}`, ...new Set(rest), end].filter(Boolean).join(' ')
}

function namesOurs(record: string, ours: string): boolean {
  return termsOf(record).some((term) => term.toLowerCase() === `include:${ours}`)
}

function isSpf(value: string): boolean {
  return /^v=spf1(\s|$)/i.test(value.trim())
}

function isTerm(term: string): boolean {
  const [, address] = ADDRESS.exec(term) ?? []
  if (address !== undefined) return ipaddr.isValid(address) || ipaddr.isValidCIDR(address)
  return ALL.test(term) || ASKING.test(term) || MODIFIER.test(term)
}

function termsOf(record: string): string[] {
  return record.trim().split(/\s+/).slice(1)
}
