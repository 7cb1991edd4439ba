import type { Video } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'

const ROWS = 250

let test: TestApp
let ana: Client
let bo: Client

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  ana = await test.customer('waymark', 'ana')
  bo = await test.customer('waymark', 'bo')
  // Titles and moments repeat, so that pages begin and end inside runs of equal keys.
  await insert(ana, {
    title: `case when n % 3 = 0 then 'Same' when n % 3 = 1 then 'same' else 'Cove ' || n end`,
    status: `(array['pending', 'processing', 'ready', 'failed'])[1 + n % 4]`,
    createdAt: `timestamptz '2025-01-01 00:00:00.123456Z' + (n / 5) * interval '1 microsecond'`,
    count: ROWS,
  })
  await insert(bo, { title: `'Of Bo'`, status: `'ready'`, createdAt: 'now()', count: 3 })
})
afterAll(() => test.close())

describe.each(['newest', 'oldest', 'title', 'status'] as const)('the list by %s', (sort) => {
  it.each([100, 7])('in pages of %i contains every video once, in order', async (limit) => {
    const all = await pages({ sort, limit: String(limit) })
    const rows = all.flat()

    expect(rows).toHaveLength(ROWS)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(ROWS)
    expect(all.map((page) => page.length)).toEqual([...Array(Math.floor(ROWS / limit)).fill(limit), ROWS % limit])
    expect(rows.map(keyOf(sort))).toEqual(
      rows.map(keyOf(sort)).toSorted((a, b) => (sort === 'newest' ? b.localeCompare(a) : a.localeCompare(b))),
    )
  })

  it('continues in place after earlier rows and the last row of the page were deleted', async () => {
    const { body, headers } = await ana.call<Video[]>('GET /api/videos', { query: { sort, limit: '100' } })
    const gone = [body[10]?.id ?? '', body[99]?.id ?? '']
    const kept = await test.deps.db.execute('select * from video where id = any($1::uuid[])', [gone])
    await test.deps.db.execute('delete from video where id = any($1::uuid[])', [gone])
    const rest = await follow(headers.link)

    expect(body.length + rest.flat().length).toBe(ROWS)
    await putBack(kept.rows)
  })
})

describe('the list', () => {
  it('shortens a page of long scripts, and has all videos on the pages after it', async () => {
    const cleo = await test.customer('waymark', 'cleo')
    await insert(cleo, {
      title: `'Long'`,
      status: `'ready'`,
      createdAt: 'now()',
      count: 20,
      script: `repeat('a', 60000)`,
    })
    const { body, headers } = await cleo.call<Video[]>('GET /api/videos')
    const rest = await follow(headers.link, cleo)

    expect([body, ...rest].map((page) => page.length)).toEqual([8, 8, 4])
    expect(new Set([body, ...rest].flat().map(({ id }) => id)).size).toBe(20)
  })

  it('has no next page when all fit', async () => {
    const { body, headers } = await bo.call<Video[]>('GET /api/videos')

    expect(body).toHaveLength(3)
    expect(headers.link).toBeUndefined()
  })

  it('has no next page when the last page is full', async () => {
    expect((await bo.call('GET /api/videos', { query: { limit: '3' } })).headers.link).toBeUndefined()
  })

  it('defaults to the newest hundred', async () => {
    const { body, headers } = await ana.call<Video[]>('GET /api/videos')

    expect(body).toHaveLength(100)
    expect(headers.link).toMatch(/^<\/api\/videos\?[^>]+>; rel="next"$/)
  })

  it('accepts completed as a name for ready, also on the next page', async () => {
    const [ready, completed] = [
      await pages({ status: 'ready', limit: '30' }),
      await pages({ status: 'completed', limit: '30' }),
    ]

    expect(ready.length).toBeGreaterThan(1)
    expect(completed.map((page) => page.map(({ id }) => id))).toEqual(ready.map((page) => page.map(({ id }) => id)))
  })

  it('filtered by status and words is paged in the same way', async () => {
    const rows = (await pages({ status: 'ready', q: 'SAME', sort: 'title', limit: '10' })).flat()

    expect(rows.length).toBeGreaterThan(20)
    expect(rows.every(({ status, title }) => status === 'ready' && title.toLowerCase() === 'same')).toBe(true)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  it.each([
    ['cove 1', (title: string) => title.startsWith('Cove 1')],
    ['%', () => false],
    ['_', () => false],
    ['\\', () => false],
    ["'", () => false],
  ])('treats the search %j literally', async (q, isFound) => {
    const all = (await pages({ limit: '100' })).flat()
    const rows = (await pages({ q, limit: '100' })).flat()

    expect(rows.map(({ id }) => id).sort()).toEqual(
      all
        .filter(({ title }) => isFound(title))
        .map(({ id }) => id)
        .sort(),
    )
  })

  it('finds the place as well, ignoring case, in any alphabet', async () => {
    await insert(bo, {
      title: `'Übersee'`,
      place: `'Straße am SÜDKAP 5'`,
      status: `'failed'`,
      createdAt: 'now()',
      count: 1,
    })

    for (const q of ['südkap', 'SÜDKAP', 'übersee', 'straße']) {
      const { body } = await bo.call<Video[]>('GET /api/videos', { query: { q } })
      expect(body.map(({ title }) => title)).toEqual(['Übersee'])
    }
  })

  it.each([
    'x',
    'W10',
    Buffer.from('[1,2]').toString('base64url'),
    Buffer.from('["99999999999999999999","x"]').toString('base64url'),
    '%00',
  ])('starts at the beginning for an unknown cursor: %s', async (cursor) => {
    for (const sort of ['newest', 'title']) {
      const { status, body } = await ana.call<Video[]>('GET /api/videos', { query: { cursor, sort } })

      expect([status, body.length]).toEqual([200, 100])
    }
  })

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', '1.5'],
    ['sort', 'price'],
    ['status', 'finished'],
    ['q', 'a'.repeat(201)],
    ['cursor', 'a'.repeat(2001)],
  ])('rejects %s=%s', async (name, value) => {
    const { status, body } = await ana.call('GET /api/videos', { query: { [name]: value } })

    expect([status, body.fields]).toEqual([422, [{ field: name, message: expect.any(String) }]])
  })

  it('counts by status, with waiting ones among those in progress', async () => {
    const { body } = await ana.call('GET /api/videos/stats')
    const all = (await pages({ limit: '100' })).flat()
    const count = (...wanted: string[]) => all.filter(({ status }) => wanted.includes(status)).length

    expect(body).toEqual({
      total: ROWS,
      ready: count('ready'),
      processing: count('pending', 'processing'),
      failed: count('failed'),
    })
  })

  it('shows each waiting video’s place in the tenant’s queue', async () => {
    const waiting = (await pages({ status: 'pending', sort: 'oldest', limit: '100' })).flat()

    expect(waiting.map(({ queuePosition }) => queuePosition)).toEqual(waiting.map((_, index) => index + 1))
    expect(
      (await pages({ status: 'ready', limit: '100' })).flat().every(({ queuePosition }) => queuePosition === null),
    ).toBe(true)
  })
})

async function pages(query: Record<string, string>): Promise<Video[][]> {
  const { body, headers } = await ana.call<Video[]>('GET /api/videos', { query })
  return [body, ...(await follow(headers.link))]
}

/** All pages behind a Link header. */
async function follow(link: string | string[] | number | undefined, client = ana): Promise<Video[][]> {
  const address = /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1]
  if (!address) return []
  const { body, headers } = await client.call<Video[]>(`GET ${address}`)
  return [body, ...(await follow(headers.link, client))]
}

function keyOf(sort: 'newest' | 'oldest' | 'title' | 'status') {
  const keys = { newest: 'createdAt', oldest: 'createdAt', title: 'title', status: 'status' } as const
  return (video: Video) => video[keys[sort]].toLowerCase()
}

interface Rows {
  title: string
  place?: string
  status: string
  createdAt: string
  count: number
  script?: string
}

/** Writes rows whose columns are SQL over their number `n`. */
async function insert(
  client: Client,
  { title, place = `''`, status, createdAt, count, script = `'x'` }: Rows,
): Promise<void> {
  const { body } = await client.call<{ id: string }>('GET /api/user')
  await test.deps.db.execute(
    `insert into video (tenant_id, id, user_id, title, property_address, script, language,
       avatar_id, presenter_id, status, quoted_half_credits, created_at)
     select u.tenant_id, gen_random_uuid(), u.id, ${title}, ${place}, ${script}, 'en',
       (select id from avatar a where a.tenant_id = u.tenant_id limit 1), 'maya', ${status}, 1, ${createdAt}
     from app_user u, generate_series(1, ${count}) n where u.id = $1`,
    [body.id],
  )
}

async function putBack(rows: Record<string, unknown>[]): Promise<void> {
  await test.deps.db.execute('insert into video select * from json_populate_recordset(null::video, $1::json)', [
    JSON.stringify(rows),
  ])
}
