import type { BrandDraft } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'

let test: TestApp
let owner: Client

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  owner = await test.demo('azure-coast', 'owner')
})
afterAll(() => test.close())

async function save(companyName: string) {
  const { design } = (await owner.call<BrandDraft>('GET /api/whitelabel/branding/draft')).body
  return owner.call('PUT /api/whitelabel/branding/draft', { body: { design: { ...design, companyName } } })
}

const fieldsOf = ({ fields }: { fields?: unknown }) => (fields as { field: string }[]).map(({ field }) => field)

describe('a company name', () => {
  it.each([
    'Azure\nCoast',
    'Azure\u0007',
    'Azure\u0085Coast',
    '\u202eAzure',
    'Az\u200fure',
    'A\u2067z',
    'A\u2028z',
    'A\u061cz',
  ])('cannot be %j', async (companyName) => {
    const saved = await save(companyName)
    const changed = await owner.call('PATCH /api/whitelabel/branding', { body: { companyName } })
    const fields = [saved, changed].map(({ status, body }) => [status, fieldsOf(body)])
    expect(fields).toEqual([
      [422, ['design.companyName']],
      [422, ['companyName']],
    ])
  })

  it('may contain the joiners of Persian and Hindi', async () => {
    expect((await save('خانه\u200cها')).status).toBe(200)
  })
})
