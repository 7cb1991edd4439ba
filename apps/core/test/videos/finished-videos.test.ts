import type { Video } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RenderError } from '../../src/ports/renderer.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client, Reply } from '../client.ts'
import { create, credits, read, sumOfEntries } from '../renditions.ts'
import { filesOf } from '../rows/people-data.ts'
import { until } from '../until.ts'

let test: TestApp
let tenantId: string
let ana: Client
let people = 0

beforeAll(async () => {
  test = await testApp()
  tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
})
afterAll(() => test.close())
beforeEach(async () => {
  ana = await test.customer('waymark', `finisher-${people++}`)
  await paint('#0b6e69')
})

describe('a rebrand', () => {
  it('redraws the video with the current brand, without new speech or a charge', async () => {
    const before = await made({ title: 'Harbour' })
    const paid = [await credits(ana), await sumOfEntries(test, ana)]
    await paint('#aa2244')

    expect((await read(ana, before.id)).isBrandCurrent).toBe(false)
    const { status, body } = await rebrand(before.id)
    expect([status, body.status, body.tasks.map(({ kind }) => kind)]).toEqual([202, 'ready', ['rebrand']])
    const after = await quiet(before.id)
    const job = renditionsOf(before.script).at(-1)

    expect(job).toMatchObject({ script: before.script, brand: { primary: '#aa2244' } })
    expect(after).toMatchObject({ status: 'ready', isBrandCurrent: true, tasks: [], creditsCharged: 0.5 })
    expect(after.videoUrl).not.toBe(before.videoUrl)
    expect([await credits(ana), await sumOfEntries(test, ana)]).toEqual(paid)
    await expect.poll(() => stored(before.id)).toEqual(['jpg', 'json', 'mp4', 'pcm', 'srt', 'vtt'])
  })

  it('is refused when the brand has not changed, and before the video is ready', async () => {
    const { id } = await made()
    const { body: slow } = await create(ana, { script: '[slow] A little film.' })

    expect((await rebrand(id)).body).toMatchObject({ code: 'brand-current' })
    expect((await rebrand(slow.id)).body).toMatchObject({ code: 'not-ready' })
    await ana.call('DELETE /api/videos/:id', { params: { id: slow.id } })
  })

  it('that fails keeps the old video and states the reason, and can be repeated', async () => {
    const before = await made()
    await paint('#aa2244')
    failAt(before.script, new RenderError('out-of-memory', 'This video needs more memory.'))
    await rebrand(before.id)
    const failed = await quiet(before.id)

    expect(failed.tasks).toEqual([
      { kind: 'rebrand', state: 'failed', progress: 0, errorMessage: 'This video needs more memory.' },
    ])
    expect(failed).toMatchObject({ status: 'ready', videoUrl: before.videoUrl, isBrandCurrent: false })
    await rebrand(before.id)
    expect(await quiet(before.id)).toMatchObject({ isBrandCurrent: true, tasks: [] })
  })

  it('is made once when it is requested twice', async () => {
    const { id, script } = await made()
    await paint('#aa2244')
    const drawn = renditionsOf(script).length
    await Promise.all([rebrand(id), rebrand(id), rebrand(id)])
    await quiet(id)

    expect(renditionsOf(script).length).toBe(drawn + 1)
  })

  it('deletes the exports of the old video', async () => {
    const { id } = await made()
    await exported(id, 'mov')
    await paint('#aa2244')
    await rebrand(id)

    expect((await quiet(id)).tasks).toEqual([])
    await expect.poll(() => stored(id)).not.toContain('mov')
  })
})

describe('an export', () => {
  it.each(['mp4', 'webm', 'mov'])('creates %s under the video’s title, once', async (format) => {
    const { id } = await made({ title: 'Old harbour: a walk' })
    const before = test.renderer.exports.length
    const { status, headers, body } = await exported(id, format)

    expect([status, body]).toEqual([200, 'some bytes'])
    expect(headers['content-type']).toBe(format === 'mov' ? 'video/quicktime' : `video/${format}`)
    expect(headers['content-disposition']).toContain(`filename="Old harbour a walk.${format}"`)
    await exported(id, format)
    expect(test.renderer.exports.length).toBe(before + (format === 'mp4' ? 0 : 1))
  })

  it('creates a transparent WebM of the presenter, with the video’s sound, once', async () => {
    const { id, script } = await made({ title: 'Old harbour: a walk' })
    const { status, headers, body } = await exported(id, 'transparent')
    await exported(id, 'transparent')

    expect([status, body, headers['content-type']]).toEqual([200, 'some bytes', 'video/webm'])
    expect(headers['content-disposition']).toContain('filename="Old harbour a walk.transparent.webm"')
    const jobs = test.renderer.transparent.filter((job) => job.script === script)
    expect(jobs).toHaveLength(1)
    expect(jobs[0]).toMatchObject({ presenterId: expect.any(String), speechCacheFolder: expect.any(String) })
  })

  it('that failed reports it once, and is made again on request', async () => {
    const { id } = await made()
    failAt('webm', new RenderError('file-damaged', 'The video could not be read.'))
    const { status, body } = await exported<{ code: string; message: string }>(id, 'webm')

    expect([status, body.code, body.message]).toEqual([500, 'export-failed', 'The video could not be read.'])
    expect((await exported(id, 'webm')).status).toBe(200)
  })

  it('is not started by a page of another site, which may still link to a file that is there', async () => {
    const { id } = await made()
    const asked = (headers: Record<string, string>) =>
      ana.call('GET /api/videos/:id/export', { params: { id }, query: { format: 'webm' }, headers })
    const foreign = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }
    const { status, body } = await asked(foreign)

    expect([status, body]).toMatchObject([403, { code: 'cross-site' }])
    expect((await read(ana, id)).tasks).toEqual([])
    await exported(id, 'webm')
    expect((await asked(foreign)).status).toBe(200)
  })

  it('of a video that is not ready, or of an unknown kind, is refused', async () => {
    const { id } = await made()
    const { body: slow } = await create(ana, { script: '[slow] A little film.' })

    expect((await exported(slow.id, 'mp4')).body).toMatchObject({ code: 'not-ready' })
    expect((await exported(id, 'avi')).body).toMatchObject({
      code: 'invalid',
      message: 'Choose mp4, webm, transparent, mov, gif or a format such as 9:16.',
    })
    await ana.call('DELETE /api/videos/:id', { params: { id: slow.id } })
  })

  it('is deleted with its video', async () => {
    const { id } = await made()
    await exported(id, 'webm')
    await ana.call('DELETE /api/videos/:id', { params: { id } })
    await ana.call('DELETE /api/videos/trash', { body: { videoIds: [id] } })

    expect(await stored(id)).toEqual([])
  })
})

it('captions are stored beside the video, as links and as files', async () => {
  const { id, captionsUrl } = await made({ title: 'Harbour' })
  const { body, headers } = await ana.call('GET /api/videos/:id/captions', { params: { id }, query: { format: 'srt' } })

  expect([body, headers['content-disposition']]).toEqual(['1', expect.stringContaining('filename="Harbour.srt"')])
  const { payload, headers: linked } = await test.app.inject({ url: captionsUrl ?? '', headers: { host: ana.host } })
  expect([payload, linked['content-type']]).toEqual(['WEBVTT', 'text/vtt; charset=utf-8'])
})

it('the loudness of a video over time is stored beside it, as one small file', async () => {
  const { waveUrl } = await made()
  const answer = await test.app.inject({ url: waveUrl ?? '', headers: { host: ana.host } })

  expect([answer.json(), answer.headers['content-type']]).toEqual([[0, 100, 50], 'application/json; charset=utf-8'])
})

it('an unbranded copy is made on request', async () => {
  expect((await made()).unbrandedUrl).toBeNull()
  const { unbrandedUrl } = await made({ look: { unbrandedCopy: true } })

  expect((await test.app.inject({ url: unbrandedUrl ?? '', headers: { host: ana.host } })).payload).toBe(
    'unbranded bytes',
  )
})

describe('a task whose worker died', () => {
  it('is taken over, and the old run can no longer finish it', async () => {
    const { id } = await made()
    const stalled = await stalledTask(id)
    const old = await test.features.videoJobs.videoJobs.begin(stalled)
    const newRun = await test.features.videoJobs.videoJobs.begin(stalled)
    if (!old || !newRun) throw new Error('the task did not begin')

    expect(await test.features.videoJobs.videoJobs.recordProgress(old.run, 50)).toBe(false)
    expect(await test.features.videoJobs.videoJobs.finishExport(old.run, { key: 'old', hash: '0'.repeat(64) })).toBe(
      false,
    )
    expect(await test.features.videoJobs.videoJobs.finishExport(newRun.run, { key: 'new', hash: '1'.repeat(64) })).toBe(
      true,
    )
    expect(await test.features.videoJobs.videoJobs.begin(stalled)).toBeUndefined()
    await test.features.videoJobs.videoJobs.fail(stalled, 'Too late.')
    expect((await read(ana, id)).tasks).toMatchObject([{ kind: 'mov', state: 'done' }])
  })

  /** A task that no job in the queue knows, as if its worker had been killed in the middle. */
  async function stalledTask(videoId: string) {
    const task = { tenantId, videoId, kind: 'mov', id: crypto.randomUUID() } as const
    await test.deps.db.execute(
      `insert into video_job (tenant_id, video_id, kind, id, queued_at) values ($1, $2, 'mov', $3, now())`,
      [tenantId, videoId, task.id],
    )
    return task
  }
})

async function made(draft: Record<string, unknown> = {}): Promise<Video> {
  const { body } = await create(ana, draft)
  return ana.finished(body.id)
}

function renditionsOf(script: string) {
  return test.renderer.jobs.filter((job) => job.script === script)
}

function failAt(of: string, error: RenderError): void {
  test.renderer.nextFailure = { of, error }
}

function rebrand(id: string): Promise<Reply<Video>> {
  return ana.call<Video>('POST /api/videos/:id/rebrand', { params: { id } })
}

/** The first answer that is not "ask again": a job makes the file meanwhile. */
function exported<T = string>(id: string, format: string): Promise<Reply<T>> {
  return until(async () => {
    const answer = await ana.call<T>('GET /api/videos/:id/export', { params: { id }, query: { format } })
    return answer.status !== 202 && answer
  }, `${format} was not made`)
}

/** The video once nothing is being done with it. */
async function quiet(id: string): Promise<Video> {
  return until(async () => {
    const video = await read(ana, id)
    return video.tasks.every(({ state }) => state === 'done' || state === 'failed') && video
  }, 'its tasks were not over')
}

async function paint(primary: string): Promise<void> {
  await test.deps.db.execute(
    `update brand set colours = jsonb_set(colours, '{primary}', to_jsonb($2::text)) where tenant_id = $1`,
    [tenantId, primary],
  )
  test.features.tenants.drop(tenantId)
  await new Promise((resolve) => setTimeout(resolve, 0))
}

/** The kinds of files that are stored of a video. Those that a new video replaces go a moment after it has come. */
async function stored(id: string): Promise<string[]> {
  const keys = await filesOf(test, [id])
  return keys.map((key) => key.split('.').at(-1) ?? '').toSorted()
}
