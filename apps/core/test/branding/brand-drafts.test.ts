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

const draftOf = async () => (await owner.call<BrandDraft>('GET /api/whitelabel/branding/draft')).body
const publish = (basedOn: number) => owner.call('POST /api/whitelabel/branding/publish', { body: { basedOn } })

describe('a draft of two editors', () => {
  it('does not overwrite a newer draft or version of another editor', async () => {
    const keep = (design: BrandDraft['design'], seen: object) =>
      owner.call<BrandDraft>('PUT /api/whitelabel/branding/draft', { body: { design, seen } })
    const begun = await draftOf()
    const seen = { publishedVersion: begun.publishedVersion, savedAt: begun.savedAt }
    const first = await keep({ ...begun.design, companyName: 'First Bay' }, seen)
    expect(first.status).toBe(200)

    expect((await keep({ ...begun.design, companyName: 'Second Bay' }, seen)).body).toMatchObject({
      code: 'brand-draft-changed',
    })
    expect((await draftOf()).design.companyName).toBe('First Bay')
    const { publishedVersion, savedAt } = await draftOf()
    expect((await publish(publishedVersion)).status).toBe(200)
    expect((await keep(begun.design, { publishedVersion, savedAt })).status).toBe(409)
  })
})
