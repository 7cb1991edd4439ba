import type { AdminTenant, NewApiKey } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'

let test: TestApp
let operator: Client
let id = ''

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  operator = await test.demo('waymark', 'operator')
  id = (await test.features.tenants.withSlug('keystone'))?.id ?? ''
})
afterAll(() => test.close())

const turn = (switches: object) =>
  operator.call<AdminTenant>('PATCH /api/admin/tenants/:id', { params: { id }, body: { switches } })

describe('a feature that the operator turns off', () => {
  it('is refused on that site at once, hidden from its pages, and available again once it is turned on', async () => {
    const [here, elsewhere] = [await test.customer('keystone', 'ana'), await test.customer('azure-coast', 'ana')]
    const { body } = await turn({ batches: false })

    expect(body.switches).toEqual({ batches: false, newsletters: true, customerKeys: false, emailBlast: true })
    expect((await here.call('GET /api/batches')).body.code).toBe('feature-off')
    expect((await here.call('GET /api/feeds')).status).toBe(403)
    expect((await elsewhere.call('GET /api/batches')).status).toBe(200)
    const page = await test.app.inject({ url: '/videos/batch', headers: { host: 'keystone.localhost' } })
    expect(page.statusCode).toBe(404)

    await turn({ batches: true })
    expect((await here.call('GET /api/batches')).status).toBe(200)
  })

  it('is turned on and off by operators only', async () => {
    const owner = await test.demo('keystone', 'owner')

    expect((await owner.call('PATCH /api/admin/tenants/:id', { params: { id }, body: { switches: {} } })).status).toBe(
      404,
    )
  })
})

describe('API keys of customers', () => {
  const key = { name: 'Website', scopes: ['videos:read', 'people:read'], days: 30 }

  it('are allowed where the site allows them, act as the customer, and stop working when it no longer does', async () => {
    const bea = await test.customer('keystone', 'bea')
    expect((await bea.call('POST /api/keys', { body: key })).body.code).toBe('feature-off')
    await turn({ customerKeys: true })
    const { status, body } = await bea.call<NewApiKey>('POST /api/keys', { body: key })
    expect(status).toBe(201)
    const withKey = async (url: string) =>
      (
        await test.app.inject({
          url,
          headers: { host: 'keystone.localhost', authorization: `Bearer ${body.secret}` },
        })
      ).statusCode

    expect([await withKey('/api/videos'), await withKey('/api/whitelabel/users')]).toEqual([200, 403])
    await turn({ customerKeys: false })
    expect(await withKey('/api/videos')).toBe(401)
  })

  it('cannot be revoked by another person', async () => {
    await turn({ customerKeys: true })
    const [cleo, dora] = [await test.customer('keystone', 'cleo'), await test.customer('keystone', 'dora')]
    const { body } = await cleo.call<NewApiKey>('POST /api/keys', { body: key })

    expect((await dora.call('DELETE /api/keys/:id', { params: { id: body.id } })).status).toBe(404)
    expect((await cleo.call('DELETE /api/keys/:id', { params: { id: body.id } })).status).toBe(200)
  })
})
