import { type Call, scopes, type NewApiKey } from '@vitrine/contract'
import { type ApiKey, api, bodySchemaOf, problemsOf } from '@vitrine/contract/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerExampleOf, bodyExampleOf, exampleOf } from '../../src/platform/http/documentation/examples.ts'
import { type TestApp, testApp } from '../app.ts'

const calls = Object.entries(api) as [ApiKey, Call][]

describe('the examples of the OpenAPI document', () => {
  it.each(calls)('match what %s takes and returns', (key, call) => {
    const query = Object.entries(call.query?.shape ?? {})
    const parts = [
      bodySchemaOf(call)?.safeParse(bodyExampleOf(key, call)),
      ...query.map(([name, schema]) => schema.safeParse(exampleOf(schema, 'input', name))),
      typeof call.response === 'string' ? undefined : call.response.safeParse(answerExampleOf(call)),
    ]

    expect(parts.flatMap((part) => part?.error?.issues ?? [])).toEqual([])
  })
})

describe('an example sent with an API key', () => {
  const byKey = calls.filter(([, { scope, bytes, file }]) => typeof scope === 'string' && !bytes && !file)
  let test: TestApp
  let secret: string

  beforeAll(async () => {
    test = await testApp({ withWorkers: false })
    const owner = await test.demo('azure-coast', 'owner')
    const { body } = await owner.call<NewApiKey>('POST /api/keys', {
      body: { name: 'All', scopes: [...scopes], days: 1 },
    })
    secret = body.secret
  })
  afterAll(() => test.close())

  it.each(byKey)('is accepted as intended: %s', async (key, call) => {
    const body = bodyExampleOf(key, call)
    const { status, body: answer } = await test.visitor('azure-coast').call(key, {
      params: {
        id: crypto.randomUUID(),
        deliveryId: crypto.randomUUID(),
        key: 'example',
        type: 'videos',
        voice: 'built-in',
        mood: 'calm',
      },
      query: queryOf(call),
      headers: { authorization: `Bearer ${secret}` },
      ...(body === undefined ? {} : { body }),
    })

    const misread = ['bad-request', 'invalid', 'key-refused', 'wrong-media-type']
    const problem = status < 400 ? undefined : String(answer.code)
    expect([undefined, ...problemsOf(key, call).filter((code) => !misread.includes(code))]).toContain(problem)
  })
})

/** The parts of the query that have to be there. */
function queryOf({ query }: Call): Record<string, string> {
  const needed = Object.entries(query?.shape ?? {}).filter(([, schema]) => !schema.safeParse(undefined).success)
  return Object.fromEntries(needed.map(([name, schema]) => [name, String(exampleOf(schema, 'input', name))]))
}
