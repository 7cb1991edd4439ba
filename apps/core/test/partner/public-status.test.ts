import type { PublicStatus } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { create } from '../renditions.ts'

const HTML = { headers: { accept: 'text/html' } }

let test: TestApp
let visitor: Client
let now = Date.now()
let started = 0
/** The time while it stands still. */
let stillAt: number | undefined

beforeAll(async () => {
  started = Date.now()
  now = started
  test = await testApp({ clock: { now: () => new Date(stillAt ?? running()) } })
  visitor = test.visitor('azure-coast')
})
afterAll(() => test.close())

describe('the status of a site', () => {
  it('is public: what works, the queue, and that there was no incident since it opened', async () => {
    const { status, body } = await visitor.call<PublicStatus>('GET /api/status')

    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'ok', queue: { waitSeconds: 0, medianWaitSeconds: null }, incidents: [] })
    expect(body.services).toEqual([
      { name: 'sign-in', state: 'ok' },
      { name: 'videos', state: 'ok' },
      { name: 'payments', state: 'ok' },
    ])
    expect(Date.parse(body.recordedSince)).toBeGreaterThan(Date.now() - 3_600_000 * 24)
  })

  it('is measured every 15 seconds, however often it is requested', async () => {
    stillAt = running() + 16_000
    const first = await read()
    expect((await read()).checkedAt).toBe(first.checkedAt)
    stillAt += 10_000
    expect((await read()).checkedAt).toBe(first.checkedAt)

    stillAt += 6000
    expect((await read()).checkedAt).not.toBe(first.checkedAt)
    now += stillAt - running()
    stillAt = undefined
  })

  it('shows how long videos waited within the last hour', async () => {
    const ana = await test.customer('azure-coast', 'ana')
    for (const [index, seconds] of [4, 30, 8].entries()) {
      const { body } = await create(ana, { script: `Number ${index}.` })
      await ana.finished(body.id)
      await test.deps.db.execute(
        `update video set created_at = started_at - $2::int * interval '1 second' where id = $1`,
        [body.id, seconds],
      )
    }

    expect((await later(16)).queue).toEqual({ waitSeconds: 0, medianWaitSeconds: 8 })
  })

  it('is slow while a video waits for long, and down when none can be made', async () => {
    const ana = await test.customer('azure-coast', 'bea')
    const { body } = await create(ana, { script: '[slow] One.' })
    const { body: second } = await create(ana, { script: '[slow] Two.' })
    await test.deps.db.execute(
      `update video set status = 'pending', created_at = now() - interval '20 minutes' where id = $1`,
      [second.id],
    )
    const slow = await later(16)
    expect([slow.state, stateOf(slow, 'videos')]).toEqual(['slow', 'slow'])
    expect(slow.queue.waitSeconds).toBeGreaterThanOrEqual(20 * 60)
    for (const { id } of [body, second]) await ana.call('DELETE /api/videos/:id', { params: { id } })
    test.renderer.isMissing = 'a part'
    const down = await later(16)
    test.renderer.isMissing = undefined

    expect([down.state, stateOf(down, 'videos'), JSON.stringify(down)]).toEqual([
      'down',
      'down',
      expect.not.stringContaining('a part'),
    ])
  })

  it('lists days on which many videos failed because of the service, not because of a person’s input', async () => {
    const ana = await test.customer('azure-coast', 'cleo')
    const ids: string[] = []
    await test.deps.db.execute(`update tenant set created_at = now() - interval '40 days' where slug = 'azure-coast'`)
    for (let made = 0; made < 3; made++) {
      const { body } = await create(ana, { script: `Number ${made}.` })
      await ana.finished(body.id)
      ids.push(body.id)
    }
    const fail = (code: string) =>
      test.deps.db.execute(
        `update video set status = 'failed', error_code = $2, finished_at = now() - interval '3 days' where id = any($1)`,
        [ids, code],
      )
    await fail('cancelled')
    expect((await later(16)).incidents).toEqual([])
    await fail('render-exhausted')

    const { incidents, recordedSince, checkedAt } = await later(16)
    expect(Date.parse(checkedAt) - Date.parse(recordedSince)).toBe(30 * 24 * 3_600_000)
    expect(incidents).toMatchObject([{ kind: 'videos-failed', from: expect.stringMatching(/T00:00:00.000Z$/) }])
  })
})

describe('the status of a paused site', () => {
  it('is public as page and figures, and states since when the site is paused', async () => {
    const owner = await test.demo('azure-coast', 'owner')
    const before = await read()
    await owner.call('PATCH /api/whitelabel/partner', { body: { platformActive: false } })
    const paused = await read()

    expect(before.state).not.toBe('paused')
    expect([paused.state, stateOf(paused, 'sign-in'), stateOf(paused, 'videos')]).toEqual(['paused', 'off', 'off'])
    expect(paused.incidents[0]).toMatchObject({ kind: 'paused', to: null })
    expect((await visitor.call('GET /', HTML)).status).toBe(503)
    expect((await visitor.call('GET /status', HTML)).status).toBe(200)
    await owner.call('PATCH /api/whitelabel/partner', { body: { platformActive: true } })

    const open = await later(16)
    expect(open.state).not.toBe('paused')
    expect(open.incidents[0]).toMatchObject({ kind: 'paused', to: expect.any(String) })
  })

  it('does not affect other sites', async () => {
    const { body } = await test.visitor('keystone').call<PublicStatus>('GET /api/status')

    expect(body).toMatchObject({ state: 'ok', incidents: [] })
  })
})

async function read(): Promise<PublicStatus> {
  return (await visitor.call<PublicStatus>('GET /api/status')).body
}

/** The status after so many more seconds. */
async function later(seconds: number): Promise<PublicStatus> {
  now += seconds * 1000
  return read()
}

function stateOf({ services }: PublicStatus, name: PublicStatus['services'][number]['name']): string | undefined {
  return services.find((service) => service.name === name)?.state
}

function running(): number {
  return now + (Date.now() - started)
}
