import type { Domain, MailSender } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { createScriptedDns } from '../servers/scripted-dns.ts'

const dns = createScriptedDns()
let test: TestApp
let owner: Client

beforeAll(async () => {
  const settings = { platformHost: 'localhost', edgeHost: undefined, mailSpfHost: 'localhost' }
  test = await testApp({ withWorkers: false, settings, resolver: dns.resolver, prober: dns.prober })
  owner = await test.demo('azure-coast', 'owner')
})
afterAll(() => test.close())

it('a domain shows its DNS records as a real host would, marked as an example', async () => {
  const { body } = await owner.call<Domain>('POST /api/whitelabel/domains', { body: { host: 'videos.dev.example' } })
  const { body: apex } = await owner.call<Domain>('POST /api/whitelabel/domains', { body: { host: 'dev.example' } })

  expect(valueOf(body, 'CNAME')).toEqual(['sites.platform.example'])
  expect(valueOf(apex, 'A')).toEqual(['203.0.113.10'])
  expect([body.warnings, apex.warnings]).toEqual([['example-values'], ['example-values']])
  expect(JSON.stringify([body, apex])).not.toMatch(/localhost|127\.0\.0\.1/)
})

it('a domain is not verified by the example’s records', async () => {
  const { body } = await owner.call<Domain>('POST /api/whitelabel/domains', { body: { host: 'videos.took.example' } })
  dns.set('_verify.videos.took.example', 'TXT', valueOf(body, 'TXT'))
  dns.set('videos.took.example', 'CNAME', ['sites.platform.example'])
  dns.set('videos.took.example', 'A', ['203.0.113.10'])
  const checked = await owner.call<Domain>('POST /api/whitelabel/domains/:id/check', { params: { id: body.id } })

  expect(checked.body.state).toBe('pending')
})

it('the SPF record of a sender extends the existing record', async () => {
  dns.set('mail.dev.example', 'TXT', ['v=spf1 mx -all'])
  const { body } = await owner.call<{ sender: MailSender }>('PUT /api/whitelabel/mail/sender', {
    body: { name: 'Azure', address: 'hello@mail.dev.example' },
  })
  const [spf] = body.sender.records

  expect(body.sender.isExample).toBe(true)
  expect(spf).toMatchObject({ state: 'wrong', found: ['v=spf1 mx -all'], faults: ['spf-not-included'] })
  expect(spf?.shouldBe).toBe('v=spf1 include:spf.platform.example mx -all')
})

function valueOf({ records }: Domain, type: string): string[] {
  return records.find((record) => record.type === type)?.shouldBe ?? []
}
