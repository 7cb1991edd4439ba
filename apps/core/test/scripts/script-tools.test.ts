import type { BatchTranslation, OptimizedScript, ScriptVersion, TranslatedScript } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMIT_RULES } from '../../src/platform/http/requests/limits.ts'
import { newId } from '../../src/platform/ids/ids.ts'
import { TranslatorError } from '../../src/ports/translator.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'

const SCRIPT =
  'Welcome to the old harbour. The walk starts at 9:30 and costs $45. In order to join you can book on our website.'

let test: TestApp
let ana: Client
let bo: Client

beforeAll(async () => {
  test = await testApp({ translator: { translate }, report: () => {} })
  ana = await test.customer('waymark', 'ana')
  bo = await test.customer('waymark', 'bo')
})
afterAll(() => test.close())

/** Puts the language in front of the words. Hindi is unavailable. */
async function translate({ script, into }: { script: string; into: string }): Promise<string> {
  if (into === 'hi') throw new TranslatorError('unreachable', 'the test has unplugged it')
  return `${into}: ${script}`
}

function optimize(person: Client, body: Record<string, unknown> = { script: SCRIPT }) {
  return person.call<OptimizedScript>('POST /api/optimize-script', { body })
}

describe('optimising a script', () => {
  it('returns the new script with its length and cost, and states that rules wrote it', async () => {
    const { status, body } = await optimize(ana)

    expect(status).toBe(200)
    expect(body).toMatchObject({ writer: 'rules', isChanged: true, creditsNeeded: 0.5 })
    expect(body.script).toContain('9:30')
    expect(body.script).toContain('$45')
    expect(body.script).not.toContain('In order to')
    expect(body.duration).toBeGreaterThan(0)
  })

  it('states the cost before and after', async () => {
    const { body } = await optimize(ana, { script: 'In order to join you can book on our website. '.repeat(9) })

    expect([body.creditsBefore, body.creditsNeeded]).toEqual([1, 0.5])
  })

  it('adds no sentence that the person did not write, and states that', async () => {
    const { body } = await optimize(ana, { script: 'A tour.' })

    expect(body).toMatchObject({ script: 'A tour.', isChanged: false })
  })

  it.each([
    ['es', 'La casa está situada en la calle Mayor. Tiene 3 dormitorios.'],
    ['zh', '欢迎来到老港口。您能够参观，票价120元。'],
    ['hi', 'यह घर पुणे में स्थित है।'],
    ['fa', 'این بندر بسیار زیبا می‌باشد.'],
  ])('works in %s too', async (language, script) => {
    const { status, body } = await optimize(ana, { script, language })

    expect([status, body.isChanged]).toEqual([200, true])
  })

  it('keeps the language of the script, also when another one is set', async () => {
    const { body } = await optimize(ana, { script: SCRIPT, language: 'fa' })

    expect(body.script).toContain('book on our website.')
    expect(body.script).not.toMatch(/\p{Script=Arabic}/u)
  })

  it('measures a script in its own language when none is named', async () => {
    const { body } = await optimize(ana, { script: '游客可以参观老港口。'.repeat(50) })

    expect(body.wordCount).toBeGreaterThan(150)
  })

  it('rejects a script without a word or of 70,000 characters', async () => {
    const empty = await optimize(ana, { script: ' \n' })
    const huge = await optimize(ana, { script: 'a'.repeat(70_000) })

    expect([empty.status, empty.body]).toMatchObject([422, { code: 'script-silent' }])
    expect([huge.status, huge.body]).toMatchObject([
      422,
      { code: 'invalid', message: expect.stringContaining('30 minutes') as unknown },
    ])
  })
})

describe('translating a script', () => {
  it('returns `translatedScript`, and plain text to clients that accept only that', async () => {
    const body = { script: SCRIPT, language: 'spanish' }
    const whole = await ana.call<TranslatedScript>('POST /api/translate-script', { body })
    const plain = await ana.call('POST /api/translate-script', { body, headers: { accept: 'text/plain' } })

    expect(whole.body).toMatchObject({ translatedScript: `es: ${SCRIPT}`, language: 'es' })
    expect(plain.headers['content-type']).toContain('text/plain')
    expect(plain.body).toBe(`es: ${SCRIPT}`)
  })

  it('accepts the specified languages and English, by name or code', async () => {
    for (const language of ['spanish', 'chinese', 'farsi', 'english', 'fa'])
      expect((await ana.call('POST /api/translate-script', { body: { script: 'Hello', language } })).status).toBe(200)
    expect(
      (await ana.call('POST /api/translate-script', { body: { script: 'Hello', language: 'klingon' } })).status,
    ).toBe(422)
  })

  it('reports a result for each language of a batch', async () => {
    const body = { script: 'Hello', languages: ['spanish', 'hindi', 'spanish'] }
    const answer = await ana.call<{ translations: BatchTranslation[] }>('POST /api/translate-script/batch', { body })

    expect(answer.body.translations).toMatchObject([
      { language: 'es', translatedScript: 'es: Hello', message: null },
      { language: 'hi', translatedScript: null, message: expect.stringContaining('isn’t responding') as unknown },
    ])
  })

  it('is refused when no translator is configured, and names the setting', async () => {
    const other = await testApp()
    const kim = await other.customer('keystone', 'kim')
    const { status, body } = await kim.call('POST /api/translate-script', {
      body: { script: 'Hello', language: 'hindi' },
    })
    const known = await kim.call('GET /api/script-tools')
    await other.close()

    expect([status, body.code]).toEqual([503, 'translation-unavailable'])
    expect(body.message).toContain('TRANSLATOR_URL')
    expect(known.body).toEqual({ writer: 'rules', canTranslate: false })
  })
})

describe('the versions of a script', () => {
  it('keep earlier texts, newest first, each once', async () => {
    const first = (await optimize(ana)).body
    const { scriptId } = first
    await ana.call('POST /api/translate-script', {
      body: { script: first.script, language: 'farsi', from: 'en', scriptId },
    })
    await optimize(ana, { script: SCRIPT, scriptId })
    const { body } = await ana.call<ScriptVersion[]>('GET /api/scripts/:id/versions', { params: { id: scriptId } })

    expect(body.map(({ origin, language }) => `${origin} ${language}`)).toEqual([
      'translated fa',
      'optimized en',
      'written en',
    ])
    expect(body.at(-1)?.script).toBe(SCRIPT)
  })

  it('are empty for a draft that no tool has changed', async () => {
    const id = newId()
    await ana.call('PUT /api/drafts/:id', { params: { id }, body: { version: 0, content: { script: SCRIPT } } })
    const { status, body } = await ana.call('GET /api/scripts/:id/versions', { params: { id } })

    expect([status, body]).toEqual([200, []])
  })

  it('are private: other people can neither read nor add to them', async () => {
    const { scriptId } = (await optimize(ana)).body
    const missing = await bo.call('GET /api/scripts/:id/versions', { params: { id: newId() } })
    const read = await bo.call('GET /api/scripts/:id/versions', { params: { id: scriptId } })
    const added = await optimize(bo, { script: SCRIPT, scriptId })

    expect([read.status, added.status]).toEqual([404, 404])
    expect({ ...read.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
  })

  it('contain a text once when a tool left it unchanged', async () => {
    const { scriptId } = (await optimize(ana, { script: 'A tour.' })).body
    const { body } = await ana.call<ScriptVersion[]>('GET /api/scripts/:id/versions', { params: { id: scriptId } })

    expect(body.map(({ origin, script }) => `${origin}: ${script}`)).toEqual(['written: A tour.'])
  })

  it('are limited to thirty', async () => {
    const scriptId = newId()
    for (let index = 0; index < 32; index += 1) await optimize(bo, { script: `Stop number ${index}.`, scriptId })
    const { body } = await bo.call<ScriptVersion[]>('GET /api/scripts/:id/versions', { params: { id: scriptId } })

    expect(body).toHaveLength(30)
    expect(body[0]?.script).toContain('number 31')
  })
})

it('script tools are limited to 60 uses an hour per person', async () => {
  const limited = await testApp({ limitRules: { ...LIMIT_RULES, change: { most: Infinity, seconds: 1 } } })
  const kim = await limited.customer('keystone', 'kim')
  const statuses = []
  for (let index = 0; index < 61; index += 1) statuses.push((await optimize(kim, { script: 'A house.' })).status)
  await limited.close()

  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
  expect(statuses[60]).toBe(429)
})
