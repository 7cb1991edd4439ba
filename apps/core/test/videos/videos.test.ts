import { readdirSync } from 'node:fs'
import type { Estimate, Video } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { avatarOf, create, credits, read, sumOfEntries, words } from '../renditions.ts'
import { filesBelow } from '../stored-files.ts'
import { processMs } from '../processor-time.ts'

let test: TestApp
let people = 0

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

describe('a new video', () => {
  it('holds the cost that was shown, and charges no more', async () => {
    const ana = await someone()
    const script = words(140)
    const { body: shown } = await ana.call<Estimate>('POST /api/estimate-script', { body: { script } })
    const { status, body: video } = await create(ana, { script })

    expect(status).toBe(201)
    expect(video).toMatchObject({
      creditsHeld: shown.creditsNeeded,
      creditsCharged: null,
      duration: null,
      videoUrl: null,
    })
    const ready = await ana.finished(video.id)
    expect(shown.creditsNeeded).toBeGreaterThan(0.5)
    // The video of the test renderer is 24 seconds long: half a credit, less than was shown.
    expect(ready).toMatchObject({
      status: 'ready',
      creditsHeld: 0,
      creditsCharged: 0.5,
      duration: 24,
      processingProgress: 100,
    })
    expect(await credits(ana)).toEqual({ credits: 2.5, creditsHeld: 0 })
    expect(await sumOfEntries(test, ana)).toBe(2.5)
  })

  it('ignores status, price, owner and end from the browser', async () => {
    const ana = await someone()
    const forged = {
      status: 'ready',
      creditsNeeded: 0,
      creditsCharged: 0,
      shownHalfCredits: 0,
      userId: 'x',
      tenantId: 'y',
      videoUrl: 'z',
      price: 0,
    }
    const { body } = await create(ana, { ...forged, script: '[slow] A little film.' })

    expect(['pending', 'processing']).toContain(body.status)
    expect(body.creditsHeld).toBe(0.5)
    expect(body.videoUrl).toBeNull()
    await ana.call('DELETE /api/videos/:id', { params: { id: body.id } })
  })

  it('is created once when its key is sent twice', async () => {
    const ana = await someone()
    const first = await create(ana, { requestKey: 'press-one', title: 'One' })
    const second = await create(ana, { requestKey: 'press-one', title: 'Two' })

    expect(second.body).toMatchObject({ id: first.body.id, title: 'One' })
    await ana.finished(first.body.id)
    expect(await credits(ana)).toEqual({ credits: 2.5, creditsHeld: 0 })
  })

  it('is created once when its key is sent five times at the same moment', async () => {
    const ana = await someone()
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(ana, { requestKey: 'press-at-once' })))

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    await ana.finished(answers[0]?.body.id ?? '')
    expect(await credits(ana)).toEqual({ credits: 2.5, creditsHeld: 0 })
  })

  it('may reuse the key of another person', async () => {
    const [ana, bo] = [await someone(), await someone()]
    const [first, second] = [
      await create(ana, { requestKey: 'press-same' }),
      await create(bo, { requestKey: 'press-same' }),
    ]

    expect(second.body.id).not.toBe(first.body.id)
  })

  it('that costs more than the balance is refused with the missing amount, and leaves nothing behind', async () => {
    const ana = await someone()
    const script = words(700)
    const { body: shown } = await ana.call<Estimate>('POST /api/estimate-script', { body: { script } })
    const { status, body } = await create(ana, { script, requestKey: 'press-short' })

    expect(status).toBe(402)
    const [needed, shortfall] = [shown.creditsNeeded, shown.creditsNeeded - 3]
    expect(body).toMatchObject({
      code: 'credits-short',
      title: 'Insufficient credits',
      needed,
      available: 3,
      shortfall,
    })
    expect((await ana.call('GET /api/videos')).body).toEqual([])
    expect(await credits(ana)).toEqual({ credits: 3, creditsHeld: 0 })
    expect(await sumOfEntries(test, ana)).toBe(3)
    expect((await create(ana, { requestKey: 'press-short' })).status).toBe(201)
  })

  it('never exceeds the balance when many are created at once', async () => {
    const ana = await someone()
    const answers = await Promise.all(Array.from({ length: 9 }, () => create(ana, { script: '[slow] A little film.' })))

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6)
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(3)
    expect(await credits(ana)).toEqual({ credits: 0, creditsHeld: 3 })
    const videoIds = answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : []))
    await ana.call('DELETE /api/videos/bulk', { body: { videoIds } })
    expect(await credits(ana)).toEqual({ credits: 3, creditsHeld: 0 })
  })

  it.each([
    ['nothing', '', 'script-silent'],
    ['spaces and new lines', ' \n\t ', 'script-silent'],
    ['pictures', '🏝🌊 🙂', 'script-silent'],
    ['punctuation', '... --- !!! (?)', 'script-silent'],
    ['markup', '<br><b></b>', 'script-silent'],
    ['more than thirty minutes', words(6000), 'script-too-long'],
    ['more than the call reads', 'a'.repeat(60_001), 'invalid'],
  ])('with a script of %s is refused', async (_what, script, code) => {
    const { status, body } = await create(await first(), { script })

    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ code, fields: [{ field: 'script', message: expect.any(String) }] }),
    ])
  })

  it.each(['(', '[', '<', '{{', '&amp;', '"', '1,', '$', '-', 'a.', '9', '\u202e', 'é\u0301'])(
    'with a script of 60 000 characters of %j gets an answer soon',
    async (piece) => {
      const script = piece.repeat(60_000 / piece.length)
      const client = await first()
      let status = 0
      const spentMs = await processMs(async () => {
        status = (await client.call('POST /api/estimate-script', { body: { script } })).status
      })

      expect(status).toBe(200)
      expect(spentMs).toBeLessThan(30_000)
    },
  )

  it.each(['00000000-0000-0000-0000-000000000000', 'maya', "' or 1=1", '../x', 'a'.repeat(60)])(
    'with the presenter %j is refused',
    async (avatarId) => {
      const { status, body } = await create(await first(), { avatarId })

      expect([status, body]).toEqual([404, expect.objectContaining({ code: 'avatar-unknown' })])
    },
  )

  it('with a presenter of another tenant is refused', async () => {
    const { status } = await create(await first(), { avatarId: await avatarOf(await someone('keystone')) })

    expect(status).toBe(404)
  })

  it.each(['javascript:alert(1)', 'ftp://x.example', 'x', 'http://'])(
    'is not created with the page %j',
    async (screenShareUrl) => {
      expect((await create(await first(), { screenShareUrl })).status).toBe(422)
    },
  )
})

describe('a finished video', () => {
  it('that is deleted for good loses its files and stays charged', async () => {
    const ana = await someone()
    const { id, videoUrl, thumbnailUrl } = await ana.finished((await create(ana)).body.id)
    expect((await ana.call(`GET ${videoUrl}`)).status).toBe(200)
    const { status, body } = await ana.call('DELETE /api/videos/:id', { params: { id } })

    expect([status, body]).toEqual([200, { ok: true }])
    expect((await ana.call('GET /api/videos/:id', { params: { id } })).status).toBe(404)
    await ana.call('DELETE /api/videos/trash', { body: {} })
    for (const link of [videoUrl, thumbnailUrl]) expect((await ana.call(`GET ${link}`)).status).toBe(404)
    expect(await credits(ana)).toEqual({ credits: 2.5, creditsHeld: 0 })
    expect((await ana.call('DELETE /api/videos/:id', { params: { id } })).status).toBe(404)
  })

  it('is downloaded under its title', async () => {
    const ana = await someone()
    const { downloadUrl } = await ana.finished((await create(ana, { title: 'Cove: "best" of\n2025 🏝' })).body.id)
    const { status, headers } = await ana.call(`GET ${downloadUrl}`)

    expect(status).toBe(200)
    expect(decodeURIComponent(String(headers['content-disposition']).split("''")[1] ?? '')).toBe(
      'Cove best of 2025 🏝.mp4',
    )
  })

  it('cannot be retried', async () => {
    const ana = await someone()
    const { id } = await ana.finished((await create(ana)).body.id)
    const { status, body } = await ana.call('POST /api/videos/:id/retry', { params: { id } })

    expect([status, body.code]).toEqual([409, 'not-failed'])
  })
})

describe('a failed video', () => {
  it('shows the reason, returns the credits and can be retried under a new hold', async () => {
    const ana = await someone()
    const failed = await ana.finished((await create(ana, { script: '[fail] A little film.' })).body.id)

    expect(failed).toMatchObject({
      status: 'failed',
      errorMessage: 'The picture and the sound do not have the same length.',
    })
    expect(failed).toMatchObject({ creditsCharged: 0, creditsHeld: 0, videoUrl: null })
    expect(await credits(ana)).toEqual({ credits: 3, creditsHeld: 0 })
    const params = { id: failed.id }
    const again = await ana.call<Video>('POST /api/videos/:id/retry', { params })
    expect(again.body).toMatchObject({ errorMessage: null, creditsHeld: 0.5, creditsCharged: null })
    expect(await credits(ana)).toEqual({ credits: 2.5, creditsHeld: 0.5 })
    expect((await ana.finished(failed.id)).status).toBe('failed')
    expect(await credits(ana)).toEqual({ credits: 3, creditsHeld: 0 })
    expect(await sumOfEntries(test, ana)).toBe(3)
    const { rows } = await test.deps.db.execute('select attempt, hold_id from video where id = $1', [failed.id])
    expect(rows[0]?.attempt).toBe(2)
  })

  it('is made once when it is retried twice at the same moment', async () => {
    const ana = await someone()
    const { id } = await ana.finished((await create(ana, { script: '[fail] A little film.' })).body.id)
    await test.deps.db.execute(`update video set script = '[slow] A little film.' where id = $1`, [id])
    const both = await Promise.all([1, 2].map(() => ana.call('POST /api/videos/:id/retry', { params: { id } })))

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await credits(ana)).toEqual({ credits: 2.5, creditsHeld: 0.5 })
    await ana.call('DELETE /api/videos/:id', { params: { id } })
    expect(await credits(ana)).toEqual({ credits: 3, creditsHeld: 0 })
  })

  it('also results from a render process that died each time', async () => {
    const ana = await someone()
    const failed = await ana.finished((await create(ana, { script: '[lost] A little film.' })).body.id)

    expect(failed.status).toBe('failed')
    expect(test.renderer.jobs.filter(({ script }) => script.includes('[lost]'))).toHaveLength(3)
    expect(await credits(ana)).toEqual({ credits: 3, creditsHeld: 0 })
  })
})

it('deleting a video in progress stops it, returns its credits and leaves no file', async () => {
  const ana = await someone()
  const { body } = await create(ana, { script: '[slow] A little film.' })
  await expect.poll(async () => (await read(ana, body.id)).status).toBe('processing')
  await expect.poll(() => test.features.renders.renders.running.has(body.id)).toBe(true)
  await ana.call('DELETE /api/videos/:id', { params: { id: body.id } })

  expect(await credits(ana)).toEqual({ credits: 3, creditsHeld: 0 })
  await expect.poll(() => test.features.renders.renders.running.has(body.id)).toBe(false)
  const { config, workFolder } = test.deps
  await expect.poll(() => filesBelow(config.dataDir).filter((path) => path.includes(body.id))).toEqual([])
  await expect.poll(() => readdirSync(workFolder).filter((name) => name.startsWith('video-'))).toEqual([])
  expect(await sumOfEntries(test, ana)).toBe(3)
})

function someone(tenant = 'waymark'): Promise<Client> {
  return test.customer(tenant, `person-${people++}`)
}

let firstPerson: Promise<Client> | undefined

/** One person for all drafts that are refused anyway. */
function first(): Promise<Client> {
  firstPerson ??= someone()
  return firstPerson
}
