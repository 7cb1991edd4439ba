import type { Batch, FeedListing, ListingFeed, Video } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FetchError } from '../../src/platform/safe-fetch/fetch-error.ts'
import type { SafeAnswer } from '../../src/platform/safe-fetch/safe-fetch.ts'
import { type TestApp, testApp } from '../app.ts'
import { check, ended, presenterOf, videosOf } from '../batches.ts'
import type { Client } from '../client.ts'
import { until } from '../until.ts'

const URL = 'https://listings.example/feed.json'

let test: TestApp
/** The current content of the address. */
let listings: object[] = []
let trouble: Error | undefined
/** The response of the address waits for this. */
let held: Promise<unknown> | undefined
let isAsked = false
let clockMs = Date.now()

beforeAll(async () => {
  test = await testApp({
    clock: { now: () => new Date(clockMs) },
    safeFetch: async (url) => {
      isAsked = true
      await held
      if (trouble) throw trouble
      const body = Buffer.from(JSON.stringify(listings))
      return { url, status: 200, contentType: 'application/json', headers: {}, body } satisfies SafeAnswer
    },
  })
})
afterAll(() => test.close())

const home = (id: number, price: string, script = `Welcome to home ${id}, by the river.`) => ({
  id,
  title: `Home ${id}`,
  price,
  description: script,
})

it('new listings wait in a batch, a changed price redraws its video free, and removed ones are reported', async () => {
  const client = await test.customer('waymark', 'ana')
  listings = [home(1, '$100'), home(2, '$200')]
  const feed = await add(client)
  expect(feed).toMatchObject({ counts: { new: 2, gone: 0 }, batch: { state: 'open', rows: 2 }, problem: null })
  await make(client, feed)
  const [first] = (await videosOf(client)).filter(({ title }) => title === 'Home 1')
  const credits = await creditsOf(client)

  listings = [home(1, '$90'), home(3, '$300')]
  const later = await refresh(client, feed.id)

  expect(later).toMatchObject({ counts: { new: 1, price: 1, gone: 1, changed: 0, same: 0 } })
  expect(later.batch?.id).not.toBe(feed.batch?.id)
  const { body: batch } = await client.call<Batch>('GET /api/batches/:id', { params: { id: later.batch?.id ?? '' } })
  expect([batch.rows, batch.plan?.columns.script, batch.plan?.avatarId]).toEqual([1, 3, await presenterOf(client)])
  const cheaper = await until(async () => {
    const { body } = await client.call<Video>('GET /api/videos/:id', { params: { id: first?.id ?? '' } })
    return body.metadata.price === '$90' && body.status === 'ready' && body
  })
  expect(cheaper.id).toBe(first?.id)
  expect(await creditsOf(client)).toBe(credits)
  expect(await titles(client, feed.id, 'gone')).toEqual(['Home 2'])
  expect(await titles(client, feed.id, 'price')).toEqual(['Home 1'])
})

it('listings of an unstarted batch move to the next one, which stays as it is without new listings', async () => {
  const client = await test.customer('waymark', 'bea')
  listings = [home(1, '$100')]
  const feed = await add(client)
  expect((await refresh(client, feed.id)).batch?.id).toBe(feed.batch?.id)

  listings = [home(1, '$100'), home(2, '$200')]
  const later = await refresh(client, feed.id)

  expect(later.batch).toMatchObject({ state: 'open', rows: 2 })
  const { body: before } = await client.call<Batch>('GET /api/batches/:id', { params: { id: feed.batch?.id ?? '' } })
  expect(before.state).toBe('cancelled')
  const { body: listed } = await client.call<{ items: Batch[] }>('GET /api/batches')
  expect(listed.items.map(({ id }) => id)).toEqual([later.batch?.id])
  expect(await titles(client, feed.id, 'new')).toEqual(['Home 2'])
})

it('settings of a batch from before voices and variables apply to the next one', async () => {
  const client = await test.customer('waymark', 'gus')
  listings = [home(1, '$100')]
  const feed = await add(client)
  await make(client, feed)
  await test.deps.db.execute(
    `update table_import set plan = plan - array['templates','variables','voice','whenVoiceUnavailable','photoRights'] where id = $1`,
    [feed.batch?.id],
  )

  listings = [home(1, '$100'), home(2, '$200')]
  const later = await refresh(client, feed.id)

  const { body: batch } = await client.call<Batch>('GET /api/batches/:id', { params: { id: later.batch?.id ?? '' } })
  expect(batch.plan).toMatchObject({ columns: { script: 3 }, avatarId: await presenterOf(client), voice: 'built-in' })
})

it('a person can add a feed once, and its listings keep their order', async () => {
  const client = await test.customer('waymark', 'gil')
  listings = [home(1, '$100'), home(2, '$200'), home(3, '$300')]
  const feed = await add(client)

  const { status, body } = await client.call<{ code: string }>('POST /api/feeds', { body: { url: URL } })
  expect([status, body.code]).toEqual([409, 'feed-exists'])
  expect(await titles(client, feed.id, 'new')).toEqual(['Home 1', 'Home 2', 'Home 3'])
})

it('a feed is fetched when due, keeps its listings when the fetch fails, and rests while paused', async () => {
  const client = await test.customer('keystone', 'cleo')
  listings = [home(1, '$100')]
  const feed = await add(client, 1)
  trouble = new FetchError('unreachable')
  await later(1.1)
  expect(await only(client)).toMatchObject({
    problem: expect.stringMatching(/didn’t return a file/),
    counts: { new: 1, gone: 0 },
  })

  trouble = undefined
  listings = [home(1, '$100'), home(2, '$200')]
  await client.call('PATCH /api/feeds/:id', { params: { id: feed.id }, body: { isActive: false } })
  await later(1.1)
  expect((await only(client)).counts.new).toBe(1)
  await client.call('PATCH /api/feeds/:id', { params: { id: feed.id }, body: { isActive: true } })
  await later(0.1)
  expect(await only(client)).toMatchObject({ problem: null, counts: { new: 1, same: 1 } })
})

it('a feed that is paused while it is fetched stays paused, with the changed interval', async () => {
  const client = await test.customer('waymark', 'ivy')
  listings = [home(1, '$100')]
  const feed = await add(client)
  const answer = Promise.withResolvers<void>()
  ;[held, isAsked] = [answer.promise, false]
  const refreshed = refresh(client, feed.id)
  await until(() => isAsked)
  await client.call('PATCH /api/feeds/:id', { params: { id: feed.id }, body: { isActive: false, everyHours: 1 } })
  answer.resolve()
  held = undefined
  await refreshed

  expect(await only(client)).toMatchObject({ isActive: false, nextFetchAt: null, everyHours: 1 })
})

it('a feed is not fetched while its owner is disabled', async () => {
  const client = await test.customer('keystone', 'hugo')
  listings = [home(1, '$100')]
  await add(client, 1)
  const { id } = (await client.call<{ id: string }>('GET /api/user')).body
  const disable = (at: Date | null) =>
    test.deps.db.execute('update app_user set disabled_at = $1 where id = $2', [at, id])
  const fetchedAt = async () => (await only(client)).fetchedAt
  const before = await fetchedAt()
  await disable(new Date())
  await later(1.1)
  await disable(null)
  expect(await only(client)).toMatchObject({ fetchedAt: before, problem: null })

  await later(0.1)
  expect(await fetchedAt()).not.toBe(before)
})

it('a feed is private, and a person can have at most 10', async () => {
  const [dora, eve] = [await test.customer('waymark', 'dora'), await test.customer('waymark', 'eve')]
  listings = [home(1, '$100')]
  const feed = await add(dora)

  for (const key of ['POST /api/feeds/:id/refresh', 'GET /api/feeds/:id/listings', 'DELETE /api/feeds/:id'] as const)
    expect([key, (await eve.call(key, { params: { id: feed.id } })).status]).toEqual([key, 404])
  for (let more = 1; more < 10; more++) await add(dora, 24, `${URL}?page=${more}`)
  const { status, body } = await dora.call<{ code: string }>('POST /api/feeds', { body: { url: `${URL}?page=10` } })
  expect([status, body.code]).toEqual([409, 'feeds-full'])
  expect((await dora.call('DELETE /api/feeds/:id', { params: { id: feed.id } })).status).toBe(200)
})

it.each([
  ['nowhere', 422],
  ['ftp://listings.example/', 422],
])('%s is rejected as a feed', async (url, status) => {
  const client = await test.demo('waymark', 'customer')

  expect((await client.call('POST /api/feeds', { body: { url } })).status).toBe(status)
})

it('an address without listings stores nothing', async () => {
  const client = await test.customer('waymark', 'fay')
  listings = []
  const { status, body } = await client.call<{ code: string }>('POST /api/feeds', { body: { url: URL } })

  expect([status, body.code]).toEqual([422, 'feed-unreadable'])
  expect((await client.call<{ items: ListingFeed[] }>('GET /api/feeds')).body.items).toEqual([])
})

async function add(client: Client, everyHours = 24, url = URL): Promise<ListingFeed> {
  const { status, body } = await client.call<ListingFeed>('POST /api/feeds', { body: { url, everyHours } })
  if (status !== 201) throw new Error(`the feed was refused: ${JSON.stringify(body)}`)
  return body
}

async function refresh(client: Client, id: string): Promise<ListingFeed> {
  const { status, body } = await client.call<ListingFeed>('POST /api/feeds/:id/refresh', { params: { id } })
  if (status !== 200) throw new Error(`the feed was not refreshed: ${JSON.stringify(body)}`)
  return body
}

async function make(client: Client, { batch }: ListingFeed): Promise<void> {
  const id = batch?.id ?? ''
  const { body } = await client.call<Batch>('GET /api/batches/:id', { params: { id } })
  await check(client, id, { columns: body.suggested, avatarId: await presenterOf(client) })
  await client.call('POST /api/batches/:id/start', { params: { id } })
  await ended(client, id)
}

async function titles(client: Client, id: string, change: string): Promise<string[]> {
  const asked = { params: { id }, query: { change } }
  return (await client.call<{ items: FeedListing[] }>('GET /api/feeds/:id/listings', asked)).body.items.map(
    ({ title }) => title,
  )
}

async function only(client: Client): Promise<ListingFeed> {
  const [feed] = (await client.call<{ items: ListingFeed[] }>('GET /api/feeds')).body.items
  if (!feed) throw new Error('there is no feed')
  return feed
}

async function creditsOf(client: Client): Promise<number> {
  return (await client.call<{ credits: number }>('GET /api/user')).body.credits
}

/** Runs the scheduled task after so many hours. */
async function later(hours: number): Promise<void> {
  clockMs += hours * 3_600_000
  const tenant = await test.features.tenants.withSlug('keystone')
  if (tenant) await test.features.listingFeeds.fetchDue(tenant)
}
