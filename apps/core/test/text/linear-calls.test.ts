import type { Call } from '@vitrine/contract'
import { type ApiKey, api } from '@vitrine/contract/api'
import { LIMIT_MS, patterns, patternsFor, repeated, slowness } from '@vitrine/presenter/repeating-texts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLibreTranslator } from '../../src/adapters/translator-libre.ts'
import { bodyBytesMax } from '../../src/platform/http/bodies/body-limit.ts'
import { FetchError } from '../../src/platform/safe-fetch/fetch-error.ts'
import { createThreadPool } from '../../src/platform/thread-pool/thread-pool.ts'
import { TranslatorError } from '../../src/ports/translator.ts'
import { type TestApp, testApp } from '../app.ts'
import { openLibreServer } from '../servers/libre-server.ts'
import { type Caller, createCaller } from './caller.ts'
import { processMs } from '../processor-time.ts'
import { type TextField, sizeOf, textFields } from './text-calls.ts'
import { TASK_LIMIT_MS } from '../app.ts'

const isLong = process.env.TEST_SCOPE === 'long'
const TABLE_BYTES = 2 * 1024 * 1024
const TABLE_LIMIT_MS = 300
const FILE_BYTES = 500_000
const HEADER_CHARACTERS = 12_000
const HEADERS = ['accept', 'accept-language', 'authorization', 'cookie', 'if-none-match', 'origin', 'range', 'referer']
const MORE_HEADERS = ['user-agent', 'x-forwarded-for', 'x-forwarded-host', 'idempotency-key', 'sec-fetch-site']
const PATHS = ['/', '/api/user', '/v/x', '/login', '/assets/x.js']

const calls = Object.entries(api) as [ApiKey, Call][]
const fields = textFields()
/** Whether a field takes scripts and similar large texts. */
const isLarge = (field: TextField) => sizeOf(field) >= 20_000

let test: TestApp
let caller: Caller
/** Gives back what it is sent, so that the answer holds as much to read as the script. */
let translations: Awaited<ReturnType<typeof openLibreServer>>
const statuses = new Map<number, number>()
const faults: Error[] = []

beforeAll(async () => {
  const safeFetch = async () => {
    throw new FetchError('unreachable')
  }
  translations = await openLibreServer(['en', 'es', 'zh', 'hi', 'fa'], (text) => text)
  const threads = createThreadPool({ timeLimitMs: TASK_LIMIT_MS })
  const translator = createLibreTranslator({ url: translations.url, key: undefined }, threads)
  // A text that comes back as it was is no translation, which is reported.
  const report = (error: Error) => void (error instanceof TranslatorError || faults.push(error))
  test = await testApp({ withWorkers: false, safeFetch, threads, translator, report })
  caller = await createCaller(test)
})
afterAll(async () => {
  await test.close()
  await translations.close()
})

/** Why a request takes too long; what it costs with hardly any text, such as the hashing of a password, does not count. */
async function faultOf(ask: (size: number) => Promise<unknown>, size: number, limitMs = LIMIT_MS) {
  if ((await processMs(() => ask(size))) <= limitMs) return undefined
  const base = Math.min(await processMs(() => ask(8)), await processMs(() => ask(8)))
  return slowness(async (characters) => (await processMs(() => ask(characters))) - base, size, limitMs)
}

async function note(status: Promise<number>): Promise<void> {
  const known = await status
  statuses.set(known, (statuses.get(known) ?? 0) + 1)
}

function textOf(field: TextField, pattern: string, size: number): string {
  return repeated(pattern, size, isLarge(field) ? 'between words' : 'alone')
}

it('every text field of the contract is covered', () => {
  expect(fields.length).toBeGreaterThan(300)
  expect(fields.map(({ key, name }) => `${key} ${name}`)).toContain('POST /api/estimate-script body.script')
  expect(new Set(fields.map(({ key }) => key)).size).toBeGreaterThan(100)
})

it('every text of every call is read in linear time at its full length', { timeout: 3_600_000 }, async () => {
  const slow: string[] = []
  for (const [place, field] of fields.entries()) {
    // With every change one pattern for a short text and some for a long one; in the long run all for each.
    const some = isLong ? patterns : patternsFor(place).slice(0, isLarge(field) ? 6 : 1)
    for (const pattern of some) {
      const ask = (size: number) => note(caller.send(field.key, new Map([[field, textOf(field, pattern, size)]])))
      const fault = await faultOf(ask, sizeOf(field))
      if (fault) slow.push(`${field.key} ${field.name} ${JSON.stringify(pattern)} ${fault}`)
    }
  }
  expect(slow).toEqual([])
})

it('texts over every limit are refused in linear time', { timeout: 3_600_000 }, async () => {
  const slow: string[] = []
  for (const [place, [key, call]] of calls.entries()) {
    const own = fields.filter((field) => field.key === key)
    if (own.length === 0) continue
    const sizeFor = (field: TextField, whole: number) =>
      field.part === 'body' ? whole / own.length : Math.min(whole, sizeOf(field))
    for (const pattern of isLong ? patterns : patternsFor(place).slice(0, 2)) {
      const ask = (size: number) =>
        note(caller.send(key, new Map(own.map((field) => [field, repeated(pattern, sizeFor(field, size), 'alone')]))))
      // A character takes up to six bytes.
      const fault = await faultOf(ask, Math.max(10_000, bodyBytesMax(call) / 6))
      if (fault) slow.push(`${key} ${JSON.stringify(pattern)} ${fault}`)
    }
  }
  expect(slow).toEqual([])
})

it.each(['POST /api/batches', 'POST /api/whitelabel/users/import'] as const)(
  'tables of 2 MB are read in linear time: %s',
  { timeout: 3_600_000 },
  async (key) => {
    const slow: string[] = []
    const client = await caller.clientOf(api[key].access)
    const headers = { 'content-type': 'application/octet-stream' }
    for (const pattern of isLong ? patterns : patternsFor(key.length).slice(0, 8)) {
      const ask = async (size: number) => {
        const body = Buffer.from(`email,title,script\n${repeated(pattern, size)}`)
        return note(client.call(key, { query: { name: 'x.csv' }, body, headers }).then(({ status }) => status))
      }
      const fault = await faultOf(ask, TABLE_BYTES, TABLE_LIMIT_MS)
      if (fault) slow.push(`${JSON.stringify(pattern)} ${fault}`)
    }
    expect(slow).toEqual([])
  },
)

it.each(calls.filter(([, { file }]) => file))(
  'an invalid picture is refused in linear time: %s',
  { timeout: 600_000 },
  async (key, { access, file = '' }) => {
    const slow: string[] = []
    const client = await caller.clientOf(access)
    for (const pattern of isLong ? patterns : patternsFor(key.length).slice(0, 4)) {
      const ask = async (size: number) => {
        const form = new FormData()
        form.append(file, new Blob([`<!--${repeated(pattern, size)}`]), 'x.svg')
        const request = new Request('http://x/', { method: 'POST', body: form })
        const headers = { 'content-type': request.headers.get('content-type') ?? '' }
        const body = Buffer.from(await request.arrayBuffer())
        return note(client.call(key, { headers, body }).then(({ status }) => status))
      }
      const fault = await faultOf(ask, FILE_BYTES)
      if (fault) slow.push(`${JSON.stringify(pattern)} ${fault}`)
    }
    expect(slow).toEqual([])
  },
)

it('headers and addresses are read in linear time', { timeout: 3_600_000 }, async () => {
  const slow: string[] = []
  const client = await caller.clientOf('customer')
  for (const [place, name] of [...HEADERS, ...MORE_HEADERS].entries()) {
    const sendable = patterns.filter((pattern) => /^[\t\x20-\x7e]+$/.test(pattern))
    const some = isLong ? sendable : sendable.filter((_, index) => index % 12 === place % 12).slice(0, 4)
    for (const [turn, pattern] of some.entries()) {
      const url = PATHS[(place + turn) % PATHS.length] ?? '/'
      const ask = (size: number) => {
        const text = repeated(pattern, size, 'alone')
        const headers = { host: client.host, cookie: client.cookie, [name]: text }
        return note(
          test.app
            .inject({ url: `${url}?x=${encodeURIComponent(text.slice(0, 4000))}`, headers })
            .then(({ statusCode }) => statusCode),
        )
      }
      const fault = await faultOf(ask, HEADER_CHARACTERS)
      if (fault) slow.push(`${name} on ${url} ${JSON.stringify(pattern)} ${fault}`)
    }
  }
  expect(slow).toEqual([])
})

it('the inputs passed the schemas and caused no server error', () => {
  const all = [...statuses].reduce((sum, [, count]) => sum + count, 0)
  const good = [...statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0)

  expect(good / all).toBeGreaterThan(0.1)
  expect(translations.asked.length).toBeGreaterThan(0)
  expect(statuses.get(500)).toBeUndefined()
  expect(faults).toEqual([])
})
