import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Run } from '../../src/features/renders/lifecycle.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { create, credits, read, sumOfEntries, words } from '../renditions.ts'

const storyboard = { seed: 1, durationSeconds: 24, scenes: [], warnings: [] }
const files = { fileKey: 'a', posterKey: 'b', captionsKey: null, unbrandedKey: null, keptFiles: [], fileHashes: [] }
const render = {
  ...files,
  storyboard,
  durationSeconds: 24,
  bytes: 10,
  appearance: 'as today',
  drawnWords: '["A walk","",[]]',
}

let test: TestApp
let tenantId: string
let people = 0

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
})
afterAll(() => test.close())

describe('a render run', () => {
  it('claims its video, which then shows as processing', async () => {
    const { ana, id } = await waiting()
    const { claimId } = await begin(id)

    expect((await read(ana, id)).status).toBe('processing')
    expect(claimId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('charges the actual length, and never more than was shown', async () => {
    const long = await waiting()
    await renders().finish(await begin(long.id), { ...render, durationSeconds: 600 })
    const short = await waiting(words(160))
    await renders().finish(await begin(short.id), { ...render, durationSeconds: 31 })

    expect((await read(long.ana, long.id)).creditsCharged).toBe(0.5)
    expect(await credits(long.ana)).toEqual({ credits: 2.5, creditsHeld: 0 })
    expect((await read(short.ana, short.id)).creditsCharged).toBe(1)
    expect(await credits(short.ana)).toEqual({ credits: 2, creditsHeld: 0 })
  })

  it('that finishes twice is charged once', async () => {
    const { ana, id } = await waiting()
    const run = await begin(id)

    expect(await renders().finish(run, render)).toBe(true)
    expect(await renders().finish(run, render)).toBe(true)
    expect(await renders().fail(run, { code: 'x', message: 'Too late.' })).toBe(false)
    expect((await read(ana, id)).status).toBe('ready')
    expect(await sumOfEntries(test, ana)).toBe(2.5)
  })

  it('ends at once when the video is ready, failed, deleted or at another attempt', async () => {
    const [ready, failed, gone, other] = [await waiting(), await waiting(), await waiting(), await waiting()]
    await renders().finish(await begin(ready.id), render)
    await renders().fail(await begin(failed.id), { code: 'x', message: 'Broken.' })
    await gone.ana.call('DELETE /api/videos/:id', { params: { id: gone.id } })

    for (const { id } of [ready, failed, gone]) expect(await renders().begin(tenantId, id, 1)).toBe('over')
    expect(await renders().begin(tenantId, other.id, 2)).toBe('over')
    expect(await renders().begin(tenantId, other.id, 0)).toBe('over')
  })

  it('is refused to a second worker while the first is alive', async () => {
    const { id } = await waiting()
    const run = await begin(id)

    expect(await renders().begin(tenantId, id, 1)).toBe('busy')
    expect(await renders().heartbeat(run)).toBe(true)
  })

  it('is taken over when its worker is silent, and the old one can no longer finish it', async () => {
    const { ana, id } = await waiting()
    const old = await begin(id)
    await fallSilent(id)
    const newRun = await begin(id)

    expect(newRun.claimId).not.toBe(old.claimId)
    expect(await renders().heartbeat(old)).toBe(false)
    expect(await renders().finish(old, render)).toBe(false)
    expect(await renders().fail(old, { code: 'x', message: 'Old.' })).toBe(false)
    expect(await credits(ana)).toEqual({ credits: 2.5, creditsHeld: 0.5 })
    expect(await renders().finish(newRun, { ...render, fileKey: 'new' })).toBe(true)
    const { rows } = await test.deps.db.execute('select file_key from video where id = $1', [id])
    expect(rows[0]?.file_key).toBe('new')
    expect(await credits(ana)).toEqual({ credits: 2.5, creditsHeld: 0 })
  })

  it('is taken over by one of two workers at once', async () => {
    const { id } = await waiting()
    await begin(id)
    await fallSilent(id)
    const both = await Promise.all([renders().begin(tenantId, id, 1), renders().begin(tenantId, id, 1)])

    expect(both.filter((begun) => begun === 'busy')).toHaveLength(1)
  })

  it('starts without the progress of the previous one', async () => {
    const { ana, id } = await waiting()
    await begin(id)
    await test.deps.db.execute(
      `insert into video_progress (tenant_id, video_id, stage, percent) values ($1, $2, 'drawing', 80)`,
      [tenantId, id],
    )
    expect((await read(ana, id)).processingProgress).toBe(80)
    await fallSilent(id)
    await begin(id)

    expect(await read(ana, id)).toMatchObject({ processingProgress: 0, processingStage: null })
  })

  it('of a deleted video changes nothing', async () => {
    const { ana, id } = await waiting()
    const run = await begin(id)
    await ana.call('DELETE /api/videos/:id', { params: { id } })

    expect(await renders().heartbeat(run)).toBe(false)
    expect(await renders().finish(run, render)).toBe(false)
    expect(await credits(ana)).toEqual({ credits: 3, creditsHeld: 0 })
  })
})

describe('a job that ran out of attempts', () => {
  it('fails its video and returns the credits, whoever claimed it', async () => {
    const { ana, id } = await waiting()
    const run = await begin(id)
    const exhausted = { tenantId, videoId: id, attempt: 1 }

    expect(await renders().fail(exhausted, { code: 'render-exhausted', message: 'Tried several times.' })).toBe(true)
    expect(await read(ana, id)).toMatchObject({
      status: 'failed',
      errorMessage: 'Tried several times.',
      creditsCharged: 0,
    })
    expect(await credits(ana)).toEqual({ credits: 3, creditsHeld: 0 })
    expect(await renders().fail(exhausted, { code: 'render-exhausted', message: 'Again.' })).toBe(false)
    expect(await renders().finish(run, render)).toBe(false)
  })

  it('does not affect a later attempt', async () => {
    const { ana, id } = await waiting()
    await renders().fail(await begin(id), { code: 'x', message: 'Broken.' })
    await ana.call('POST /api/videos/:id/retry', { params: { id } })

    expect(
      await renders().fail({ tenantId, videoId: id, attempt: 1 }, { code: 'render-exhausted', message: 'Old.' }),
    ).toBe(false)
    expect((await read(ana, id)).status).toBe('pending')
  })
})

it('a failed video is not retried without enough credits', async () => {
  const { ana, id } = await waiting()
  await renders().fail(await begin(id), { code: 'x', message: 'Broken.' })
  const { body: me } = await ana.call<{ id: string }>('GET /api/user')
  await test.deps.db.inTenant(tenantId, (tx) =>
    test.features.ledger.setAvailable(tx, { userId: me.id, halfCredits: 0, sourceRef: 'none' }),
  )
  const { status } = await ana.call('POST /api/videos/:id/retry', { params: { id } })

  expect(status).toBe(402)
  expect(await read(ana, id)).toMatchObject({ status: 'failed', errorMessage: 'Broken.' })
})

it('a list still shows a video whose presenter was deleted', async () => {
  const { ana, id } = await waiting()
  await test.deps.db.execute('update video set avatar_id = null where id = $1', [id])

  expect((await ana.call('GET /api/videos')).status).toBe(200)
})

function renders() {
  return test.features.renders.renders
}

/** A video of a new person that waits in the queue. */
async function waiting(script = 'A little film.'): Promise<{ ana: Client; id: string }> {
  const ana = await test.customer('waymark', `person-${people++}`)
  return { ana, id: (await create(ana, { title: 'A walk', script })).body.id }
}

async function begin(videoId: string): Promise<Run> {
  const begun = await renders().begin(tenantId, videoId, 1)
  if (typeof begun === 'string') throw new Error(`the run did not begin: ${begun}`)
  return begun.run
}

async function fallSilent(videoId: string): Promise<void> {
  await test.deps.db.execute(`update video set heartbeat_at = now() - interval '16 seconds' where id = $1`, [videoId])
}
