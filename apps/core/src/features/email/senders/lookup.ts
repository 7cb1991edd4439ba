import type { RecordType, Resolver } from '../../../ports/resolver.ts'
import type { SiteName } from '../../domains/index.ts'

/** Looks up a name; undefined where no server responded, which says nothing about the records. */
export type Ask = (name: string, type?: RecordType) => Promise<string[] | undefined>

interface FoundOfMail {
  /** All TXT records of the domain, one of which may be the SPF record. */
  domain: string[] | undefined
  key: string[] | undefined
  keyAlias: string[] | undefined
  policy: string[] | undefined
  /** The policy of the registered domain, which applies where the subdomain has none. */
  policyAbove: string[] | undefined
  /** Names that a provider wrote twice: `_dmarc.mail.example.com.example.com`. */
  doubled: { spf: boolean; dkim: boolean; dmarc: boolean }
}

export function createAsk(resolver: Resolver): Ask {
  return (name, type = 'TXT') => resolver.resolve(name, type).catch(() => undefined)
}

export function keyName(domain: string, selector: string): string {
  return `${selector}._domainkey.${domain}`
}

/** Looks up all records about senders of a domain concurrently. */
export async function lookUpMail(
  ask: Ask,
  { host, registered, isApex }: SiteName,
  selector: string,
): Promise<FoundOfMail> {
  const [keyAt, policyAt] = [keyName(host, selector), `_dmarc.${host}`]
  const isThere = async (name: string, word: RegExp) =>
    ((await ask(`${name}.${registered}`)) ?? []).some((value) => word.test(value))
  const [domain, key, keyAlias, policy, policyAbove, spf, dkim, dmarc] = await Promise.all([
    ask(host),
    ask(keyAt),
    ask(keyAt, 'CNAME'),
    ask(policyAt),
    isApex ? [] : ask(`_dmarc.${registered}`),
    isThere(host, /^v=spf1/i),
    isThere(keyAt, /p=/),
    isThere(policyAt, /^v=DMARC1/),
  ])
  return { domain, key, keyAlias, policy, policyAbove, doubled: { spf, dkim, dmarc } }
}
