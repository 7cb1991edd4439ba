import type { MailFault } from '@vitrine/contract'
import type { Ask } from './look.ts'
import { type Judged, correct, missing, unknown, wrong } from './record.ts'

/** Whoever receives a mail asks at most so often, and takes a record that wants more for none (RFC 7208, 4.6.4). */
const LOOKUPS_MAX = 10
const ASKING = /^[+?~-]?(include:|a$|a[:/]|mx$|mx[:/]|ptr$|ptr:|exists:)|^redirect=/i
const SILENT = /^[+?~-]?(ip4:|ip6:)\S+$|^[a-z][\w.-]*=\S*$/i
const ALL = /^[+?~-]?all$/i
const FOLLOWED = /^\+?include:(\S+)$|^redirect=(\S+)$/i

interface Seen {
  lookups: number
  /** What is included, at any depth. */
  included: Set<string>
  /** Included names that say nothing, which makes the whole record worthless. */
  dead: number
  isUnanswered: boolean
}

/** Whether the record of a domain lets the servers of `ours` send in its name. `found` is all TXT records of the domain. */
export async function judgeSpf(
  ask: Ask,
  found: string[] | undefined,
  ours: string,
  wasDoubled: boolean,
): Promise<Judged> {
  const records = found?.filter(isSpf) ?? []
  const shouldBe = merged(records, ours)
  if (!found) return unknown(shouldBe)
  const [record, ...others] = records
  if (record === undefined) return missing(shouldBe, wasDoubled)
  if (others.length > 0) return wrong(shouldBe, records, 'spf-several')
  if (termsOf(record).some((term) => !isTerm(term))) return wrong(shouldBe, records, 'spf-broken')

  const seen: Seen = { lookups: 0, included: new Set(), dead: 0, isUnanswered: false }
  await walk(ask, record, seen)
  const faults: MailFault[] = []
  if (!seen.included.has(ours)) faults.push(namesBehindAll(record, ours) ? 'spf-after-all' : 'spf-not-included')
  if (seen.lookups > LOOKUPS_MAX) faults.push('spf-too-many-lookups')
  if (seen.dead > 0) faults.push('spf-broken-include')
  if (faults.length > 0 && seen.isUnanswered) return { ...unknown(shouldBe), found: records }
  if (faults.length > 0) return wrong(shouldBe, records, ...faults)
  return correct(record, ...(termsOf(record).some((term) => /^\+?all$/i.test(term)) ? (['spf-open'] as const) : []))
}

/** Reads a record as a receiver does, and what it includes. What stands behind `all` is never read. */
async function walk(ask: Ask, record: string, seen: Seen): Promise<void> {
  for (const term of termsOf(record)) {
    if (ALL.test(term) || seen.lookups > LOOKUPS_MAX) return
    if (ASKING.test(term)) seen.lookups += 1
    const [, included, redirected] = FOLLOWED.exec(term) ?? []
    const name = (included ?? redirected)?.toLowerCase().replace(/\.$/, '')
    if (name === undefined) continue
    seen.included.add(name)
    const answer = await ask(name)
    const [inner] = answer?.filter(isSpf) ?? []
    if (!answer) seen.isUnanswered = true
    else if (inner === undefined) seen.dead += 1
    else await walk(ask, inner, seen)
  }
}

/** What the records should say together: all they say, and ours, before the word that ends it. */
function merged(records: string[], ours: string): string {
  const terms = records.flatMap(termsOf).filter(isTerm)
  const end = terms.findLast((term) => ALL.test(term)) ?? (terms.some((term) => /^redirect=/i.test(term)) ? '' : '~all')
  const rest = terms.filter((term) => !ALL.test(term) && term.toLowerCase() !== `include:${ours}`)
  return ['v=spf1', `include:${ours}`, ...new Set(rest), end].filter(Boolean).join(' ')
}

function namesBehindAll(record: string, ours: string): boolean {
  return termsOf(record).some((term) => term.toLowerCase() === `include:${ours}`)
}

function isSpf(value: string): boolean {
  return /^v=spf1(\s|$)/i.test(value.trim())
}

function isTerm(term: string): boolean {
  return ALL.test(term) || ASKING.test(term) || SILENT.test(term)
}

function termsOf(record: string): string[] {
  return record.trim().split(/\s+/).slice(1)
}
