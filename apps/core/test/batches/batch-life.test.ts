import type { Batch } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { check, get, presenterOf, table, upload, videosOf } from '../batches.ts'
import type { Client } from '../client.ts'
import { credits } from '../renditions.ts'
import { createMortalDb } from '../mortal-db.ts'

let test: TestApp
let tenantId: string
const mortal = createMortalDb()

beforeAll(async () => {
  test = await testApp({ withWorkers: false, wrapDb: mortal.wrap })
  tenantId = await idOf('waymark')
})
afterAll(() => test.close())

describe('a batch whose process is killed', () => {
  it('creates no video twice and loses none, whichever transaction it dies after', async () => {
    const client = await test.customer('waymark', 'ana')
    for (let moment = 0; moment < 12; moment++) {
      const batch = await begun(client, ['One.', '', 'Three.'])
      mortal.dieAfter(moment)
      await turn(batch.id).catch(() => undefined)
      mortal.revive()
      await finish(client, batch.id)

      const { rows } = await test.deps.db.execute(
        `select count(*) as n from video where request_key like 'batch ${batch.id} %'`,
      )
      expect([moment, Number(rows[0]?.n)]).toEqual([moment, 2])
      expect(await get(client, batch.id)).toMatchObject({ state: 'done', ready: 2, refused: 1, waiting: 0 })
      await client.call('DELETE /api/videos/bulk', { body: { videoIds: (await videosOf(client)).map(({ id }) => id) } })
      await test.deps.db.execute(`update credit_bucket set remaining_half_credits = granted_half_credits`)
    }
  })

  it('is not continued by a job of an earlier turn', async () => {
    const client = await test.customer('waymark', 'bea')
    const batch = await begun(client, ['One.', 'Two.', 'Three.', 'Four.'])
    const before = await turnOf(batch.id)
    await turn(batch.id)
    const made = (await videosOf(client)).length
    await test.features.batches.batches.processTurn(
      { tenantId, importId: batch.id, turn: before },
      new AbortController().signal,
    )
    expect((await videosOf(client)).length).toBe(made)
  })
})

it('a batch leaves room in the queue: at most one more of its videos waits than can run', async () => {
  const client = await test.customer('waymark', 'cleo')
  const batch = await begun(client, ['One.', 'Two.', 'Three.', 'Four.', 'Five.'])
  for (let times = 0; times < 3; times++) await turn(batch.id)
  expect(await get(client, batch.id)).toMatchObject({ rendering: 3, waiting: 2 })
})

it('a batch stops when it is canceled, and returns credits and rows that were not made', async () => {
  const client = await test.customer('waymark', 'dora')
  const before = await credits(client)
  const batch = await begun(client, ['One.', 'Two.', 'Three.', 'Four.', 'Five.'])
  await turn(batch.id)
  expect((await credits(client)).creditsHeld).toBe(1.5)

  const params = { id: batch.id }
  const { body } = await client.call<Batch>('POST /api/batches/:id/cancel', { params })
  expect(body).toMatchObject({ state: 'cancelled', rendering: 0, failed: 3, waiting: 2 })
  expect(await credits(client)).toEqual(before)
  await turn(batch.id)
  expect(await videosOf(client)).toHaveLength(3)
  const rows = (await table(client, batch.id, 'refused')).trimEnd().split('\r\n')
  expect(rows.map((row) => row.split(',')[0])).toEqual(['\ufeffscript', 'One.', 'Two.', 'Three.', 'Four.', 'Five.'])
  expect(rows[1]).toContain('You stopped this video.')
  expect(rows[5]).toContain('stopped before it reached this row')
})

it('a batch reports the rows that the credits did not cover, and makes the rows before them', async () => {
  const client = await test.customer('waymark', 'eve')
  const long = 'We walk along the harbour and look at the boats. '.repeat(20)
  const batch = await begun(client, [long, long, long, long])
  await finish(client, batch.id)
  const after = await get(client, batch.id)
  expect(after.ready).toBeGreaterThan(0)
  expect(after.refused).toBe(4 - after.ready)
  expect(await table(client, batch.id, 'refused')).toContain('Not enough credits')
})

describe('a batch of a site that was paused', () => {
  it('stops with the site, and continues when the site opens again', async () => {
    const client = await test.customer('azure-coast', 'fay')
    const batch = await begun(client, ['One.', 'Two.', 'Three.'])
    await setStatus('suspended')
    await turn(batch.id, 'azure-coast')
    const { rows } = await test.deps.db.execute('select count(*)::int as n from batch_row where batch_id = $1', [
      batch.id,
    ])
    expect(rows).toEqual([{ n: 0 }])

    await setStatus('active')
    await finish(client, batch.id, 'azure-coast')
    expect(await get(client, batch.id)).toMatchObject({ state: 'done', ready: 3, refused: 0 })
  })

  it('cannot be uploaded or started meanwhile, with the message that the site is paused', async () => {
    const client = await test.customer('azure-coast', 'gil')
    const { body } = await upload(client, 'script,x\nOne.,y\n')
    await check(client, body.id, { columns: body.suggested, avatarId: await presenterOf(client) })
    await setStatus('suspended')
    const answers = [
      await upload(client, 'script,x\nOne.,y\n'),
      await client.call('POST /api/batches/:id/start', { params: { id: body.id } }),
    ]
    await setStatus('active')

    expect(answers).toMatchObject([1, 2].map(() => ({ status: 503, body: { code: 'tenant-suspended' } })))
    expect(await get(client, body.id)).toMatchObject({ state: 'open' })
  })
})

async function setStatus(status: 'active' | 'suspended'): Promise<void> {
  await test.deps.db.execute(`update tenant set status = $1 where slug = 'azure-coast'`, [status])
  test.features.tenants.drop(await idOf('azure-coast'))
}

async function idOf(slug: string): Promise<string> {
  const { rows } = await test.deps.db.execute('select id from tenant where slug = $1', [slug])
  return String(rows[0]?.id)
}

async function begun(client: Client, scripts: string[]): Promise<Batch> {
  const { body } = await upload(client, ['script,x', ...scripts.map((script) => `${script},y`)].join('\n'))
  await check(client, body.id, { columns: body.suggested, avatarId: await presenterOf(client) })
  return (await client.call<Batch>('POST /api/batches/:id/start', { params: { id: body.id } })).body
}

async function turnOf(id: string): Promise<number> {
  const { rows } = await test.deps.db.execute('select generation as turn from table_import where id = $1', [id])
  return Number(rows[0]?.turn)
}

async function turn(id: string, slug = 'waymark'): Promise<void> {
  const asked = { tenantId: await idOf(slug), importId: id, turn: await turnOf(id) }
  await test.features.batches.batches.processTurn(asked, new AbortController().signal)
}

/** Turn by turn, as if every video were made at once in between. */
async function finish(client: Client, id: string, slug?: string): Promise<void> {
  for (let turns = 0; turns < 10 && !(await get(client, id)).endedAt; turns++) {
    await turn(id, slug)
    await test.deps.db.execute(`update video set status = 'ready' where status = 'pending'`)
  }
}
