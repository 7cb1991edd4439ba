import { type ApiKey, api, bodySchemaOf, problemsOf } from '@vitrine/contract/api'
import { type Call, type Method, type ProblemCode, problems } from '@vitrine/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { valuesOf } from '../hostile.ts'

/** 400 always the same requests with every change; `pnpm fuzz` asks for 20,000 new ones. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 400)
const SEED = process.env.FUZZ_REQUESTS ? Date.now() : 20_261_121

const ACTORS = ['nobody', 'customer', 'operator'] as const
const calls = Object.entries(api) as [ApiKey, Call][]

interface Sent {
  key: ApiKey
  call: Call
  actor: (typeof ACTORS)[number]
  params: string[]
  query: unknown
  body: unknown
}

let test: TestApp
let known: string[]
const signedIn = new Map<string, Client>()

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  await signInAgain()
  const ana = signedIn.get('customer')
  const { body: avatars } = (await ana?.call<{ id: string }[]>('GET /api/avatars')) ?? { body: [] }
  const body = { script: 'A quiet morning by the water.', avatarId: avatars[0]?.id }
  const video = await ana?.call<{ id: string }>('POST /api/videos', { body })
  known = [video?.body.id ?? '', avatars[0]?.id ?? '', 'ana', 'three plain words', 'someone@vitrine.example']
})
afterAll(() => test.close())

it(
  `${REQUESTS} malformed requests cause no server error and return only what the contract names`,
  { timeout: 240_000 + REQUESTS * 600 },
  async () => {
    const seen = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(requests(), async (sent) => {
        const { status, code } = await send(sent)
        seen.set(status, (seen.get(status) ?? 0) + 1)
        expect(faultOf(sent, status, code)).toBeUndefined()
      }),
      { numRuns: REQUESTS, seed: SEED, endOnFailure: true },
    )
    // Requests that are all refused at the door would prove nothing.
    expect((seen.get(200) ?? 0) / REQUESTS).toBeGreaterThan(0.05)
    expect((seen.get(422) ?? 0) / REQUESTS).toBeGreaterThan(0.05)
  },
)

function requests(): fc.Arbitrary<Sent> {
  return fc.constantFrom(...calls).chain(([key, call]) =>
    fc.record({
      key: fc.constant(key),
      call: fc.constant(call),
      actor: fc.constantFrom(...ACTORS),
      params: fc.array(
        fc.oneof(fc.constantFrom(...known), fc.string({ unit: 'binary', minLength: 1, maxLength: 80 })),
        {
          minLength: 2,
          maxLength: 2,
        },
      ),
      query: valuesOf(call.query, known),
      body: valuesOf(bodySchemaOf(call), known),
    }),
  )
}

async function send({
  key,
  actor,
  params,
  query,
  body,
}: Sent): Promise<{ status: number; code: ProblemCode | undefined }> {
  const [method, path] = key.split(' ') as [Method, string]
  const left = [...params]
  const url = path.replace(/:\w+/g, () => encodeURIComponent((left.shift() ?? '').toWellFormed()))
  const response = await test.app.inject({
    method,
    url: `${url}${searchOf(query)}`,
    headers: { host: 'waymark.localhost', cookie: signedIn.get(actor)?.cookie ?? '' },
    ...(body === undefined ? {} : { headers: headersOf(actor), payload: JSON.stringify(body) }),
  })
  if (path.startsWith('/auth/') || path.endsWith('login') || path.endsWith('logout')) await signInAgain()
  const isProblem = String(response.headers['content-type']).includes('problem+json')
  return { status: response.statusCode, code: isProblem ? response.json<{ code: ProblemCode }>().code : undefined }
}

function headersOf(actor: string) {
  const cookie = signedIn.get(actor)?.cookie ?? ''
  return { host: 'waymark.localhost', cookie, 'content-type': 'application/json' }
}

function searchOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return query === undefined ? '' : `?${encodeURI(textOf(query))}`
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [name.toWellFormed(), textOf(value)])
  return `?${new URLSearchParams(pairs).toString()}`
}

function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()
}

/** Returns a description of the fault of a response, or undefined. */
function faultOf({ key, call, actor }: Sent, status: number, code: ProblemCode | undefined): string | undefined {
  // A page says in words what a problem says by its code.
  const pageStatuses = call.response === 'page' ? problemsOf(key, call).map((problem) => problems[problem].status) : []
  // SCIM has errors of its own form, and nobody here has its token.
  if (code === undefined && key.includes(' /scim/v2/')) return status === 401 ? undefined : `${key} answered ${status}`
  if (code === undefined)
    return [call.status ?? 200, ...pageStatuses].includes(status) ? undefined : `${key} answered ${actor} ${status}`
  const isListed = problemsOf(key, call).includes(code) && problems[code].status === status
  // Features that the installation has not set up are no server errors.
  return isListed && status !== 500 ? undefined : `${key} answered ${actor} ${status} ${code}`
}

/** Signs in again. The requests include signing in and out, which end the current session. */
async function signInAgain(): Promise<void> {
  if (!(await isSignedIn('customer'))) {
    const customer = test.visitor('waymark')
    const login = { username: 'ana', password: 'three plain words' }
    const { status } = await customer.call('POST /auth/login', { body: login })
    if (status !== 200) await customer.call('POST /auth/register', { body: login })
    signedIn.set('customer', customer)
  }
  if (!(await isSignedIn('operator'))) signedIn.set('operator', await test.demo('waymark', 'operator'))
}

async function isSignedIn(actor: string): Promise<boolean> {
  return (await signedIn.get(actor)?.call('GET /auth/user'))?.status === 200
}
