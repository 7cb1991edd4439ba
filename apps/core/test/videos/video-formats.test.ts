import type { ShareLink, Video } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { RenderError } from '../../src/ports/renderer.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client, Reply } from '../client.ts'
import { filesOf } from '../rows/people-data.ts'
import { create, credits, read, sumOfEntries } from '../renditions.ts'
import { PATIENT, until } from '../until.ts'
import { readZip } from '../zip.ts'

let test: TestApp
let ana: Client
let people = 0

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  ana = await test.customer('waymark', `formatter-${people++}`)
})

describe('an additional format', () => {
  it('is composed for its own aspect ratio from the stored speech, at no charge', async () => {
    const { id, script } = await made({ title: 'Harbour', look: { unbrandedCopy: true } })
    const paid = [await credits(ana), await sumOfEntries(test, ana)]
    const { status, headers, body } = await exported(id, '9:16')
    const job = test.renderer.jobs.filter((one) => one.script === script).at(-1)

    expect([status, body]).toEqual([200, 'some bytes'])
    expect(headers['content-type']).toBe('video/mp4')
    expect(headers['content-disposition']).toContain('filename="Harbour.9x16.mp4"')
    expect(job?.look.shape).toBe('9:16')
    expect([job?.unbrandedPath, job?.captionsPath, job?.speechCacheFolder]).toEqual([
      undefined,
      undefined,
      expect.any(String),
    ])
    expect([await credits(ana), await sumOfEntries(test, ana)]).toEqual(paid)
    expect(await read(ana, id)).toMatchObject({ look: { shape: '16:9' }, tasks: [{ kind: '9:16', state: 'done' }] })
  })

  it('that the video has already is its own file, and nothing is made', async () => {
    const { id } = await made({ script: 'Drawn once only.' })

    expect((await exported(id, '16:9')).status).toBe(200)
    expect(test.renderer.jobs.filter(({ script }) => script === 'Drawn once only.').length).toBe(1)
    expect((await read(ana, id)).tasks).toEqual([])
  })

  it('chosen with the video is made once that is ready, each once and never its own', async () => {
    const { id } = await made({ look: { shape: '1:1', moreShapes: ['9:16', '1:1', '9:16', '4:5'] } })

    expect((await quiet(id)).tasks.map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
      ['4:5', 'done'],
      ['9:16', 'done'],
    ])
  })

  it('is made again with the video, as its teaser is', async () => {
    const { id } = await made({ look: { moreShapes: ['9:16'] } })
    await quiet(id)
    await redrawn(id, 2)
    const before = await filesOf(test, [id])
    await ana.call('PATCH /api/videos/:id', { params: { id }, body: { title: 'Another title' } })
    const after = await until(async () => {
      const video = await read(ana, id)
      return video.tasks.length === 2 && video.tasks.every(({ state }) => state === 'done') && video
    })

    expect(after.isRenderCurrent).toBe(true)
    expect(test.renderer.exports.at(-1)).toMatchObject({ format: 'gif', startSeconds: 2 })
    await vi.waitFor(async () => {
      const now = await filesOf(test, [id])
      const endings = (keys: string[]) => keys.filter((key) => /-9x16\.mp4$|\.gif$/.test(key)).length
      expect([endings(before), endings(now)]).toEqual([2, 2])
      expect(now.filter((key) => /-9x16|\.gif$/.test(key) && before.includes(key))).toEqual([])
    }, PATIENT)
  })

  it('that fails shows the reason, and does not affect the video', async () => {
    const before = await made()
    test.renderer.nextFailure = { of: before.script, error: new RenderError('out-of-memory', 'It needs more memory.') }
    const { status, body } = await exported<{ code: string; message: string }>(before.id, '4:5')

    expect([status, body.code, body.message]).toEqual([500, 'export-failed', 'It needs more memory.'])
    expect(await read(ana, before.id)).toMatchObject({ status: 'ready', videoUrl: before.videoUrl })
  })
})

describe('a teaser', () => {
  it('starts at the requested time, is made once, and again for another start', async () => {
    const { id } = await made({ title: 'Harbour' })
    const exportsBefore = test.renderer.exports.length
    const { headers } = await redrawn(id, 3.25)
    await redrawn(id, 3.25)
    await exported(id, 'gif')

    expect([headers['content-type'], test.renderer.exports.length]).toEqual(['image/gif', exportsBefore + 1])
    expect(test.renderer.exports.at(-1)).toMatchObject({ format: 'gif', startSeconds: 3.25 })
    await redrawn(id, 8)
    expect(test.renderer.exports.at(-1)).toMatchObject({ startSeconds: 8 })
    expect((await filesOf(test, [id])).filter((key) => key.endsWith('.gif')).length).toBe(1)
  })

  it('is behind the share link, with HTML for emails, and never behind a password', async () => {
    const { id } = await made({ title: 'Tom & "Co"' })
    const shared = await share(id)
    expect(shared.emailCode).toBeNull()
    await redrawn(id, 1)
    const { emailCode, shareUrl } = await share(id)
    const address = /src="([^"]+)"/.exec(emailCode ?? '')?.[1] ?? ''
    const { pathname } = new URL(address)

    expect(emailCode).toContain(`<a href="${shareUrl}">`)
    expect(emailCode).toContain('alt="Tom &amp; &quot;Co&quot;" width="480"')
    const { statusCode, headers } = await test.app.inject({ url: pathname, headers: { host: ana.host } })
    expect([statusCode, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
      200,
      'image/gif',
      'cross-origin',
    ])
    const locked = await ana.call<ShareLink>('PATCH /api/videos/:id/share', {
      params: { id },
      body: { password: 'four words' },
    })
    expect(locked.body.emailCode).toBeNull()
    expect((await test.app.inject({ url: pathname, headers: { host: ana.host } })).statusCode).toBe(404)
  })

  it('keeps its start when it is downloaded, whatever the address asks for', async () => {
    const { id } = await made()
    await redrawn(id, 3)
    const [file] = (await filesOf(test, [id])).filter((key) => key.endsWith('.gif'))
    const query = { format: 'gif', start: '6' }
    await ana.call('GET /api/videos/:id/export', { params: { id }, query })

    expect((await read(ana, id)).tasks).toMatchObject([{ kind: 'gif', state: 'done' }])
    expect((await filesOf(test, [id])).filter((key) => key.endsWith('.gif'))).toEqual([file])
  })

  it('cannot be redrawn from a page of another site', async () => {
    const { id } = await made()
    await redrawn(id, 3)
    const headers = { 'sec-fetch-site': 'same-site', origin: 'http://keystone.localhost' }
    const start = await ana.call('PUT /api/videos/:id/teaser', { params: { id }, body: { startSeconds: 5 }, headers })

    expect([start.status, start.body]).toMatchObject([403, { code: 'cross-site' }])
    expect((await read(ana, id)).tasks).toMatchObject([{ kind: 'gif', state: 'done' }])
  })

  it('that was deleted leaves the thumbnail to emails that were sent', async () => {
    const { id } = await made()
    const { shareUrl } = await share(id)
    const url = `${new URL(shareUrl ?? '').pathname}/files/teaser.gif?v=old`
    const { statusCode, headers } = await test.app.inject({ url, headers: { host: ana.host } })

    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
  })
})

describe('a SCORM package', () => {
  it('contains and lists the page, the video, its captions and its thumbnail', async () => {
    const { id } = await made({ title: 'Safety & <b>care</b>' })
    const files = await scorm(id)

    expect(Object.keys(files).toSorted()).toEqual([
      'captions.vtt',
      'imsmanifest.xml',
      'index.html',
      'logo.svg',
      'page.css',
      'poster.jpg',
      'scorm.js',
      'video.mp4',
    ])
    const manifest = files['imsmanifest.xml']?.toString() ?? ''
    expect(manifest).toContain('<title>Safety &amp; &lt;b&gt;care&lt;/b&gt;</title>')
    expect([...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, name]) => name).toSorted()).toEqual(
      Object.keys(files)
        .filter((name) => name !== 'imsmanifest.xml')
        .toSorted(),
    )
    expect(files['video.mp4']?.toString()).toBe('some bytes')
    const page = files['index.html']?.toString() ?? ''
    expect(page).toContain('<html lang="en" dir="ltr"')
    expect(page).toContain('src="captions.vtt" srclang="en" label="English"')
    expect(page).not.toContain('<b>')
    expect(page).not.toMatch(/(src|href)="(https?:|\/)/)
  })

  it('is right-to-left in Farsi', async () => {
    const { id } = await made({ script: 'سلام. این یک ویدیوی کوتاه است.', language: 'fa' })

    expect((await scorm(id))['index.html']?.toString()).toContain('<html lang="fa" dir="rtl"')
  })

  it('is for its owner only, and of a finished video', async () => {
    const { id } = await made()
    const stranger = await test.customer('waymark', `stranger-${people++}`)

    expect((await stranger.call('GET /api/videos/:id/scorm', { params: { id } })).status).toBe(404)
    const { body: failed } = await create(ana, { script: 'A little film. [fail]' })
    await ana.finished(failed.id)
    expect((await ana.call('GET /api/videos/:id/scorm', { params: { id: failed.id } })).body).toMatchObject({
      code: 'not-ready',
    })
  })

  async function scorm(id: string): Promise<Record<string, Buffer>> {
    const { statusCode, headers, rawPayload } = await test.app.inject({
      url: `/api/videos/${id}/scorm`,
      headers: { host: ana.host, cookie: ana.cookie },
    })
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
    return readZip(rawPayload)
  }
})

async function made(draft: Record<string, unknown> = {}): Promise<Video> {
  const { body } = await create(ana, draft)
  return ana.finished(body.id)
}

/** The first answer that is not "ask again": a job makes the file meanwhile. */
function exported<T = string>(id: string, format: string): Promise<Reply<T>> {
  return until(async () => {
    const answer = await ana.call<T>('GET /api/videos/:id/export', { params: { id }, query: { format } })
    return answer.status !== 202 && answer
  }, `${format} was not made`)
}

async function redrawn(id: string, startSeconds: number): Promise<Reply<string>> {
  const { status } = await ana.call('PUT /api/videos/:id/teaser', { params: { id }, body: { startSeconds } })
  expect(status).toBe(202)
  return exported(id, 'gif')
}

async function share(id: string): Promise<ShareLink> {
  return (await ana.call<ShareLink>('POST /api/videos/:id/share', { params: { id } })).body
}

/** The video once nothing is being done with it. */
async function quiet(id: string): Promise<Video> {
  return until(async () => {
    const video = await read(ana, id)
    return video.tasks.length > 0 && video.tasks.every(({ state }) => state === 'done') && video
  }, 'its tasks were not over')
}
