import { type RecordCheck, correct, missing, tagsOf, unknown, wrong } from './record.ts'

/** The initial policy `none`. Large mail providers require a record. */
const INITIAL_POLICY = 'v=DMARC1; p=none'
const POLICIES = ['none', 'quarantine', 'reject']

interface FoundPolicy {
  found: string[] | undefined
  /** The record of the registered domain, which applies where the subdomain has none. */
  above: string[] | undefined
  wasDoubled: boolean
  /** Whether receivers will accept our signature. */
  isSigned: boolean
}

/** Checks whether DMARC tells receivers how to treat forged emails of a domain. */
export function checkDmarc({ found, above, wasDoubled, isSigned }: FoundPolicy): RecordCheck {
  if (!found) return unknown(INITIAL_POLICY)
  const own = found.filter(isPolicy)
  if (own.length > 1) return wrong(own.find(isWhole) ?? INITIAL_POLICY, found, 'dmarc-several')
  if (own.length === 0 && found.some((value) => /dmarc/i.test(value)))
    return wrong(INITIAL_POLICY, found, 'dmarc-broken')
  if (own.length === 0 && !above) return unknown(INITIAL_POLICY)
  const [policy] = own.length > 0 ? own : (above ?? []).filter(isPolicy)
  if (policy === undefined) return missing(INITIAL_POLICY, wasDoubled)
  if (!isWhole(policy)) return wrong(INITIAL_POLICY, [policy], 'dmarc-broken')
  const tags = tagsOf(policy)
  const asked = (own.length > 0 ? undefined : tags.get('sp')) ?? tags.get('p') ?? 'none'
  return correct(policy, ...(asked.toLowerCase() !== 'none' && !isSigned ? (['dmarc-refuses'] as const) : []))
}

function isPolicy(value: string): boolean {
  return /^v\s*=\s*DMARC1\s*(;|$)/.test(value.trim())
}

function isWhole(value: string): boolean {
  return POLICIES.includes(tagsOf(value).get('p')?.toLowerCase() ?? '')
}
