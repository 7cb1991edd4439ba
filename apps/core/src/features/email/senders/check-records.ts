import type { MailRecord } from '@vitrine/contract'
import { checkDkim } from './dkim.ts'
import { checkDmarc } from './dmarc.ts'
import { type Ask, keyName, lookUpMail } from './lookup.ts'
import { checkSpf } from './spf.ts'
import { type SiteName, relativeName } from '../../domains/index.ts'

interface Key {
  selector: string
  publicKey: string
}

interface Verdict {
  records: MailRecord[]
  /** Whether receivers will accept mails of the domain as ours; null when DNS did not respond. */
  isRight: boolean | null
}

/** Compares the records of a domain with those required and reports what is wrong with each. */
export async function checkMail(
  ask: Ask,
  site: SiteName,
  { selector, publicKey }: Key,
  ours: string,
): Promise<Verdict> {
  const { domain, key, keyAlias, policy, policyAbove, doubled } = await lookUpMail(ask, site, selector)
  const dkim = checkDkim({ found: key, alias: keyAlias, wasDoubled: doubled.dkim }, publicKey)
  const isSigned = dkim.state === 'correct'
  const dmarc = checkDmarc({ found: policy, above: policyAbove, wasDoubled: doubled.dmarc, isSigned })
  const spf = await checkSpf(ask, { domain: site.host, found: domain, ours, wasDoubled: doubled.spf })
  const named = (name: string) => relativeName(name, site.registered)
  const records: MailRecord[] = [
    { kind: 'spf', name: named(site.host), ...spf },
    { kind: 'dkim', name: named(keyName(site.host, selector)), ...dkim },
    { kind: 'dmarc', name: named(`_dmarc.${site.host}`), ...dmarc },
  ]
  return { records, isRight: answerOf(records) }
}

/** Returns null when a record could not be looked up and none is known to be wrong. */
function answerOf(records: MailRecord[]): boolean | null {
  if (records.some(({ state }) => state === 'wrong' || state === 'missing')) return false
  return records.some(({ state }) => state === 'unknown') ? null : true
}
