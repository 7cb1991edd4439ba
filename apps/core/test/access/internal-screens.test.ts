import { screensWhere } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { createPerson } from '../people.ts'

const trialScreens = screensWhere(({ site }) => site?.endsWith('development') ?? false)
const paymentTestScreens = screensWhere(({ site }) => site === 'sandbox-or-development')
const operatorTestScreens = screensWhere(({ site }) => site === 'operator-or-development')

const SANDBOX_CALLS = ['POST /api/test-payment-success', 'POST /api/sandbox/confirm']

let development: TestApp
let production: TestApp
let sandbox: TestApp

beforeAll(async () => {
  const mode = 'production' as const
  development = await testApp({ withWorkers: false })
  production = await testApp({ withWorkers: false, settings: { mode, allowsSandboxPayments: false } })
  sandbox = await testApp({ withWorkers: false, settings: { mode } })
})
afterAll(() => Promise.all([development, production, sandbox].map((app) => app.close())))

it.each(trialScreens)('%s is open to everybody in development, on every site', async (path) => {
  for (const tenant of ['waymark', 'azure-coast']) expect(await statusOf(development.visitor(tenant), path)).toBe(200)
})

describe.each(paymentTestScreens)('%s in production', (path) => {
  it('exists with the sandbox only', async () => {
    for (const tenant of ['waymark', 'azure-coast']) {
      expect(await statusOf(sandbox.visitor(tenant), path)).toBe(200)
      expect(await statusOf(production.visitor(tenant), path)).toBe(404)
    }
    expect(await statusOf(production.visitor('waymark'), '/nothing-here')).toBe(404)
  })
})

it.each(SANDBOX_CALLS)('%s does not exist in production without the sandbox', async (key) => {
  const body = {
    planId: 'pay_1',
    amount: 1,
    credits: 1,
    clientSecret: 'pay_1_secret_2',
    cardNumber: '4242424242424242',
  }
  const client = await production.customer('waymark', `buyer${SANDBOX_CALLS.indexOf(key)}`)

  expect((await client.call(key, { body })).status).toBe(404)
})

describe.each(operatorTestScreens)('%s in production', (path) => {
  it('asks visitors of the platform’s own host to sign in, and opens for its operators', async () => {
    const name = `otto${path.length}`
    const { client } = await createPerson(production, 'waymark', name, { role: 'operator', memberRole: 'operator' })

    expect(await statusOf(production.visitor('waymark'), path)).toBe(200)
    expect(await statusOf(client, path)).toBe(200)
  })

  it('does not exist for other people, or on any other site', async () => {
    const name = `ana${path.length}`
    expect(await statusOf(await production.customer('waymark', name), path)).toBe(404)
    for (const tenant of ['keystone', 'azure-coast']) expect(await statusOf(production.visitor(tenant), path)).toBe(404)
  })
})

it('the component gallery does not exist in production', async () => {
  expect(await statusOf(sandbox.visitor('waymark'), '/dev/kit')).toBe(404)
})

it('/accept-invitation is public on every site', async () => {
  for (const app of [development, production])
    expect(await statusOf(app.visitor('keystone'), '/accept-invitation')).toBe(200)
})

async function statusOf(client: Client, path: string): Promise<number> {
  return (await client.call(`GET ${path}`, { headers: { accept: 'text/html' } })).status
}
