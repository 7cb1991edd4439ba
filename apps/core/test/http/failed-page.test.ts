import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../app.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  const tenant = await test.features.tenants.atHost('keystone.localhost')
  if (!tenant) throw new Error('there is no Keystone')
  tenant.brandingIn = () => {
    throw new TypeError('the words of keystone are broken in branding.ts:12')
  }
})
afterAll(() => test.close())

it('a page that fails shows the tenant’s name and the request id, but not the error', async () => {
  const { status, body, headers } = await test
    .visitor('keystone')
    .call<string>('GET /login', { headers: { accept: 'text/html', 'accept-language': 'es' } })

  expect(status).toBe(500)
  expect(body).toContain('<title>No se pudo cargar esta página | Keystone</title>')
  expect(body).toContain(`Request ID: ${String(headers['x-request-id'])}`)
  expect(body).toContain('mailto:help@keystone.example')
  expect(body).not.toMatch(/broken|TypeError|\.ts:|<script|Waymark|Azure/)
})

it('a call that fails returns the same as a problem', async () => {
  const { status, body } = await test.visitor('keystone').call('GET /api/branding')

  expect([status, body.code]).toEqual([500, 'internal'])
  expect(JSON.stringify(body)).not.toContain('broken')
})

it('a call that finds no free database connection says when to retry', async () => {
  const full = Object.assign(new Error('could not extend file "base/5/17482"'), { code: '53100' })
  const inTenant = vi.spyOn(test.deps.db, 'inTenant').mockRejectedValue(full)
  const { status, body, headers } = await test
    .visitor('waymark')
    .call('POST /auth/login', { body: { username: 'nobody', password: 'a long password' } })
  inTenant.mockRestore()

  expect([status, body.code, headers['retry-after']]).toEqual([503, 'not-serving', '5'])
  expect(JSON.stringify(body)).not.toContain('base/5')
})
