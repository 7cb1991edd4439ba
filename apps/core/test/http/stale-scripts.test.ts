import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
})
afterAll(() => test.close())

const ask = (path: string, headers: Record<string, string>) =>
  test.visitor('waymark').call<string>(`GET ${path}`, { headers })

it('an open page reloads when it requests a script of the previous build', async () => {
  const { status, headers, body } = await ask('/assets/dashboard-Xy_z12.js', { 'sec-fetch-dest': 'script' })

  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-store',
  ])
  expect(body).toContain('location.reload()')
})

it.each([
  ['a request that no page made', '/assets/dashboard-Xy_z12.js', {}],
  ['a picture', '/assets/dashboard-Xy_z12.png', { 'sec-fetch-dest': 'image' }],
  ['a script outside the assets', '/api/dashboard.js', { 'sec-fetch-dest': 'script' }],
])('%s is not found', async (_who, path, headers) => {
  expect((await ask(path, headers)).status).toBe(404)
})
