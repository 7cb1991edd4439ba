// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { Domain, DomainRecord } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { show } from '../../test/show.tsx'
import { nextSteps } from './domain-labels.ts'
import { useItMail } from './it-mail.ts'
import { RecordTable } from './record-table.tsx'

const record = (type: DomainRecord['type'], value: string): DomainRecord => ({
  type,
  name: 'videos',
  shouldBe: [value],
  found: [],
  state: 'correct',
})
const v6 = record('AAAA', '2001:db8::10')
const domain = (...records: DomainRecord[]) =>
  ({ host: 'videos.example.com', registered: 'example.com', records }) as unknown as Domain

function ItMail(props: { domain: Domain }) {
  return <p>{decodeURIComponent(useItMail(props.domain))}</p>
}

it('says that an IPv6 record may be omitted', async () => {
  show(<RecordTable domain={domain(v6)} />)
  expect(await screen.findByText('None, or 2001:db8::10')).toBeTruthy()
})

it('requests no address records beside a CNAME, which name servers refuse', async () => {
  show(<ItMail domain={domain(record('CNAME', 'sites.platform.example'), v6)} />)
  expect(await screen.findByText(/CNAME videos sites\.platform\.example/)).toBeTruthy()
  expect(screen.queryByText(/2001:db8::10/)).toBeNull()
})

it('requests both address records at the registered name itself', async () => {
  show(<ItMail domain={domain(record('A', '203.0.113.10'), v6)} />)
  expect(await screen.findByText(/203\.0\.113\.10[^]*2001:db8::10/)).toBeTruthy()
})

it('says what to do about each record that is not right', () => {
  const missing = { ...record('CNAME', 'sites.platform.example'), state: 'missing' as const }
  const verification = { ...record('TXT', 'vitrine=1'), state: 'wrong' as const }

  expect(nextSteps(domain(missing, v6, verification))).toEqual([
    expect.stringContaining('add a CNAME record'),
    expect.stringContaining('set the TXT record'),
  ])
})
