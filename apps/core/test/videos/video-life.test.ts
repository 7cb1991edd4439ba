import type { Video } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startDeadline } from '../../src/features/renders/stage-deadline.ts'
import { RenderError } from '../../src/ports/renderer.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { create, credits, read, sumOfEntries } from '../renditions.ts'
import { until } from '../until.ts'

let test: TestApp
let tenantId: string
let ana: Client
/** A person whose video takes the tenant's only place. */
let bo: Client
let people = 0

beforeAll(async () => {
  test = await testApp()
  tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
  bo = await test.customer('waymark', 'bo')
})
afterAll(() => test.close())
beforeEach(async () => {
  ana = await test.customer('waymark', `liver-${people++}`)
})

const states = ['pending', 'processing', 'ready', 'failed', 'trash'] as const
type State = (typeof states)[number]

const acts = {
  rename: ['PATCH /api/videos/:id', { title: 'Renamed' }],
  cancel: ['POST /api/videos/:id/cancel'],
  retry: ['POST /api/videos/:id/retry'],
  rebrand: ['POST /api/videos/:id/rebrand'],
  duplicate: ['POST /api/videos/:id/duplicate', { script: '[slow] Once more.' }],
  draft: ['POST /api/videos/:id/draft'],
  translate: ['POST /api/videos/:id/translate', { language: 'es', script: '[slow] Otra vez.' }],
  thumbnail: ['PUT /api/videos/:id/thumbnail', { second: 1 }],
  export: ['GET /api/videos/:id/export'],
  delete: ['DELETE /api/videos/:id'],
  restore: ['POST /api/videos/:id/restore'],
} as const satisfies Record<string, readonly [string, unknown?]>

/** Every state by every act: the status of the answer, and the state of the video after it. */
const table: Record<keyof typeof acts, Record<State, [number, State | 'gone']>> = {
  rename: at([200, 'pending'], [200, 'processing'], [200, 'ready'], [200, 'failed'], [404, 'trash']),
  cancel: at([200, 'failed'], [200, 'failed'], [409, 'ready'], [200, 'failed'], [404, 'trash']),
  retry: at([409, 'pending'], [409, 'processing'], [409, 'ready'], [200, 'processing'], [404, 'trash']),
  rebrand: at([409, 'pending'], [409, 'processing'], [409, 'ready'], [409, 'failed'], [404, 'trash']),
  duplicate: at([201, 'pending'], [201, 'processing'], [201, 'ready'], [201, 'failed'], [404, 'trash']),
  draft: at([201, 'pending'], [201, 'processing'], [201, 'ready'], [201, 'failed'], [404, 'trash']),
  translate: at([201, 'pending'], [201, 'processing'], [201, 'ready'], [201, 'failed'], [404, 'trash']),
  thumbnail: at([409, 'pending'], [409, 'processing'], [200, 'ready'], [409, 'failed'], [404, 'trash']),
  export: at([409, 'pending'], [409, 'processing'], [200, 'ready'], [409, 'failed'], [404, 'trash']),
  delete: at([200, 'trash'], [200, 'trash'], [200, 'trash'], [200, 'trash'], [200, 'trash']),
  restore: at([200, 'pending'], [200, 'processing'], [200, 'ready'], [200, 'failed'], [200, 'ready']),
}

function at(...answers: [number, State | 'gone'][]) {
  return Object.fromEntries(states.map((state, index) => [state, answers[index]])) as Record<
    State,
    [number, State | 'gone']
  >
}

describe.each(Object.keys(acts) as (keyof typeof acts)[])('to %s', (act) => {
  it.each(states)('a video that is %s', async (state) => {
    const before = await credits(ana)
    const id = await inState(state)
    const [key, body] = acts[act] as readonly [string, unknown?]
    const { status } = await ana.call(key, { params: { id }, ...(body ? { body } : {}) })

    expect([status, await stateOf(id)]).toEqual(table[act][state])
    await clearAll()
    // Credits are charged only for a finished video, also when a request came in the middle of its creation.
    expect((await credits(ana)).creditsHeld).toBe(0)
    expect(before.credits - (await credits(ana)).credits).toBe(['ready', 'trash'].includes(state) ? 0.5 : 0)
    expect(await sumOfEntries(test, ana)).toBe((await credits(ana)).credits)
  })
})

describe('a video that is stopped', () => {
  it('returns its credits, names the ledger entry, and stops its render', async () => {
    const id = await inState('processing')
    await expect.poll(() => test.features.renders.renders.running.has(id)).toBe(true)
    const { body } = await ana.call<Video>('POST /api/videos/:id/cancel', { params: { id } })

    expect(body).toMatchObject({ status: 'failed', errorCode: 'cancelled', creditsHeld: 0, creditsCharged: 0 })
    expect(body.refund).toMatchObject({ credits: 0.5 })
    const { body: ledger } = await ana.call<{ items: { id: string }[] }>('GET /api/credits/ledger')
    expect(ledger.items.map((entry) => entry.id)).toContain(body.refund?.entryId)
    await expect.poll(() => test.features.renders.renders.running.has(id)).toBe(false)
    expect(await credits(ana)).toEqual({ credits: 3, creditsHeld: 0 })
  })

  it('twice returns credits once, and can be retried', async () => {
    const id = await inState('processing')
    const both = await Promise.all([1, 2].map(() => ana.call('POST /api/videos/:id/cancel', { params: { id } })))

    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await credits(ana)).toEqual({ credits: 3, creditsHeld: 0 })
    expect((await ana.call('POST /api/videos/:id/retry', { params: { id } })).status).toBe(200)
    expect(await credits(ana)).toEqual({ credits: 2.5, creditsHeld: 0.5 })
    await clearAll()
  })
})

describe('a video whose price or date changes', () => {
  it('is redrawn under the same link, without new speech or a charge', async () => {
    const { id } = await made({ title: 'Quay House', metadata: { price: '$500,000' }, look: { unbrandedCopy: true } })
    const [before, paid] = [await read(ana, id), await credits(ana)]
    const { body } = await ana.call<Video>('PATCH /api/videos/:id', {
      params: { id },
      body: { metadata: { price: '$480,000' } },
    })
    expect(body).toMatchObject({ status: 'ready', isRenderCurrent: false, tasks: [{ kind: 'rebrand' }] })
    const after = await quiet(id)

    expect(test.renderer.jobs.findLast(({ script }) => script === 'A little film.')).toMatchObject({
      facts: { price: '$480,000' },
      script: before.script,
    })
    expect(after).toMatchObject({ id, isRenderCurrent: true, tasks: [], metadata: { price: '$480,000' } })
    expect(after.videoUrl).not.toBe(before.videoUrl)
    // The copy that shows no brand shows the price too.
    expect(after.unbrandedUrl).not.toBe(before.unbrandedUrl)
    expect(await credits(ana)).toEqual(paid)
  })

  it('in progress is redrawn with the new one right after', async () => {
    const tenantWide = { title: 'Quay House', metadata: { price: '$1' } }
    const { body: video } = await create(ana, { ...tenantWide, script: '[slow] A little film.' })
    await expect.poll(async () => (await read(ana, video.id)).status).toBe('processing')
    const { rows } = await test.deps.db.execute('select claim_id from video where id = $1', [video.id])
    await ana.call('PATCH /api/videos/:id', { params: { id: video.id }, body: { metadata: { price: '$2' } } })
    const files = { fileKey: 'a', posterKey: 'b', captionsKey: null, unbrandedKey: null, keptFiles: [], fileHashes: [] }
    const storyboard = { seed: 1, durationSeconds: 24, scenes: [], warnings: [] }
    const drawn = {
      storyboard,
      durationSeconds: 24,
      bytes: 1,
      appearance: 'x',
      drawnWords: '["Quay House","",[["price","$1"]]]',
    }
    const run = { tenantId, videoId: video.id, attempt: 1, claimId: String(rows[0]?.claim_id) }
    await test.features.renders.renders.finish(run, { ...files, ...drawn })

    expect((await read(ana, video.id)).tasks).toMatchObject([{ kind: 'rebrand' }])
    await clearAll()
  })

  it('to the value that the video shows needs no render', async () => {
    const { id } = await made({ title: 'Quay House', metadata: { price: '$5' } })
    await test.deps.db.execute(`update video set rendered_texts = '["Quay House","",[["price","$4"]]]' where id = $1`, [
      id,
    ])
    const body = { metadata: { price: '$4' } }
    const { body: video } = await ana.call<Video>('PATCH /api/videos/:id', { params: { id }, body })

    expect(video).toMatchObject({ isRenderCurrent: true, tasks: [] })
  })

  it.each([[{ title: '' }], [{ title: 'x'.repeat(161) }], [{ metadata: { price: 'x'.repeat(41) } }]])(
    'to %j is refused',
    async (body) => {
      const { id } = await made()

      expect((await ana.call('PATCH /api/videos/:id', { params: { id }, body })).status).toBe(422)
    },
  )
})

describe('a family', () => {
  it('exists once in each of several languages', async () => {
    const { id } = await made({ title: 'Harbour' })
    const translate = (language: string) =>
      ana.call<Video>('POST /api/videos/:id/translate', { params: { id }, body: { language, script: 'Hola.' } })
    const { body: spanish } = await translate('es')
    await ana.finished(spanish.id)

    expect(spanish).toMatchObject({ language: 'es', title: 'Harbour', script: 'Hola.' })
    expect((await read(ana, id)).family).toEqual([{ id: spanish.id, language: 'es', status: 'ready' }])
    expect((await read(ana, spanish.id)).family).toEqual([{ id, language: 'en', status: 'ready' }])
    expect([(await translate('es')).body, (await translate('en')).body]).toMatchObject([
      { code: 'language-taken' },
      { code: 'language-taken' },
    ])
    await ana.call('DELETE /api/videos/:id', { params: { id: spanish.id } })
    expect((await read(ana, id)).family).toEqual([])
    expect((await translate('es')).status).toBe(201)
  })
})

describe('the queue', () => {
  it('shows when a waiting video starts and is ready, based on recent durations', async () => {
    await test.deps.db.execute(
      `update video set started_at = finished_at - interval '60 seconds' where status = 'ready'`,
    )
    await setParallel(1)
    const first = (await create(ana, { script: '[slow] One.' })).body.id
    await expect.poll(async () => (await read(ana, first)).status).toBe('processing')
    const second = (await create(ana, { script: '[slow] Two.' })).body
    const third = (await create(ana, { script: '[slow] Three.' })).body

    expect([second.queuePosition, third.queuePosition]).toEqual([1, 2])
    expect(second.startsInSeconds).toBeGreaterThan(0)
    expect(second.secondsLeft).toBe((second.startsInSeconds ?? 0) + 60)
    expect(third.startsInSeconds).toBeGreaterThan(second.startsInSeconds ?? Infinity)
    await clearAll()
    await setParallel(2)
  })
})

it('a stalled render is stopped, with the stage where it stalled', async () => {
  const deadline = startDeadline({ reading: 9, speaking: 9, drawing: 0.02, finishing: 9 })
  deadline.advance('drawing', 20)
  await expect.poll(() => deadline.signal.aborted).toBe(true)

  expect(() => deadline.refuse(new RenderError('cancelled', 'The video was stopped.'))).toThrow(
    expect.objectContaining({ code: 'stage-overdue', cause: new Error('The render stood still while drawing.') }),
  )
})

it('a render that makes progress is not stopped', async () => {
  const deadline = startDeadline({ reading: 9, speaking: 9, drawing: 0.2, finishing: 9 })
  for (let percent = 0; percent < 12; percent++) {
    deadline.advance('drawing', percent)
    await new Promise((resolve) => setTimeout(resolve, 40))
  }

  expect(deadline.signal.aborted).toBe(false)
  deadline.end()
})

/** A video of the person's that is in this state. */
async function inState(state: State): Promise<string> {
  if (state === 'ready' || state === 'trash') {
    const { id } = await made()
    if (state === 'trash') await ana.call('DELETE /api/videos/:id', { params: { id } })
    return id
  }
  if (state === 'failed') {
    const { body } = await create(ana, { script: '[fail] A little film.' })
    await ana.finished(body.id)
    await test.deps.db.execute(`update video set script = '[slow] A little film.' where id = $1`, [body.id])
    return body.id
  }
  if (state === 'pending') {
    await setParallel(1)
    await create(bo, { script: '[slow] A little film.' })
  }
  const { body } = await create(ana, { script: '[slow] A little film.' })
  if (state === 'processing')
    await until(async () => (await read(ana, body.id)).status === 'processing', 'the video was not begun')
  return body.id
}

async function stateOf(id: string): Promise<State | 'gone'> {
  const { rows } = await test.deps.db.execute('select status, deleted_at, queued_at from video where id = $1', [id])
  if (!rows[0]) return 'gone'
  if (rows[0].deleted_at) return 'trash'
  // A queued video counts as started.
  if (rows[0].status === 'pending' && rows[0].queued_at) return 'processing'
  return rows[0].status as State
}

async function clearAll(): Promise<void> {
  for (const client of [ana, bo]) {
    const { body } = await client.call<Video[]>('GET /api/videos')
    const videoIds = body.map(({ id }) => id)
    if (videoIds.length > 0) await client.call('DELETE /api/videos/bulk', { body: { videoIds } })
  }
  await setParallel(2)
}

async function made(draft: Record<string, unknown> = {}): Promise<Video> {
  return ana.finished((await create(ana, draft)).body.id)
}

async function quiet(id: string): Promise<Video> {
  await expect.poll(async () => (await read(ana, id)).tasks).toEqual([])
  return read(ana, id)
}

async function setParallel(parallelVideos: number): Promise<void> {
  await test.deps.db.execute('update tenant set settings = settings || $1::jsonb where id = $2', [
    JSON.stringify({ parallelVideos }),
    tenantId,
  ])
  test.features.tenants.drop(tenantId)
}
