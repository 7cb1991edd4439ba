import { type ApiKey, api } from '@vitrine/contract/api'
import type { Access, Call, EffectiveRole } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { createPerson } from '../people.ts'

/** Past the guard, a body of the wrong type is refused before the handler runs. */
const PASSED = 415

const calls = (Object.entries(api) as [ApiKey, Call][]).map(([key, call]) => ({ key, call }))

/** The kinds of people with every access level they have. Listed here, so that the test does not depend on the guard’s own table. */
const people: Record<string, { effectiveRole?: EffectiveRole; accesses: Access[] }> = {
  visitor: { accesses: ['anyone'] },
  customer: { effectiveRole: { role: 'customer', memberRole: 'member' }, accesses: ['anyone', 'customer'] },
  analyst: { effectiveRole: { role: 'partner', memberRole: 'analyst' }, accesses: ['anyone', 'customer', 'partner'] },
  editor: {
    effectiveRole: { role: 'partner', memberRole: 'editor' },
    accesses: ['anyone', 'customer', 'partner', 'partner-editor'],
  },
  admin: {
    effectiveRole: { role: 'partner', memberRole: 'admin' },
    accesses: ['anyone', 'customer', 'partner', 'partner-editor', 'partner-admin'],
  },
  owner: {
    effectiveRole: { role: 'partner', memberRole: 'owner' },
    accesses: ['anyone', 'customer', 'partner', 'partner-editor', 'partner-admin', 'partner-owner'],
  },
  operator: {
    effectiveRole: { role: 'operator', memberRole: 'operator' },
    accesses: ['anyone', 'customer', 'partner', 'partner-editor', 'partner-admin', 'partner-owner', 'operator'],
  },
}

let test: TestApp
const clients: Record<string, Client> = {}

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  for (const [name, { effectiveRole }] of Object.entries(people)) {
    clients[name] = effectiveRole
      ? (await createPerson(test, 'waymark', `level-${name}`, effectiveRole)).client
      : test.visitor('waymark')
  }
})
afterAll(() => test.close())

describe.each(calls)('$key', ({ key, call }) => {
  it(`allows people with the access "${call.access}", and nobody else`, async () => {
    const answers: Record<string, number> = {}
    for (const name of Object.keys(people)) answers[name] = await statusOf(name, key, call)

    const expected = Object.entries(people).map(([name, { accesses }]) => {
      if (accesses.includes(call.access)) return [name, PASSED]
      return [name, name === 'visitor' ? 401 : 403]
    })
    expect(answers).toEqual(Object.fromEntries(expected))
    expect(answers.operator).toBe(PASSED)
  })
})

/** Returns the status of a request whose body has a type that the call does not read. */
async function statusOf(name: string, key: ApiKey, { bytes }: Call): Promise<number> {
  const type = bytes ? 'application/json' : 'application/octet-stream'
  const sent = { params: { id: 'x', key: 'x', token: 'x' }, headers: { 'content-type': type }, body: '{}' }
  return (await clients[name]?.call(key, sent))?.status ?? 0
}
