import { expect, it } from 'vitest'
import { api } from './api/index.ts'
import type { Call } from './types.ts'

const calls = Object.entries<Call>(api)
const keysWhere = (isMeant: (call: Call, key: string) => boolean) =>
  calls.filter(([key, call]) => isMeant(call, key)).map(([key]) => key)
const reads = (key: string) => key.startsWith('GET ')

it('a read scope allows calls that read, and a write scope the others', () => {
  const read = keysWhere(({ scope }) => scope?.endsWith(':read') ?? false)
  const write = keysWhere(({ scope }) => scope?.endsWith(':write') ?? false)

  // The protocol of agents has one call; each tool behind it asks for the scope of the call that it makes.
  expect(read.filter((key) => !reads(key))).toEqual(['POST /mcp'])
  // Creates the share link of a video that has none.
  expect(write.filter(reads)).toEqual(['GET /api/videos/:id/sharing-page'])
  expect(api['GET /api/videos/:id/sharing-page']).toMatchObject({ changesState: true })
  expect([read.length, write.length].every((count) => count > 30)).toBe(true)
})

it('an API key cannot make calls of the operator', () => {
  expect(keysWhere(({ access, scope }) => access === 'operator' && scope !== null)).toEqual([])
})

it('a support session cannot delete, or change what requires an administrator', () => {
  const changes = keysWhere(({ duringImpersonation }, key) => duringImpersonation === 'allowed' && !reads(key))
  const administration = keysWhere(({ access }) => ['partner-admin', 'partner-owner', 'operator'].includes(access))

  // Its own end, which any visitor may ask for.
  expect(changes.filter((key) => key.startsWith('DELETE '))).toEqual(['DELETE /api/act-as'])
  expect(changes.filter((key) => administration.includes(key))).toEqual([])
})

it('a suspended site allows only reading, signing in and out, a new password, its invoices, and results of payments', () => {
  expect(keysWhere(({ whileSuspended }, key) => whileSuspended === 'open' && !reads(key)).sort()).toEqual([
    'POST /api/credits/add-manual',
    'POST /api/whitelabel/invoices/:month/payment',
    'POST /api/whitelabel/payment-method/portal',
    'POST /auth/forgot-password',
    'POST /auth/login',
    'POST /auth/logout',
    'POST /auth/reset-password',
    'PUT /api/whitelabel/payment-method/test-card',
  ])
})
