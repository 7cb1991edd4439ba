import type { Video } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { check, ended, table, upload, videosOf } from '../batches.ts'
import { credits } from '../renditions.ts'
import { type ShareScene, openShareScene, pathOf } from '../scenes/share-scene.ts'

let scene: ShareScene
let links: string[]
let counts: object[]

beforeAll(async () => {
  scene = await openShareScene()
  const { owner, video } = scene
  const { body: batch } = await upload(owner, 'recipient,phone\nSara,1\n,2\n<b>Omid</b>,3\n')
  const { body: found } = await check(owner, batch.id, { columns: batch.suggested, videoId: video.id })
  await owner.call('POST /api/batches/:id/start', { params: { id: batch.id } })
  counts = [found, await ended(owner, batch.id)]
  const made = await table(owner, batch.id, 'made')
  links = made.match(/http\S+/g) ?? []
})
afterAll(() => scene.test.close())

it('a list of names shows its cost and its invalid rows', () => {
  expect(counts).toMatchObject([
    { rows: 3, good: 2, refused: 1, creditsNeeded: 0, affordable: 2 },
    { ready: 2, refused: 1 },
  ])
})

it('one video gets a link per name, whose page and video say the name', async () => {
  expect(links).toHaveLength(2)
  const pages = await Promise.all(
    links.map(async (link) => (await scene.viewer.client.call<string>(`GET ${pathOf(link)}`)).body),
  )
  const greetings = pages.map((page) => /For <bdi>(.*?)<\/bdi>/.exec(page)?.[1])
  expect(greetings).toEqual(['Sara', '&lt;b&gt;Omid&lt;/b&gt;'])
  const personal = scene.test.renderer.jobs.filter(({ recipient }) => recipient)
  // The two videos are drawn side by side, so either may be the first.
  const drawn = Object.fromEntries(personal.map(({ recipient, look }) => [recipient, look.opening]))
  expect(drawn).toEqual({ Sara: true, '<b>Omid</b>': true })
})

it('a personalised video is charged once, and listed once in the library', async () => {
  const { owner, video } = scene
  expect((await credits(owner)).creditsHeld).toBe(0)
  expect((await videosOf(owner)).map(({ id }) => id)).toEqual([video.id])
  const { rows } = await scene.test.deps.db.execute(
    'select charged_half_credits as n from video where copy_of is not null',
  )
  expect(rows.map(({ n }) => n)).toEqual([0, 0])
})

it('each link has its own views and questions', async () => {
  await scene.viewer.send('plays', links[0] ?? '', { kind: 'start' })
  const { rows } = await scene.test.deps.db.execute(
    'select v.recipient, d.starts from share_daily_stats d join video v on v.id = d.video_id',
  )
  expect(rows).toEqual([{ recipient: 'Sara', starts: 1 }])
})

it('links follow the video when its facts change', async () => {
  const { owner, video, test } = scene
  const { body } = await owner.call<Video>('PATCH /api/videos/:id', {
    params: { id: video.id },
    body: { metadata: { price: '$900' } },
  })
  expect(body.metadata.price).toBe('$900')
  const { rows } = await test.deps.db.execute(`select facts->>'price' as price from video where copy_of is not null`)
  expect(rows).toEqual([{ price: '$900' }, { price: '$900' }])
})

it('links are taken down with the video and restored with it, and none are made meanwhile', async () => {
  const { owner, video, test, viewer } = scene
  const team = await test.demo('waymark', 'owner')
  const params = { id: video.id }
  const statuses = () =>
    Promise.all(links.map(async (link) => (await viewer.client.call(`GET ${pathOf(link)}`)).status))
  await team.call('POST /api/whitelabel/videos/:id/take-down', {
    params,
    body: { reason: 'It shows a private house.' },
  })
  expect(await statuses()).toEqual([404, 404])

  const { body: batch } = await upload(owner, 'recipient\nLate\n')
  const { body: refused } = await check(owner, batch.id, { columns: batch.suggested, videoId: video.id })
  expect(refused).toMatchObject({ code: 'taken-down' })
  const tenant = await test.features.tenants.withSlug('waymark')
  const me = (await owner.call<{ id: string }>('GET /api/user')).body
  if (!tenant) throw new Error('there is no site waymark')
  const late = { recipient: 'Late', requestKey: 'late' }
  await expect(test.features.videos.personalCopies.make(tenant, me, video.id, late)).rejects.toMatchObject({
    code: 'taken-down',
  })

  await team.call('POST /api/whitelabel/videos/:id/restore', { params })
  expect(await statuses()).toEqual([200, 200])
})

it('links follow the video into the trash, back, and out of it', async () => {
  const { owner, video, viewer } = scene
  const params = { id: video.id }
  const statuses = () =>
    Promise.all(links.map(async (link) => (await viewer.client.call(`GET ${pathOf(link)}`)).status))
  await owner.call('DELETE /api/videos/:id', { params })
  expect(await statuses()).toEqual([404, 404])
  const trash = await owner.call<{ items: Video[] }>('GET /api/videos/trash')
  expect(trash.body.items.map(({ id }) => id)).toEqual([video.id])
  await owner.call('POST /api/videos/:id/restore', { params })
  expect(await statuses()).toEqual([200, 200])
  await owner.call('DELETE /api/videos/:id', { params })
  await owner.call('DELETE /api/videos/trash', { body: { videoIds: [video.id] } })
  const { rows } = await scene.test.deps.db.execute('select id from video where recipient is not null')
  expect(rows).toEqual([])
})
