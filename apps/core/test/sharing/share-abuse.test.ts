import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ShareScene, BROWSER, openShareScene, pathOf, plainPage, viewerOf } from '../scenes/share-scene.ts'

/** Links that lead nowhere, by why they do. */
const dead: Record<string, string> = {}
/** Headers that differ between any two responses of one server. */
const OWN = ['date', 'content-security-policy', 'x-request-id', 'content-length']
const SAMPLES = 120

let scene: ShareScene
let url: string

beforeAll(async () => {
  scene = await openShareScene()
  url = (await scene.share()).shareUrl ?? ''
  dead.wrong = '/v/AAAAAAAAAAAAAAAAAAAAAA'
  dead.revoked = await ended((id) => scene.owner.call('DELETE /api/videos/:id/share', { params: { id } }))
  dead.expired = await ended((id) => scene.change({ expiresAt: '2020-01-01T00:00:00Z' }, id))
  dead.deleted = await ended((id) => scene.owner.call('DELETE /api/videos/:id', { params: { id } }))
  dead.foreign = await linkElsewhere()
})
afterAll(() => scene.test.close())

describe('an ended link and a link of another site look like an unknown one', () => {
  it.each([
    ['GET', ''],
    ['HEAD', ''],
    ['GET', '?speak=es'],
    ['GET', '/embed'],
    ['GET', '/files/video.mp4'],
    ['GET', '/files/poster.jpg'],
    ['POST', '/unlock', { password: 'harbour' }],
    ['POST', '/plays', { kind: 'start' }],
    ['POST', '/leads', question()],
  ])('%s %s', async (method, rest, body?: object) => {
    const answers = await Promise.all(Object.values(dead).map((path) => ask(`${method} ${path}${rest}`, body)))

    expect(answers[0]?.status).toBe(404)
    expect(answers).toEqual(Array(answers.length).fill(answers[0]))
  })

  it('GET /oembed', async () => {
    const asked = (path: string) => ask(`GET /oembed?url=${encodeURIComponent(`http://waymark.localhost${path}`)}`)
    const answers = await Promise.all(Object.values(dead).map(asked))

    expect(answers).toEqual(Array(answers.length).fill({ ...answers[0], status: 404 }))
  })

  it('have the same response time', async () => {
    const { wrong = '', ...ends } = dead
    const chances: Record<string, number> = {}
    for (const [why, path] of Object.entries(ends)) chances[why] = await chanceToTell(wrong, path)

    // With so many samples chance alone stays within 0.4 and 0.6. A valid link is distinguished after a few.
    expect(Object.entries(chances).filter(([, chance]) => chance < 0.3 || chance > 0.7)).toEqual([])
    expect(await chanceToTell(wrong, pathOf(url))).toBeGreaterThan(0.7)
  })
})

describe('caching is forbidden', () => {
  it.each(['', '/embed', '?lang=es'])('for the page%s', async (rest) => {
    const { headers } = await viewerOf(scene.test).client.call(`GET ${pathOf(url)}${rest}`)

    expect(headers['cache-control']).toBe('no-store')
  })

  it('for a page with a password, for the answer to the password, and for refusals', async () => {
    await scene.change({ password: 'harbour' })
    const viewer = viewerOf(scene.test)
    const locked = await viewer.open(url)
    const refusedFile = await viewer.open(`${url}/files/video.mp4`)
    const opened = await viewer.send('unlock', url, { password: 'harbour' })
    const [page, file] = [await viewer.open(url), await viewer.open(`${url}/files/video.mp4`)]
    await scene.change({ password: null })

    expect([locked, page, opened, refusedFile].map(({ headers }) => headers['cache-control'])).toEqual(
      Array(4).fill('no-store'),
    )
    expect([file.status, file.headers['cache-control']]).toEqual([200, expect.stringMatching(/^private, /)])
  })

  it('for a part of the video, or a part beyond its end', async () => {
    const part = (range: string) =>
      viewerOf(scene.test).client.call(`GET ${pathOf(url)}/files/video.mp4`, { headers: { range } })
    const [inside, beyond] = [await part('bytes=0-3'), await part('bytes=999999999-')]

    expect([inside.status, beyond.status]).toEqual([206, 416])
    expect([inside.headers['cache-control'], beyond.headers['cache-control']]).toEqual([
      expect.stringMatching(/^private, /),
      'no-store',
    ])
  })
})

it('forged proxy headers appear on no share page', async () => {
  const forged = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-port': '666',
    'x-host': 'evil.example',
    'x-original-url': '/v/evil',
    forwarded: 'host=evil.example;proto=gopher',
  }
  const client = viewerOf(scene.test).client
  const plain = await client.call<string>(`GET ${pathOf(url)}`, { headers: BROWSER })
  const answer = await client.call<string>(`GET ${pathOf(url)}`, { headers: { ...BROWSER, ...forged } })

  expect(answer.body).not.toMatch(/evil\.example|gopher|:666/)
  expect(plainPage(answer.body)).toBe(plainPage(plain.body))
})

it('two hundred concurrent questions do not exceed the owner’s limit', async () => {
  const video = await scene.makeVideo(scene.owner)
  const path = pathOf((await scene.share(video.id)).shareUrl)
  const { db } = scene.test.deps
  await db.execute(
    `insert into lead select v.tenant_id, gen_random_uuid(), v.user_id, v.id, v.title, 'Many', 'm@x.example',
      null, '', 'en', gen_random_uuid(), null, now() from video v, generate_series(1, 195) where v.id = $1`,
    [video.id],
  )
  const page = (await viewerOf(scene.test).open(`http://x${path}`)).body
  const stamp = /data-stamp="([^"]*)"/.exec(page)?.[1] ?? ''
  scene.clock.aheadMs = 60_000
  const sent = await Promise.all(Array.from({ length: 20 }, () => ask(`POST ${path}/leads`, { ...question(), stamp })))
  scene.clock.aheadMs = 0
  const { rows } = await db.execute('select count(*)::int as n from lead where video_id = $1', [video.id])

  expect(sent.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(rows[0]?.n).toBe(200)
})

async function ended(end: (videoId: string) => Promise<unknown>): Promise<string> {
  const video = await scene.makeVideo(scene.owner)
  const path = pathOf((await scene.share(video.id)).shareUrl)
  await end(video.id)
  return path
}

/** The link of a video on another site, which works there. */
async function linkElsewhere(): Promise<string> {
  const owner = await scene.test.customer('keystone', 'owner-elsewhere')
  const video = await scene.makeVideo(owner)
  const { body } = await owner.call<{ shareUrl: string }>('POST /api/videos/:id/share', { params: { id: video.id } })
  return pathOf(body.shareUrl)
}

function question() {
  const requestKey = crypto.randomUUID()
  return { name: 'Eve', email: 'eve@guests.example', message: '', consent: true, stamp: 'x', requestKey }
}

/** An answer without what every answer has of its own. */
async function ask(key: string, body?: object) {
  const sent = { headers: BROWSER, ...(body ? { body: { ...body, requestKey: crypto.randomUUID() } } : {}) }
  const answer = await scene.test.visitor('waymark').call<unknown>(key, sent)
  const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OWN.includes(name)))
  return { status: answer.status, headers, body: said(answer.body) }
}

function said(body: unknown): unknown {
  if (typeof body === 'string') return plainPage(body)
  const { requestId: _, instance: __, ...rest } = body as Record<string, unknown>
  return rest
}

/**
 * Returns the share of pairs in which the second link's response is the slower one: 0.5 when they are
 * indistinguishable, 0 or 1 when each pair reveals it. Both are requested in turn, so that other load slows
 * down both.
 */
async function chanceToTell(one: string, other: string): Promise<number> {
  const times: [number[], number[]] = [[], []]
  for (let turn = 0; turn < SAMPLES; turn++) {
    times[0].push(await timeOf(one))
    times[1].push(await timeOf(other))
  }
  const slower = times[1].map((time) => times[0].filter((first) => time > first).length)
  return slower.reduce((sum, count) => sum + count, 0) / SAMPLES ** 2
}

async function timeOf(path: string): Promise<number> {
  const start = performance.now()
  await scene.viewer.client.call(`GET ${path}`, { headers: BROWSER })
  return performance.now() - start
}
