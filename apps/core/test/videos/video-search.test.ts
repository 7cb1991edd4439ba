import type { Video } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { create } from '../renditions.ts'

/** Titles and places of the person who searches. */
const VIDEOS: [title: string, place: string][] = [
  ['Übersee', 'Straße am SÜDKAP 5'],
  ['Villa Łódź by the bay', 'Calle Málaga 12'],
  ["Saint-Tropez O'Hara", '50% off_season'],
  ['خانه‌های كنار دريا', 'تهران ۱۲'],
  ['海滨别墅出售', '上海浦东Riverside（2024）'],
  ['समुद्र तट पर विला १२', 'गोवा'],
]

let test: TestApp
let ana: Client
let bo: Client

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  ana = await test.customer('waymark', 'ana')
  bo = await test.customer('waymark', 'bo')
  for (const [title, place] of VIDEOS) await insert(ana, title, place)
  await insert(bo, 'Villa of Bo', 'Malaga')
})
afterAll(() => test.close())

describe('a search', () => {
  it.each([
    ['südkap', 'Übersee'],
    ['SUDK', 'Übersee'],
    ['strasse ubers', 'Übersee'],
    ['malaga', 'Villa Łódź by the bay'],
    ['BAY lodz vil', 'Villa Łódź by the bay'],
    ['tropez', "Saint-Tropez O'Hara"],
    ["o'hara", "Saint-Tropez O'Hara"],
    ['50%', "Saint-Tropez O'Hara"],
    ['season', "Saint-Tropez O'Hara"],
    ['کنار', 'خانه‌های كنار دريا'],
    ['دریا خانه', 'خانه‌های كنار دريا'],
    ['تهران 12', 'خانه‌های كنار دريا'],
    ['别墅', '海滨别墅出售'],
    ['滨', '海滨别墅出售'],
    ['浦东 2024', '海滨别墅出售'],
    ['ｒｉｖｅｒ', '海滨别墅出售'],
    ['विला', 'समुद्र तट पर विला १२'],
    ['समु गोवा १२', 'समुद्र तट पर विला १२'],
  ])('for %j finds a video by the beginning of its words', async (q, title) => {
    expect(await titles(ana, q)).toEqual([title])
  })

  it.each(['illa', 'malaga berlin', '墅别', '%', '_', '\\', "'", '—'])('for %j finds nothing', async (q) => {
    expect(await titles(ana, q)).toEqual([])
  })

  it('excludes other people’s videos', async () => {
    expect([await titles(ana, 'bo'), await titles(bo, 'malaga villa')]).toEqual([[], ['Villa of Bo']])
  })

  it('finds a video by its current words', async () => {
    const { body } = await create(bo, { script: 'Come and see.', title: 'Old harbour' })
    await bo.call('PATCH /api/videos/:id', { params: { id: body.id }, body: { title: 'New quay' } })

    expect([await titles(bo, 'harbour'), await titles(bo, 'quay')]).toEqual([[], ['New quay']])
  })

  it('for frequent words continues from page to page', async () => {
    await test.deps.db.execute(rowsOf(`'Same ' || n || case when n = 300 then ' pearl' else '' end`, 1200), [
      await idOf(bo),
    ])
    const found: Video[] = []
    for (let path = 'GET /api/videos?q=same&limit=100&sort=oldest'; path;) {
      const { body, headers } = await bo.call<Video[]>(path)
      found.push(...body)
      const next = /^<([^>]+)>/.exec(String(headers.link ?? ''))?.[1]
      path = next ? `GET ${next}` : ''
    }

    expect(new Set(found.map(({ id }) => id)).size).toBe(1200)
    expect(await titles(bo, 'same pea')).toEqual(['Same 300 pearl'])
  })

  it('for two frequent words that rarely occur together finds the few matches', async () => {
    const cy = await test.customer('waymark', 'cy')
    const word = `case when n % 2 = 0 then 'Azul ' else 'Sol ' end`
    await test.deps.db.execute(rowsOf(`${word} || n || case when n in (7, 900) then ' azul sol' else '' end`, 1200), [
      await idOf(cy),
    ])

    expect((await titles(cy, 'azul sol')).toSorted()).toEqual(['Azul 900 azul sol', 'Sol 7 azul sol'])
    expect(await titles(cy, 'azul sol zeppelin')).toEqual([])
  })
})

async function titles(client: Client, q: string): Promise<string[]> {
  return (await client.call<Video[]>('GET /api/videos', { query: { q } })).body.map(({ title }) => title)
}

async function idOf(client: Client): Promise<string> {
  return (await client.call<{ id: string }>('GET /api/user')).body.id
}

async function insert(client: Client, title: string, place: string): Promise<void> {
  await test.deps.db.execute(rowsOf('$2', 1, '$3'), [await idOf(client), title, place])
}

/** Videos whose title is SQL over their number `n`. */
function rowsOf(title: string, count: number, place = `''`): string {
  return `insert into video (tenant_id, id, user_id, title, property_address, script, language, presenter_id, status,
      quoted_half_credits)
    select u.tenant_id, gen_random_uuid(), u.id, ${title}, ${place}, 'x', 'en', 'maya', 'ready', 1
    from app_user u, generate_series(1, ${count}) n where u.id = $1`
}
