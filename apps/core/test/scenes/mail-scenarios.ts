import type { MailFault, MailRecord } from '@vitrine/contract'
import type { RecordType } from '../../src/ports/resolver.ts'

export const OURS = 'spf.neutral.test'

type Zone = [name: string, type: RecordType, found: string[] | 'silent'][]

/** The DNS names of a sender's domain and its key. */
export interface Place {
  /** The domain of the sender: `mail.` below the registered name, or that name itself. */
  domain: string
  /** The name at which its key is looked up. */
  keyAt: string
  key: string
}

interface Scenario {
  /** The changes to a domain whose records are all correct; undefined removes a record. */
  zone: (place: Place) => Zone
  /** Whether mails come from it, and what is not simply right. */
  expected: ['counts' | 'waits', faults: string[]]
  isApex?: boolean
}

/** The records of a domain that is ready. */
export const right = ({ domain, keyAt, key }: Place): Zone => [
  [domain, 'TXT', ['google-site-verification=abc', `v=spf1 include:${OURS} ~all`]],
  [keyAt, 'TXT', [key]],
  [`_dmarc.${domain}`, 'TXT', ['v=DMARC1; p=none']],
]

const spf = (...found: string[]) => ({ zone: ({ domain }: Place): Zone => [[domain, 'TXT', found]] })
const dkim = (found: (key: string) => string[]) => ({
  zone: ({ keyAt, key }: Place): Zone => [[keyAt, 'TXT', found(key)]],
})
const dmarc = (...found: string[]) => ({ zone: ({ domain }: Place): Zone => [[`_dmarc.${domain}`, 'TXT', found]] })
const bad = (...faults: string[]): Pick<Scenario, 'expected'> => ({ expected: ['waits', faults] })
const good = (...notes: string[]): Pick<Scenario, 'expected'> => ({ expected: ['counts', notes] })

/** Includes that include others: each counts as a question of its own. */
const chain = (length: number): Zone =>
  Array.from({ length }, (_, at) => [
    `hop-${at}.test`,
    'TXT',
    [at + 1 < length ? `v=spf1 include:hop-${at + 1}.test ~all` : 'v=spf1 ip4:192.0.2.1 ~all'],
  ])

const others: [string, Scenario][] = [
  ['all is right', { zone: () => [], ...good() }],
  ['all is right at the registered name itself', { zone: () => [], isApex: true, ...good() }],
  [
    'there is no record yet',
    { zone: (at) => right(at).map(([n, t]) => [n, t, []]), ...bad('spf missing', 'dkim missing', 'dmarc missing') },
  ],
  [
    'no name server answers',
    {
      zone: (at) => right(at).map(([n, t]) => [n, t, 'silent']),
      ...bad('spf unknown', 'dkim unknown', 'dmarc unknown'),
    },
  ],
]

const ofSpf: [string, Scenario][] = [
  [
    'there are two SPF records',
    { ...spf(`v=spf1 include:${OURS} ~all`, 'v=spf1 mx -all'), ...bad('spf wrong spf-several') },
  ],
  [
    'the SPF record includes another service only',
    {
      zone: ({ domain }) => [
        [domain, 'TXT', ['v=spf1 include:other.test ~all']],
        ['other.test', 'TXT', ['v=spf1 ip4:192.0.2.9 -all']],
      ],
      ...bad('spf wrong spf-not-included'),
    },
  ],
  [
    'the SPF record includes a name without a record',
    { ...spf('v=spf1 include:mistyped.test ~all'), ...bad('spf wrong spf-not-included spf-broken-include') },
  ],
  [
    'our name follows the end of the SPF record',
    { ...spf(`v=spf1 mx -all include:${OURS}`), ...bad('spf wrong spf-after-all') },
  ],
  [
    'the SPF record needs eleven lookups',
    {
      zone: ({ domain }) => [[domain, 'TXT', [`v=spf1 include:${OURS} include:hop-0.test ~all`]], ...chain(10)],
      ...bad('spf wrong spf-too-many-lookups'),
    },
  ],
  [
    'the SPF record needs ten lookups',
    {
      zone: ({ domain }) => [[domain, 'TXT', [`v=spf1 include:${OURS} include:hop-0.test ~all`]], ...chain(9)],
      ...good(),
    },
  ],
  [
    'our name is included indirectly',
    {
      zone: ({ domain }) => [
        [domain, 'TXT', ['v=spf1 include:all.test -all']],
        ['all.test', 'TXT', [`v=spf1 include:${OURS} ~all`]],
      ],
      ...good(),
    },
  ],
  [
    'the SPF record redirects to another one',
    {
      zone: ({ domain }) => [
        [domain, 'TXT', ['v=spf1 redirect=all.test']],
        ['all.test', 'TXT', [`v=spf1 include:${OURS} ~all`]],
      ],
      ...good(),
    },
  ],
  ['a word of the SPF record is mistyped', { ...spf(`v=spf1 inculde:${OURS} ~all`), ...bad('spf wrong spf-broken') }],
  [
    'the SPF record has an invalid address',
    { ...spf(`v=spf1 ip4:300.1.1.1 include:${OURS} ~all`), ...bad('spf wrong spf-broken') },
  ],
  [
    'a name that the SPF record includes has two records',
    {
      zone: ({ domain }) => [
        [domain, 'TXT', [`v=spf1 include:all.test include:${OURS} ~all`]],
        ['all.test', 'TXT', ['v=spf1 -all', 'v=spf1 mx -all']],
      ],
      ...bad('spf wrong spf-broken-include'),
    },
  ],
  [
    'an included SPF record has a typo',
    {
      zone: ({ domain }) => [
        [domain, 'TXT', [`v=spf1 include:all.test include:${OURS} ~all`]],
        ['all.test', 'TXT', ['v=spf1 ipv4:192.0.2.9 -all']],
      ],
      ...bad('spf wrong spf-broken-include'),
    },
  ],
  [
    'the SPF record includes a name made of macros',
    {
      zone: ({ domain }) => [
        [domain, 'TXT', [`v=spf1 include:%{d}.filter.test include:${OURS} ~all`]],
        [`${domain}.filter.test`, 'TXT', ['v=spf1 ip4:192.0.2.9 -all']],
      ],
      ...good(),
    },
  ],
  [
    'the SPF record includes our name as neutral',
    { ...spf(`v=spf1 ?include:${OURS} ~all`), ...bad('spf wrong spf-not-included') },
  ],
  ['the SPF record lets everybody send', { ...spf(`v=spf1 include:${OURS} +all`), ...good('spf correct spf-open') }],
  [
    'the name server of an included name is silent',
    {
      zone: ({ domain }) => [
        [domain, 'TXT', ['v=spf1 include:all.test ~all']],
        ['all.test', 'TXT', 'silent'],
      ],
      ...bad('spf unknown'),
    },
  ],
]

const ofDkim: [string, Scenario][] = [
  ['the key is cut off', { ...dkim((key) => [key.slice(0, 255)]), ...bad('dkim wrong dkim-cut') }],
  [
    'the key is split over two records',
    { ...dkim((key) => [key.slice(0, 255), key.slice(255)]), ...bad('dkim wrong dkim-in-pieces') },
  ],
  [
    'the quotation marks of the pieces were pasted too',
    { ...dkim((key) => [`${key.slice(0, 255)}" "${key.slice(255)}`]), ...bad('dkim wrong dkim-characters') },
  ],
  [
    'the semicolons were escaped',
    { ...dkim((key) => [key.replaceAll(';', '\\;')]), ...bad('dkim wrong dkim-characters') },
  ],
  [
    'there are blanks within the key, which is allowed',
    { ...dkim((key) => [`${key.slice(0, 255)} ${key.slice(255)}`]), ...good() },
  ],
  [
    'the key is outdated',
    { ...dkim((key) => [`${key.slice(0, -24)}${'A'.repeat(24)}`]), ...bad('dkim wrong dkim-other-key') },
  ],
  ['the key was taken back', { ...dkim(() => ['v=DKIM1; k=rsa; p=']), ...bad('dkim wrong dkim-revoked') }],
  ['the record of the key holds something else', { ...dkim(() => ['hello']), ...bad('dkim wrong dkim-broken') }],
  ['there are two keys', { ...dkim((key) => [key, 'v=DKIM1; k=rsa; p=AAAA']), ...bad('dkim wrong dkim-several') }],
  [
    'the key is marked as a test',
    { ...dkim((key) => [key.replace('k=rsa;', 'k=rsa; t=y;')]), ...good('dkim correct dkim-testing') },
  ],
  [
    'the key’s name points elsewhere',
    {
      zone: ({ keyAt }) => [
        [keyAt, 'TXT', []],
        [keyAt, 'CNAME', ['shops.test']],
      ],
      ...bad('dkim wrong dkim-cname'),
    },
  ],
  [
    'the key’s name points to another key',
    {
      zone: ({ keyAt }) => [
        [keyAt, 'TXT', ['v=DKIM1; p=AAAA']],
        [keyAt, 'CNAME', ['shops.test']],
      ],
      ...bad('dkim wrong dkim-cname'),
    },
  ],
  [
    'the provider appended its own zone to the key’s name',
    {
      zone: ({ domain, keyAt, key }) => [
        [keyAt, 'TXT', []],
        [`${keyAt}.${registeredOf(domain)}`, 'TXT', [key]],
      ],
      ...bad('dkim missing name-doubled'),
    },
  ],
]

const ofDmarc: [string, Scenario][] = [
  [
    'there are two policies',
    { ...dmarc('v=DMARC1; p=none', 'v=DMARC1; p=reject'), ...bad('dmarc wrong dmarc-several') },
  ],
  ['the policy asks for nothing that exists', { ...dmarc('v=DMARC1; p=refuse'), ...bad('dmarc wrong dmarc-broken') }],
  ['the policy does not begin with its version', { ...dmarc('p=none; v=DMARC1'), ...bad('dmarc wrong dmarc-broken') }],
  [
    'the policy of the registered name counts',
    {
      zone: ({ domain }) => [
        [`_dmarc.${domain}`, 'TXT', []],
        [`_dmarc.${registeredOf(domain)}`, 'TXT', ['v=DMARC1; p=reject; adkim=s']],
      ],
      ...good(),
    },
  ],
  ['the policy is to refuse, and the mails are signed', { ...dmarc('v=DMARC1; p=reject; adkim=s; aspf=s'), ...good() }],
  [
    'the policy is to refuse, and there is no key',
    {
      zone: ({ domain, keyAt }) => [
        [keyAt, 'TXT', []],
        [`_dmarc.${domain}`, 'TXT', ['v=DMARC1; p=reject']],
      ],
      ...bad('dkim missing', 'dmarc correct dmarc-refuses'),
    },
  ],
]

/** DNS responses for a sender's domain, and the expected faults. */
export const scenarios: [string, Scenario][] = [...others, ...ofSpf, ...ofDkim, ...ofDmarc]

/** Returns a line for each record that is not correct or has faults: `dkim wrong dkim-cut`. */
export function faultsOf(records: { kind: string; state: MailRecord['state']; faults: MailFault[] }[]): string[] {
  return records
    .filter(({ state, faults }) => state !== 'correct' || faults.length > 0)
    .map(({ kind, state, faults }) => [kind, state, ...faults].join(' '))
}

function registeredOf(domain: string): string {
  return domain.replace(/^mail\./, '')
}
