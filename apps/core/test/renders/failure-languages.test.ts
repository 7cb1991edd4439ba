import type { Upload, Video } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockConcurrencyLimit } from '../../src/features/renders/index.ts'
import { lockVideos } from '../../src/features/videos/store.ts'
import { RenderError } from '../../src/ports/renderer.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { pdf } from '../hostile-files/documents.ts'
import { create, read } from '../renditions.ts'
import { until } from '../until.ts'
import { checked, upload } from '../uploads.ts'

const OUT_OF_MEMORY = 'This video needs too much memory. Shorten the script, or choose 720p.'
const IN_FARSI = 'این ویدیو بیش از حد مجاز اینجا به حافظه نیاز دارد. متن را کوتاه‌تر کنید یا 720p را انتخاب کنید.'

let test: TestApp
let ana: Client

beforeAll(async () => {
  test = await testApp({ withRealMediaProcessor: true })
  ana = await test.customer('waymark', 'ana')
})
afterAll(() => test.close())

/** Asks as a browser does in which Farsi was chosen. */
async function inFarsi<T>(key: string, sent: Parameters<Client['call']>[1]): Promise<T> {
  const headers = { cookie: `${ana.cookie}; language=fa` }
  return (await ana.call<T>(key, { ...sent, headers })).body
}

it('a PDF with too many pages is refused in the language of the request', async () => {
  const kids = Array.from({ length: 61 }, () => '3 0 R').join(' ')
  const tooLong = pdf({ pages: `<</Type/Pages/Count 61/Kids[${kids}]>>` })
  const { id } = await checked(ana, (await upload(ana, 'content', tooLong)).id)
  const sent = { params: { id } }

  expect((await inFarsi<Upload>('GET /api/uploads/:id', sent)).errorMessage).toBe(
    'PDF بیش از ۶۰ صفحه دارد. آن را تقسیم کنید.',
  )
  const { body } = await ana.call<Upload>('GET /api/uploads/:id', sent)
  expect(body).toMatchObject({ status: 'failed', errorMessage: 'The PDF has more than 60 pages. Split it.' })
})

describe('a failed video', () => {
  let id: string
  const reasonOf = (video: Video | undefined) => video?.errorMessage

  beforeAll(async () => {
    const script = 'A film of the harbour.'
    test.renderer.nextFailure = { of: script, error: new RenderError('out-of-memory', OUT_OF_MEMORY) }
    ;({ id } = await ana.finished((await create(ana, { script })).body.id))
  })

  it('states the reason in the language of the request, and in English without one', async () => {
    const { body: list } = await ana.call<Video[]>('GET /api/videos')

    expect([reasonOf(await read(ana, id)), reasonOf(list[0])]).toEqual([OUT_OF_MEMORY, OUT_OF_MEMORY])
    expect(reasonOf(await inFarsi<Video>('GET /api/videos/:id', { params: { id } }))).toBe(IN_FARSI)
    expect(reasonOf(await inFarsi<Video>('PATCH /api/videos/:id/status', { params: { id } }))).toBe(IN_FARSI)
    expect(reasonOf((await inFarsi<Video[]>('GET /api/videos', {}))[0])).toBe(IN_FARSI)
  })

  it('states the reason in the trash too, and after it is restored', async () => {
    await ana.call('DELETE /api/videos/:id', { params: { id } })
    const { items } = await inFarsi<{ items: Video[] }>('GET /api/videos/trash', {})

    expect(items.map(reasonOf)).toEqual([IN_FARSI])
    expect(reasonOf(await inFarsi<Video>('POST /api/videos/:id/restore', { params: { id } }))).toBe(IN_FARSI)
  })
})

it('a failed export states the reason in the language of the request, as a task and as a problem', async () => {
  const { id } = await ana.finished((await create(ana)).body.id)
  const message = 'Creating this file took too long, so it was stopped. Try again later.'
  test.renderer.nextFailure = { of: 'mov', error: new RenderError('too-slow', message) }
  const { db } = test.deps
  const tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
  await db.inTenant(tenantId, async (tx) => {
    await lockConcurrencyLimit(tx)
    for (const row of await lockVideos(tx, [id])) await test.features.videoJobs.videoJobs.request(tx, row, 'mov')
  })
  const { tasks } = await until(async () => {
    const video = await read(ana, id)
    return video.tasks[0]?.state === 'failed' && video
  }, 'the export did not fail')
  const inTheirs = 'ساخت این فایل بیش از حد طول کشید و متوقف شد. بعداً دوباره امتحان کنید.'

  expect(tasks).toMatchObject([{ kind: 'mov', errorMessage: message }])
  const { tasks: told } = await inFarsi<Video>('GET /api/videos/:id', { params: { id } })
  expect(told).toMatchObject([{ kind: 'mov', errorMessage: inTheirs }])
  const sent = { params: { id }, query: { format: 'mov' } }
  expect(await inFarsi('GET /api/videos/:id/export', sent)).toMatchObject({ code: 'export-failed', message: inTheirs })
})
