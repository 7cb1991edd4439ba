import { afterAll, beforeAll, expect, it } from 'vitest'
import { startUploadWorker } from '../../src/features/uploads/jobs.ts'
import { startRenderWorker } from '../../src/features/renders/jobs.ts'
import { lockConcurrencyLimit } from '../../src/features/renders/index.ts'
import { lockVideos } from '../../src/features/videos/store.ts'
import { startVideoJobWorker } from '../../src/features/video-jobs/jobs.ts'
import type { Queue } from '../../src/platform/queue/queue.ts'
import type { Renderer } from '../../src/ports/renderer.ts'
import type { Storage } from '../../src/ports/storage.ts'
import { type TestApp, testApp } from '../app.ts'
import { create, read } from '../renditions.ts'
import { upload } from '../uploads.ts'

type Work = Parameters<Queue['work']>[1]

/** The error message of the system for a missing file. */
const INTERNAL = "ENOENT: no such file or directory, open '/srv/vitrine/work/node-1/video.mp4'"
const fail = () => Promise.reject(new Error(INTERNAL))

let test: TestApp
let tenantId: string

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
})
afterAll(() => test.close())

/** Returns the handlers that the queue would call, with a renderer, media processor and storage of the test's own. */
function handlersOf(tools: { render?: Renderer['render']; put?: Storage['put'] }): Record<string, Work> {
  const handlers: Record<string, Work> = {}
  const { features, deps } = test
  const { tenants } = features
  const { avatars } = features.avatars
  const { renderInputs: sources, renders, clipStage, pageStage } = features.renders
  const { videoJobs } = features.videoJobs
  const { uploadChecks: checks } = features
  const queue = { ...deps.queue, work: (name: string, work: Work) => void (handlers[name] = work) }
  const renderer = { ...test.renderer, render: tools.render ?? test.renderer.render }
  const storage = { ...deps.storage, put: tools.put ?? deps.storage.put }
  const parts = {
    ...deps,
    brandKits: features.brandKits.brandKits,
    avatars,
    sources,
    clipStage,
    pageStage,
    tenants,
    renderer,
    storage,
    queue,
    isRendering: () => false,
  }
  startRenderWorker({ ...parts, renders, concurrency: 1 })
  startVideoJobWorker({ ...parts, videoJobs })
  startUploadWorker({ ...parts, checks, mediaProcessor: { ...deps.mediaProcessor, process: fail } })
  return handlers
}

/** All attempts of a job, as the queue makes them. */
async function exhaust(work: Work | undefined, payload: Record<string, string>): Promise<void> {
  await expect(work?.handle(payload, new AbortController().signal)).rejects.toThrow('ENOENT')
  await work?.exhausted?.(payload)
}

it.each(['render', 'put'] as const)('a video whose %s failed with a system error shows our advice', async (tool) => {
  const ana = await test.customer('waymark', `ana-${tool}`)
  const { body: video } = await create(ana)
  await exhaust(handlersOf({ [tool]: fail })['render'], { tenantId, videoId: video.id, attempt: '1' })

  const { status, errorMessage } = await read(ana, video.id)
  const message = 'The video couldn’t be created after several attempts. Try again later.'
  expect([status, errorMessage]).toEqual(['failed', message])
})

it('a file that could not be read because of a system error shows our advice', async () => {
  const ben = await test.customer('waymark', 'ben')
  const { id: uploadId } = await upload(ben, 'content', 'a picture', 'photo.png')
  await exhaust(handlersOf({})['upload'], { tenantId, uploadId })

  const { body } = await ben.call<{ status: string; errorMessage: string }>('GET /api/uploads/:id', {
    params: { id: uploadId },
  })
  const message = 'The file couldn’t be read after several attempts. Try again later.'
  expect([body.status, body.errorMessage]).toEqual(['failed', message])
})

it('a file of another kind that failed with a system error shows our advice', async () => {
  const cleo = await test.customer('waymark', 'cleo')
  const { body: video } = await create(cleo)
  await handlersOf({})['render']?.handle({ tenantId, videoId: video.id, attempt: '1' }, new AbortController().signal)
  await test.deps.db.inTenant(tenantId, async (tx) => {
    await lockConcurrencyLimit(tx)
    for (const row of await lockVideos(tx, [video.id])) await test.features.videoJobs.videoJobs.request(tx, row, 'mov')
  })
  const { rows } = await test.deps.db.execute('select id from video_job where video_id = $1', [video.id])
  const asked = { tenantId, videoId: video.id, kind: 'mov', id: String(rows[0]?.id) }
  await exhaust(handlersOf({ put: fail })['task'], asked)

  const message = 'The file couldn’t be created after several attempts. Try again later.'
  expect((await read(cleo, video.id)).tasks).toMatchObject([{ state: 'failed', errorMessage: message }])
})
