import type { Call } from '@vitrine/contract'
import { api, exportTypes } from '@vitrine/contract/api'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { check, ended, presenterOf, upload } from '../batches.ts'
import type { Client } from '../client.ts'
import { create } from '../renditions.ts'
import { begun, rowsToFix } from '../imports.ts'
import { type TestApp, testApp } from '../app.ts'

/** Formulas that people inject into tables, in the syntax of several programs and languages. */
const FORMULAS = [
  '=HYPERLINK("http://evil.example";"x")',
  "+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
  '\n=1+1',
  '\u00a0=1+1',
  '＝1+1',
  'Nice;=1+1;view',
  'Nice\n=1+1',
]

const FORMULA = /^["\s]*[=+\-@＝＋－＠]/
const FIGURE = /^-[\d.]+(,|$)/

let test: TestApp
let ana: Client
let owner: Client
/** Every call that answers a table, and a way to it. */
let tables: Record<string, () => Promise<string>>

beforeAll(async () => {
  test = await testApp()
  ana = await test.customer('waymark', 'ana')
  owner = await test.demo('waymark', 'owner')
  const video = await ana.finished((await create(ana)).body.id)
  const presenter = await presenterOf(ana)
  const refused = await upload(
    ana,
    `title,script\n${FORMULAS.map((text) => `"${text.replaceAll('"', '""')}",`).join('\n')}`,
  )
  const made = await upload(
    ana,
    `title,script\n${FORMULAS.slice(0, 2)
      .map((text) => `"${text.replaceAll('"', '""')}",Hello.`)
      .join('\n')}`,
  )
  for (const { body } of [refused, made]) await check(ana, body.id, { columns: body.suggested, avatarId: presenter })
  await ana.call('POST /api/batches/:id/start', { params: { id: made.body.id } })
  await ended(ana, made.body.id)
  const people = await begun(owner, [
    'email,name',
    ...FORMULAS.map((text) => `"${text.replaceAll('"', '""')}","${text.replaceAll('"', '""')}"`),
  ])
  await rename(video.id)
  const text =
    (client: Client, key: string, sent = {}) =>
    async () =>
      (await client.call<string>(key, sent)).body
  const today = new Date().toISOString().slice(0, 10)
  const month = today.slice(0, 7)
  tables = {
    'GET /api/videos/:id/analytics.csv': text(ana, 'GET /api/videos/:id/analytics.csv', { params: { id: video.id } }),
    'GET /api/views.csv': text(ana, 'GET /api/views.csv'),
    'GET /api/whitelabel/views.csv': text(owner, 'GET /api/whitelabel/views.csv'),
    'GET /api/leads.csv': text(ana, 'GET /api/leads.csv'),
    'GET /api/batches/template.csv': text(ana, 'GET /api/batches/template.csv'),
    'GET /api/batches/:id/rows.csv': async () => {
      const rows = (id: string, which: string) =>
        text(ana, 'GET /api/batches/:id/rows.csv', { params: { id }, query: { which } })()
      return `${await rows(refused.body.id, 'refused')}${(await rows(made.body.id, 'made')).slice(1)}`
    },
    'GET /api/whitelabel/users/import/template.csv': text(owner, 'GET /api/whitelabel/users/import/template.csv'),
    'GET /api/whitelabel/users/import/:id/rows.csv': () => rowsToFix(owner, people.id),
    'GET /api/credits/ledger': text(ana, 'GET /api/credits/ledger', { query: { format: 'csv' } }),
    'GET /api/audit': text(owner, 'GET /api/audit', { query: { format: 'csv' } }),
    'GET /api/export/:type': async () => {
      const types = exportTypes.map((type) =>
        text(ana, 'GET /api/export/:type', { params: { type }, query: { format: 'csv' } })(),
      )
      return (await Promise.all(types)).join('\n')
    },
    'GET /api/whitelabel/report.csv': text(owner, 'GET /api/whitelabel/report.csv', {
      query: { from: today, to: today },
    }),
    'GET /api/whitelabel/users.csv': text(owner, 'GET /api/whitelabel/users.csv'),
    'GET /api/whitelabel/usage/lines': text(owner, 'GET /api/whitelabel/usage/lines', {
      query: { month, format: 'csv' },
    }),
  }
})
afterAll(() => test.close())

it('every call that returns a table is covered here', () => {
  const calls = (Object.entries(api) as [string, Call][]).filter(
    ([key, { query }]) => key.endsWith('.csv') || (query && JSON.stringify(shapeOf(query)).includes('"csv"')),
  )

  expect(calls.map(([key]) => key).sort()).toEqual(Object.keys(tables).sort())
})

it.each([',', ';', '\t'])(
  'no table contains a cell that starts a formula when it is split by %j',
  async (delimiter) => {
    for (const [key, read] of Object.entries(tables)) {
      const table = await read()
      // Programs with another delimiter read our quotation marks as letters.
      const quote = delimiter === ',' ? '"' : null
      const rows = parse(table, { delimiter, quote, bom: true, relax_quotes: true, relax_column_count: true })
      const formulas = rows.flat().filter((cell) => FORMULA.test(cell) && !FIGURE.test(cell))

      expect([key, formulas]).toEqual([key, []])
      expect(table.length).toBeGreaterThan(10)
    }
  },
)

it('the tables contain what was written for them', async () => {
  const written = [
    'GET /api/leads.csv',
    'GET /api/batches/:id/rows.csv',
    'GET /api/credits/ledger',
    'GET /api/export/:type',
    'GET /api/whitelabel/usage/lines',
  ]
  for (const key of written) expect([key, await tables[key]?.()]).toEqual([key, expect.stringContaining('1+1')])
})

function shapeOf(query: z.ZodType) {
  return z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
}

/** Creates titles and questions with formulas, one video per title, since lists of videos and credits contain titles. */
async function rename(videoId: string): Promise<void> {
  for (const formula of FORMULAS) {
    const { body } = await create(ana, { title: formula, script: 'One.' })
    if (body.id) await ana.finished(body.id)
    await test.deps.db.execute('update video set title = $1 where id = $2', [formula, body.id ?? videoId])
    await test.deps.db.execute(
      `insert into lead (tenant_id, id, user_id, video_id, video_title, name, email, message, language, request_key)
       select tenant_id, gen_random_uuid(), user_id, id, $1, $1, 'guest@mail.example', $1, 'en', gen_random_uuid()
       from video where id = $2`,
      [formula, videoId],
    )
  }
}
