import type { MailFault } from '@vitrine/contract'
import type { Ask } from './lookup.ts'

/** Addresses in a reserved range, which no record lists: a server of ours, and anybody else. */
export const OUR_SERVER = '240.0.0.1'
export const OTHER_SERVER = '240.0.0.2'

interface SpfRecord {
  domain: string
  record: string
  /** The host whose record lists our outgoing mail servers. */
  ours: string
}

interface Evaluation {
  result: string
  /** Whether the record of `ours` was read. */
  asksOurs: boolean
  /** Why a receiver ignores the record; undefined unless the result is `permerror`. */
  fault: MailFault | undefined
}

/** Evaluates a record as a receiver of a mail from `ip` does. The record of `ours` is taken to list `OUR_SERVER` alone. */
export async function evaluateSpf(ask: Ask, { domain, record, ours }: SpfRecord, ip: string): Promise<Evaluation> {
  // Loaded at first use: it takes 30 MB of memory, for partners who send from their own domain.
  const { spf } = await import('mailauth/lib/spf/index.js')
  const asked: string[] = []
  const { status, lookups } = await spf({ sender: `mail@${domain}`, ip, helo: domain, resolver, strict: true })
  const isOverLimit = lookups !== undefined && lookups.count > lookups.limit
  const broken = asked.at(-1) === domain ? 'spf-broken' : 'spf-broken-include'
  return {
    result: status.result,
    asksOurs: asked.includes(ours),
    fault: status.result === 'permerror' ? (isOverLimit ? 'spf-too-many-lookups' : broken) : undefined,
  }

  /** Hosts without an address are no fault of the record, so only records of senders are looked up. */
  async function resolver(name: string, type: string): Promise<string[][]> {
    if (type !== 'TXT') return []
    const known = name.toLowerCase()
    asked.push(known)
    if (known === domain) return [[record]]
    if (known === ours) return [[`v=spf1 ip4:${OUR_SERVER} -all`]]
    const answer = await ask(known)
    if (!answer) throw Object.assign(new Error(`No name server answers for ${known}.`), { code: 'ETIMEOUT' })
    return answer.map((value) => [value])
  }
}
