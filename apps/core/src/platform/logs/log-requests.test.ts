import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { serverOptions } from '../http/connections/server-options.ts'
import { installProblems } from '../http/problems.ts'
import { logRequests } from './log-requests.ts'
import { createLog } from './log.ts'
import { currentContext } from './work-context.ts'

const CANARY = 'canary-3f9a'

let lines: string[]
let app: FastifyInstance

beforeEach(() => {
  lines = []
  const log = createLog({ mode: 'production', logLevel: 'info' }, { write: (line) => void lines.push(line) })
  app = fastify({ ...serverOptions({ trustProxy: [] }), loggerInstance: log as FastifyBaseLogger })
  logRequests(app, log)
  installProblems(app, { sendNotice: (_, reply) => reply })
})

function records(): Record<string, unknown>[] {
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

it('a request is logged once, with its id, status and duration', async () => {
  app.get('/things/:id', async (request) => ({ id: request.id }))
  const { id } = (await app.inject('/things/17')).json<{ id: string }>()

  expect(records()).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      requestId: id,
      method: 'GET',
      url: '/things/17',
      status: 200,
      ms: expect.any(Number),
      message: 'request completed',
    },
  ])
})

it('an error is logged with its message, without the values of its statement', async () => {
  app.get('/broken', () => {
    const cause = Object.assign(new Error('no such column'), { code: '42703', params: [CANARY], detail: `(${CANARY})` })
    throw Object.assign(new Error('the statement failed', { cause }), { query: `where token = '${CANARY}'` })
  })
  const { statusCode, body } = await app.inject('/broken')
  const [failed, completed] = records()

  expect(statusCode).toBe(500)
  expect(body).not.toContain('the statement failed')
  expect(failed).toMatchObject({ level: 'error', err: { message: 'the statement failed', cause: { code: '42703' } } })
  expect(failed?.['requestId']).toBe(completed?.['requestId'])
  expect(lines.join('')).not.toContain(CANARY)
})

it('a path is logged without its query and without parts that are no plain ids', async () => {
  app.get('/share/:token', async () => 'shared')
  app.get('/things/:id', async () => 'a thing')
  for (const url of [`/share/${CANARY}`, `/things/17?token=${CANARY}`, `/mistyped/${CANARY}`]) await app.inject(url)

  expect(records().map(({ url }) => url)).toEqual(['/share/:token', '/things/17', 'unknown'])
  expect(lines.join('')).not.toContain(CANARY)
})

it('a request with a body has its context in its handler, and nothing has it afterwards', async () => {
  const inside: unknown[] = []
  const later = Promise.withResolvers<unknown>()
  const answered = Promise.withResolvers<void>()
  app.post('/things', async () => {
    inside.push(currentContext()?.requestId)
    void answered.promise.then(() => later.resolve(currentContext()))
    return {}
  })
  await app.inject({ method: 'POST', url: '/things', payload: { name: 'x' } })
  answered.resolve()

  expect(inside).toEqual([records()[0]?.['requestId']])
  expect(await later.promise).toBeUndefined()
})
