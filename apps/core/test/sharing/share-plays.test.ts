import type { Video, VideoAnalytics } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../client.ts'
import { BROWSER, type ShareScene, openShareScene, viewerOf } from '../scenes/share-scene.ts'

const DAY_MS = 86_400_000

let scene: ShareScene

beforeAll(async () => {
  scene = await openShareScene()
})
afterAll(() => scene.test.close())

describe('views', () => {
  it('count a visitor once in 30 minutes, and each quarter once per counted start', async () => {
    const { owner, video, report } = await shared()
    for (const kind of ['start', 'start', 'quarter', 'quarter', 'half', 'end', 'end']) await report(kind)
    const before = await totals(owner, video)
    scene.clock.aheadMs += 31 * 60_000
    for (const kind of ['start', 'quarter']) await report(kind)

    expect(before).toMatchObject({ starts: 1, quarters: 1, halves: 1, threeQuarters: 0, ends: 1 })
    expect(await totals(owner, video)).toMatchObject({ starts: 2, quarters: 2, halves: 1, ends: 1 })
  })

  it('count no quarter without a start, and button clicks separately', async () => {
    const { owner, video, report } = await shared()
    for (const kind of ['quarter', 'end', 'click', 'click']) await report(kind)

    expect(await totals(owner, video)).toMatchObject({ starts: 0, quarters: 0, ends: 0, clicks: 1 })
  })

  it('exclude bots and the owner', async () => {
    const { owner, video, url } = await shared()
    for (const name of ['Googlebot/2.1', 'facebookexternalhit/1.1', 'curl/8', ''])
      await viewerOf(scene.test, { 'user-agent': name }).send('plays', url, { kind: 'start' })
    await owner.call(`POST ${new URL(url).pathname}/plays`, { body: { kind: 'start' }, headers: BROWSER })

    expect((await totals(owner, video)).starts).toBe(0)
  })

  it('of many concurrent visitors are each counted once', async () => {
    const { owner, video, url } = await shared()
    const viewers = ['1', '2', '3'].map((name) => viewerOf(scene.test, { 'user-agent': `Mozilla/5.0 Firefox/${name}` }))
    await Promise.all([...viewers, ...viewers].map(({ send }) => send('plays', url, { kind: 'start' })))

    expect((await totals(owner, video)).starts).toBe(3)
  })

  it('are shown in the list of videos, by day, and on the page', async () => {
    const { owner, video, report, url } = await shared()
    await report('start')
    scene.clock.aheadMs += DAY_MS
    await report('start')
    const { body } = await owner.call<Video>('GET /api/videos/:id', { params: { id: video.id } })
    const { body: analytics } = await owner.call<VideoAnalytics>('GET /api/videos/:id/analytics', {
      params: { id: video.id },
      query: { days: '7' },
    })

    expect([body.viewCount, analytics.everStarted]).toEqual([2, 2])
    expect(analytics.days.map(({ starts }) => starts)).toEqual([0, 0, 0, 0, 0, 1, 1])
    expect((await scene.viewer.open(url)).body).toContain('2 views')
  })

  it('are summed over a person’s videos, and over the tenant for its team', async () => {
    const [one, other] = [await shared(), await shared()]
    const second = await scene.makeVideo(one.owner)
    const { body: link } = await one.owner.call('POST /api/videos/:id/share', { params: { id: second.id } })
    const partner = await scene.test.demo('waymark', 'owner')
    const site = () => partner.call<VideoAnalytics>('GET /api/whitelabel/views', { query: { days: '7' } })
    const before = (await site()).body.totals
    await one.report('start')
    await one.report('half')
    await other.report('start')
    await scene.viewer.send('plays', String(link.shareUrl), { kind: 'start' })
    const { body: own } = await one.owner.call<VideoAnalytics>('GET /api/views', { query: { days: '7' } })
    const { body: file } = await one.owner.call<string>('GET /api/views.csv', { query: { days: '1' } })
    const after = (await site()).body.totals

    expect([own.totals.starts, own.totals.halves, own.everStarted]).toEqual([2, 1, 2])
    expect(own.days.map(({ starts }) => starts)).toEqual([0, 0, 0, 0, 0, 0, 2])
    expect(file).toMatch(/\r\n\d{4}-\d\d-\d\d,2,0,1,0,0,0,0\r\n/)
    expect([after.starts - before.starts, after.halves - before.halves]).toEqual([3, 1])
  })

  it('of a site are those of a period that may end in the past', async () => {
    const partner = await scene.test.demo('waymark', 'owner')
    const site = async (until?: string) => {
      const query = { days: '2', ...(until ? { until } : {}) }
      return (await partner.call<VideoAnalytics>('GET /api/whitelabel/views', { query })).body
    }
    const { report } = await shared()
    await report('start')
    const [yesterday, today] = (await site()).days
    const past = (await site(yesterday?.day)).days

    expect(today?.starts).toBeGreaterThan(0)
    expect(past[1]).toEqual(yesterday)
    expect(String(past[0]?.day) < String(yesterday?.day)).toBe(true)
  })

  it('store only a hash of the visitor, which is deleted with its salt', async () => {
    const { report } = await shared()
    await report('start')
    const { db } = scene.test.deps
    const kept = await db.execute('select v::text as row from share_visitor_event v')
    const tenant = await scene.test.features.tenants.withSlug('waymark')
    scene.clock.aheadMs += 2 * DAY_MS
    await scene.test.features.sharing.plays.deleteExpired(tenant?.id ?? '')

    expect(kept.rows.filter(({ row }) => /127\.0\.0\.1|Mozilla/.test(String(row)))).toEqual([])
    for (const table of ['share_visitor_event', 'share_visitor_salt']) {
      expect((await db.execute(`select 1 from ${table}`)).rows).toEqual([])
    }
  })

  it('download as a table', async () => {
    const { owner, video, report } = await shared()
    await report('start')
    const { body, headers } = await owner.call<string>('GET /api/videos/:id/analytics.csv', {
      params: { id: video.id },
      query: { days: '1' },
    })

    expect(headers['content-type']).toContain('text/csv')
    expect(body).toMatch(
      /day,starts,quarters,halves,threeQuarters,ends,clicks,leads\r\n\d{4}-\d\d-\d\d,1,0,0,0,0,0,0\r\n/,
    )
  })
})

let owners = 0

/** A video of an owner of its own, shared. */
async function shared() {
  const owner = await scene.test.customer('waymark', `owner-${++owners}`)
  const video = await scene.makeVideo(owner)
  const { body } = await owner.call('POST /api/videos/:id/share', { params: { id: video.id } })
  const url = String(body.shareUrl)
  return {
    owner,
    video,
    url,
    report: (kind: string) => scene.viewer.send('plays', url, { kind }),
  }
}

async function totals(owner: Client, { id }: Video) {
  const { body } = await owner.call<VideoAnalytics>('GET /api/videos/:id/analytics', { params: { id } })
  return body.totals
}
