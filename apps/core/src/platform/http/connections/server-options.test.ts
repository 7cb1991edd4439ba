import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { installProblems } from '../problems.ts'
import { serverOptions } from './server-options.ts'

const CANARY = 'canary-3f9a'

it('an error is logged in its words, without the values of the statement behind it', async () => {
  const lines: string[] = []
  const options = serverOptions({ mode: 'production', trustProxy: [] })
  const app = fastify({ ...options, logger: { ...options.logger, stream: { write: (line) => void lines.push(line) } } })
  installProblems(app, { sendNotice: (_, reply) => reply })
  app.get('/broken', () => {
    const cause = Object.assign(new Error('no such column'), { code: '42703', params: [CANARY], detail: `(${CANARY})` })
    throw Object.assign(new Error('the statement failed', { cause }), { query: `where token = '${CANARY}'` })
  })
  const { statusCode } = await app.inject('/broken')

  expect(statusCode).toBe(500)
  expect(lines.join('')).toContain('the statement failed')
  expect(lines.join('')).toContain('42703')
  expect(lines.join('')).not.toContain(CANARY)
})

it('an address is logged without its query, and without a part that is no plain id', async () => {
  const lines: string[] = []
  const options = serverOptions({ mode: 'production', trustProxy: [] })
  const app = fastify({ ...options, logger: { ...options.logger, stream: { write: (line) => void lines.push(line) } } })
  app.get('/share/:token', async () => 'shared')
  app.get('/things/:id', async () => 'a thing')
  await app.inject(`/share/${CANARY}`)
  await app.inject(`/things/17?token=${CANARY}`)
  const urls = lines.map((line) => (JSON.parse(line) as { req?: { url: string } }).req?.url).filter(Boolean)

  expect(urls).toEqual(['/share/:token', '/things/17'])
  expect(lines.join('')).not.toContain(CANARY)
})

it('request ids are 16 hex digits, and no two of many are alike', () => {
  const { genReqId } = serverOptions({ mode: 'production', trustProxy: [] })
  const ids = Array.from({ length: 2000 }, genReqId)

  expect(new Set(ids).size).toBe(2000)
  expect(ids.filter((id) => !/^[0-9a-f]{16}$/.test(id))).toEqual([])
})
