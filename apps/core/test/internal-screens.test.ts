import { internalScreens } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from './app.ts'

let development: TestApp
let production: TestApp

beforeAll(async () => {
  development = await testApp({ withWorkers: false })
  production = await testApp({ withWorkers: false, settings: { mode: 'production' } })
})
afterAll(async () => {
  await development.close()
  await production.close()
})

it.each(internalScreens)('%s exists outside production only', async (path) => {
  expect(await statusOf(development, path)).toBe(200)
  expect(await statusOf(production, path)).toBe(404)
  expect(await statusOf(production, path)).toBe(await statusOf(production, '/nothing-here'))
})

it.each(['/auth-demo', '/accept-invitation'])('%s is for everybody, everywhere', async (path) => {
  for (const app of [development, production]) expect(await statusOf(app, path)).toBe(200)
})

async function statusOf(app: TestApp, path: string): Promise<number> {
  return (await app.visitor('keystone').call(`GET ${path}`, { headers: { accept: 'text/html' } })).status
}
