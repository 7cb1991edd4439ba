import type { Domain } from '@vitrine/contract'
import type { RecordType } from '../../src/ports/resolver.ts'

export const EDGE = 'edge.neutral.test'
export const [V4, OTHER] = ['198.51.100.20', '203.0.113.80']
const [V6, PROXY] = ['2001:db8::20', '104.18.3.4']

type Zone = [name: string, type: RecordType, found: string[] | 'silent'][]
interface Scenario {
  host: string
  zone: (host: string, token: string) => Zone
  /** The state, the records that are not correct, and the warnings. */
  expected: [state: Domain['state'], faults: string[], warnings: string[]]
}

export const proof = (host: string, token: string): Zone[number] => [`_verify.${host}`, 'TXT', [token]]
export const way = (host: string): Zone => [
  [host, 'CNAME', [EDGE]],
  [host, 'A', [V4]],
]

/** DNS responses for an address, and the expected messages. */
export const scenarios: [string, Scenario][] = [
  [
    'there is no record yet',
    { host: 'videos', zone: () => [], expected: ['pending', ['TXT missing', 'CNAME missing'], []] },
  ],
  [
    'there is only the proof',
    { host: 'videos', zone: (h, t) => [proof(h, t)], expected: ['pending', ['CNAME missing'], []] },
  ],
  ['only the way is there', { host: 'videos', zone: (h) => way(h), expected: ['pending', ['TXT missing'], []] }],
  ['all is right', { host: 'videos', zone: (h, t) => [proof(h, t), ...way(h)], expected: ['certificate', [], []] }],
  [
    'the provider flattens the CNAME',
    { host: 'videos', zone: (h, t) => [proof(h, t), [h, 'A', [V4]]], expected: ['certificate', [], []] },
  ],
  [
    'the proof is outdated',
    { host: 'videos', zone: (h) => [proof(h, 'v1-old'), ...way(h)], expected: ['pending', ['TXT wrong'], []] },
  ],
  [
    'the proof is one of several records',
    {
      host: 'videos',
      zone: (h, t) => [[`_verify.${h}`, 'TXT', ['spf', t]], ...way(h)],
      expected: ['certificate', [], []],
    },
  ],
  [
    'the proof contains quotation marks',
    { host: 'videos', zone: (h, t) => [proof(h, `"${t}"`), ...way(h)], expected: ['pending', ['TXT wrong'], []] },
  ],
  [
    'the proof is at the name itself',
    { host: 'videos', zone: (h, t) => [[h, 'TXT', [t]], ...way(h)], expected: ['pending', ['TXT missing'], []] },
  ],
  [
    'the proof is another tenant’s',
    {
      host: 'videos',
      zone: (h) => [proof(h, `v1-${'a'.repeat(40)}`), ...way(h)],
      expected: ['pending', ['TXT wrong'], []],
    },
  ],
  [
    'the CNAME points elsewhere',
    {
      host: 'videos',
      zone: (h, t) => [proof(h, t), [h, 'CNAME', ['old.example']], [h, 'A', [OTHER]]],
      expected: ['pending', ['CNAME wrong'], []],
    },
  ],
  [
    'the CNAME has a typo',
    {
      host: 'videos',
      zone: (h, t) => [proof(h, t), [h, 'CNAME', ['egde.neutral.test']]],
      expected: ['pending', ['CNAME wrong'], []],
    },
  ],
  [
    'the provider appended its own zone',
    {
      host: 'videos',
      zone: (h, t) => [proof(h, t), [h, 'CNAME', [`${EDGE}.${h}`]]],
      expected: ['pending', ['CNAME wrong'], []],
    },
  ],
  [
    'an A record points elsewhere',
    { host: 'videos', zone: (h, t) => [proof(h, t), [h, 'A', [OTHER]]], expected: ['pending', ['CNAME wrong'], []] },
  ],
  [
    'an old A record remains beside the new one',
    {
      host: 'videos',
      zone: (h, t) => [proof(h, t), [h, 'A', [V4, OTHER]]],
      expected: ['pending', ['CNAME wrong'], ['several-records']],
    },
  ],
  [
    'a proxy is in front',
    {
      host: 'videos',
      zone: (h, t) => [proof(h, t), [h, 'A', [PROXY]]],
      expected: ['pending', ['CNAME wrong'], ['proxied']],
    },
  ],
  [
    'an old AAAA record remains',
    {
      host: 'videos',
      zone: (h, t) => [proof(h, t), ...way(h), [h, 'AAAA', ['2001:db8::80']]],
      expected: ['pending', ['AAAA wrong'], []],
    },
  ],
  [
    'the AAAA record is ours',
    {
      host: 'videos',
      zone: (h, t) => [proof(h, t), ...way(h), [h, 'AAAA', [V6]], [EDGE, 'AAAA', [V6]]],
      expected: ['certificate', [], []],
    },
  ],
  [
    'one AAAA is ours and one is not',
    {
      host: 'videos',
      zone: (h, t) => [proof(h, t), ...way(h), [h, 'AAAA', [V6, '2001:db8::80']], [EDGE, 'AAAA', [V6]]],
      expected: ['pending', ['AAAA wrong'], []],
    },
  ],
  [
    'CAA allows somebody else only',
    {
      host: 'videos',
      zone: (h, t) => [proof(h, t), ...way(h), [h, 'CAA', ['digicert.com']]],
      expected: ['pending', ['CAA wrong'], []],
    },
  ],
  [
    'CAA of the registered name counts below it',
    {
      host: 'videos',
      zone: (h, t) => [proof(h, t), ...way(h), [h.slice(7), 'CAA', ['digicert.com']]],
      expected: ['pending', ['CAA wrong'], []],
    },
  ],
  [
    'the nearest CAA counts',
    {
      host: 'videos',
      zone: (h, t) => [proof(h, t), ...way(h), [h, 'CAA', ['letsencrypt.org']], [h.slice(7), 'CAA', ['digicert.com']]],
      expected: ['certificate', [], []],
    },
  ],
  [
    'CAA allows ours among others',
    {
      host: 'videos',
      zone: (h, t) => [proof(h, t), ...way(h), [h, 'CAA', ['digicert.com', 'letsencrypt.org']]],
      expected: ['certificate', [], []],
    },
  ],
  [
    'CAA forbids everybody',
    {
      host: 'videos',
      zone: (h, t) => [proof(h, t), ...way(h), [h, 'CAA', ['']]],
      expected: ['pending', ['CAA wrong'], []],
    },
  ],
  [
    'the registered name itself is right',
    { host: '', zone: (h, t) => [proof(h, t), [h, 'A', [V4]]], expected: ['certificate', [], []] },
  ],
  [
    'the registered name shows a website',
    {
      host: '',
      zone: (h, t) => [proof(h, t), [h, 'A', [OTHER]]],
      expected: ['pending', ['A wrong'], ['website-here']],
    },
  ],
  [
    'the registered name is behind a proxy',
    { host: '', zone: (h, t) => [proof(h, t), [h, 'A', [PROXY]]], expected: ['pending', ['A wrong'], ['proxied']] },
  ],
  [
    'the registered name has no A record',
    { host: '', zone: (h, t) => [proof(h, t)], expected: ['pending', ['A missing'], []] },
  ],
  [
    'no name server answers for the proof',
    {
      host: 'videos',
      zone: (h) => [[`_verify.${h}`, 'TXT', 'silent'], ...way(h)],
      expected: ['pending', ['TXT unknown'], ['no-answer']],
    },
  ],
  [
    'no name server answers at all',
    {
      host: 'videos',
      zone: () => (['TXT', 'CNAME', 'A', 'AAAA', 'CAA'] as const).map((type) => ['*', type, 'silent']),
      expected: ['pending', ['TXT unknown', 'CNAME unknown', 'AAAA unknown', 'CAA unknown'], ['no-answer']],
    },
  ],
  [
    'the platform’s own name has no address',
    {
      host: 'videos',
      zone: (h, t) => [proof(h, t), ...way(h), [EDGE, 'A', []]],
      expected: ['pending', ['CNAME wrong'], ['no-edge']],
    },
  ],
]
