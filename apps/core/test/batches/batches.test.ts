import type { Batch } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { addKit } from '../scenes/brand-kits-scene.ts'
import { check, ended, presenterOf, table, upload, videosOf } from '../batches.ts'

let test: TestApp
let ana: Client

beforeAll(async () => {
  test = await testApp()
  ana = await test.customer('waymark', 'ana')
})
afterAll(() => test.close())

describe('a batch of videos', () => {
  it('warns in which rows the voice will not follow a mark', async () => {
    const client = await test.customer('waymark', 'mara')
    const lines = [
      'Title,Script',
      'Short,A walk [pause 2s] by the sea.',
      'Long,A walk [pause 9s] by the sea.',
      'Odd,A walk [loud] by the sea [pause 0s].',
      'Empty,',
    ]
    const { body: batch } = await upload(client, lines.join('\r\n'))
    const { body: found } = await check(client, batch.id, {
      columns: batch.suggested,
      avatarId: await presenterOf(client),
    })

    expect([found.good, found.refused]).toEqual([3, 1])
    expect(found.notes).toEqual([
      { line: 3, title: 'Long', marks: [{ kind: 'pause', text: '[pause 9s]', line: 1 }] },
      {
        line: 4,
        title: 'Odd',
        marks: [
          { kind: 'unknown', text: '[loud]', line: 1 },
          { kind: 'pause', text: '[pause 0s]', line: 1 },
        ],
      },
    ])
  })

  it('is read, checked and made, and rejected rows come back with their reasons', async () => {
    const client = await test.customer('waymark', 'bea')
    const lines = [
      'Title;Script;Price;Presenter',
      'Shiraz;Seven days in the garden city.;$1,290;',
      'Yazd;Nights under the wind towers.;on request;',
      'Kerman;;$900;',
      'Tabriz;The bazaar is waiting for you.;$700;Nobody',
      'Ahvaz;The river in the evening.;$500;',
    ]
    const { status, body: batch } = await upload(client, lines.join('\r\n'))
    expect([status, batch.rows, batch.state]).toEqual([201, 5, 'open'])
    expect(batch.suggested).toEqual({ title: 0, script: 1, price: 2, presenter: 3 })

    const plan = { columns: batch.suggested, avatarId: await presenterOf(client) }
    const { body: found } = await check(client, batch.id, plan)
    expect(found).toMatchObject({ rows: 5, good: 2, refused: 3, creditsNeeded: 1, affordable: 2 })
    expect(found.faults.map(({ line, title }) => [line, title])).toEqual([
      [3, 'Yazd'],
      [4, 'Kerman'],
      [5, 'Tabriz'],
    ])
    expect(await videosOf(client)).toEqual([])

    await client.call('POST /api/batches/:id/start', { params: { id: batch.id } })
    expect(await ended(client, batch.id)).toMatchObject({
      state: 'done',
      ready: 2,
      refused: 3,
      waiting: 0,
      rendering: 0,
    })
    expect((await videosOf(client)).map(({ title }) => title).sort()).toEqual(['Ahvaz', 'Shiraz'])
    const rejected = await table(client, batch.id, 'refused')
    expect(
      rejected
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(',')[0]),
    ).toEqual(['\ufeffTitle', 'Yazd', 'Kerman', 'Tabriz'])
    expect(rejected).toContain('Include a figure in the price')
  })

  it('uses the brand kit that a row names, and rejects a row that names none of the person’s', async () => {
    const client = await test.customer('waymark', 'broker')
    await addKit(client)
    await addKit(client, { name: 'Lumen Beach' })
    const lines = [
      'title,script,brand',
      'Main,Main street.,',
      'Beach,By the sea.,LUMEN beach',
      'Hill,Up the hill.,Nobody',
    ]
    const { body: batch } = await upload(client, lines.join('\n'))
    expect(batch.suggested).toEqual({ title: 0, script: 1, brand: 2 })
    const plan = { columns: batch.suggested, avatarId: await presenterOf(client) }
    const { body: found } = await check(client, batch.id, plan)
    expect(found.faults.map(({ title, message }) => [title, message])).toEqual([
      ['Hill', 'This brand kit doesn’t exist. Choose another one.'],
    ])

    await client.call('POST /api/batches/:id/start', { params: { id: batch.id } })
    await ended(client, batch.id)
    const made = (await videosOf(client)).map(({ title, brandKit }) => [title, brandKit?.name])
    expect(made.toSorted()).toEqual([
      ['Beach', 'Lumen Beach'],
      ['Main', 'Hotel Lumen'],
    ])
  })

  it.each([
    ['with the choices of the batch', 'title,script', 'One,First words.', false],
    ['with the opening for rows that name a recipient', 'title,script,recipient', 'One,First words.,Ada', true],
  ])('makes its videos %s', async (_, header, row, opening) => {
    const client = await test.customer('waymark', `bulk${opening}`)
    const { body: batch } = await upload(client, `${header}\n${row}\n`)
    const look = { shape: '9:16', moreShapes: ['1:1'], captions: false, unbrandedCopy: true, definition: '720p' }
    const plan = {
      columns: batch.suggested,
      avatarId: await presenterOf(client),
      ...look,
      music: true,
      musicMood: 'upbeat',
    }
    expect((await check(client, batch.id, { ...plan, moreShapes: ['3:1'] })).status).toBe(422)
    expect((await check(client, batch.id, { ...plan, musicMood: 'loud' })).status).toBe(422)
    await check(client, batch.id, plan)
    await client.call('POST /api/batches/:id/start', { params: { id: batch.id } })
    await ended(client, batch.id)

    expect(await videosOf(client)).toMatchObject([
      { look: { ...look, opening }, sound: { music: true, musicMood: 'upbeat' } },
    ])
  })

  it('gives each reason in the language of the person', async () => {
    const { body: batch } = await upload(ana, 'title,script,price\nA,Hello there.,free\n')
    ana.cookie += '; language=es'
    const plan = { columns: batch.suggested, avatarId: await presenterOf(ana) }
    expect((await check(ana, batch.id, plan)).body.faults[0]?.message).toContain('Escribe el precio')
    ana.cookie = ana.cookie.replace('; language=es', '')
  })

  it('explains why a row cannot be made', async () => {
    const rows = [
      ['x'.repeat(60_001), '', ''],
      ['word '.repeat(6000), '', ''],
      ['...', '', ''],
      ['Hello.', '=1+1', ''],
      ['Hello.', '-500', ''],
      ['Hello.', '', 'Klingon'],
      ['Hello.', '', 'español'],
    ]
    const { body: batch } = await upload(ana, ['script,price,language', ...rows.map((row) => row.join(','))].join('\n'))
    const plan = { columns: batch.suggested, avatarId: await presenterOf(ana) }
    const { body } = await check(ana, batch.id, plan)
    expect(body.faults.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7])
    expect(body.faults.map(({ message }) => message.split(' ').slice(0, 4).join(' '))).toEqual([
      'The script is longer',
      'The script is longer',
      'The script has no',
      'Include a figure in',
      'Include a figure in',
      'Choose Spanish, Chinese, Hindi,',
    ])
    const { body: unchosen } = await check(ana, batch.id, { ...plan, avatarId: '' })
    expect(unchosen.faults.at(-1)?.message).toBe('Choose a presenter.')
  })

  it('lists all faults of a row at once, also in the file of rows to fix', async () => {
    const rows = ['script,price,language,brand', '...,free,Klingon,Nobody', 'Hello.,,,']
    const { body: batch } = await upload(ana, rows.join('\n'))
    const plan = { columns: batch.suggested, avatarId: await presenterOf(ana) }
    const { body } = await check(ana, batch.id, plan)
    const sentences = [
      'Choose Spanish, Chinese, Hindi, Farsi or English.',
      'This brand kit doesn’t exist. Choose another one.',
      'Include a figure in the price, such as $450,000.',
      'The script has no words to speak.',
    ]
    expect(body.faults.map(({ line }) => line)).toEqual([2])
    for (const sentence of sentences) expect(body.faults[0]?.message).toContain(sentence)
    const toFix = await table(ana, batch.id, 'refused')
    for (const sentence of sentences) expect(toFix).toContain(sentence)
  })

  it('shows how many rows the credits cover, and makes no more than those', async () => {
    const client = await test.customer('waymark', 'cleo')
    const lines = Array.from({ length: 12 }, (_, index) => `Tour ${index},${'A long walk by the sea. '.repeat(60)}`)
    const { body: batch } = await upload(client, ['title,script', ...lines].join('\n'))
    const { body: found } = await check(client, batch.id, {
      columns: batch.suggested,
      avatarId: await presenterOf(client),
    })
    expect(found.affordable).toBeGreaterThan(0)
    expect(found.affordable).toBeLessThan(12)
    expect(found.creditsNeeded).toBeGreaterThan(found.creditsAvailable)
  })

  it('is refused above its limits, and names the limit', async () => {
    const { status, body } = await upload(ana, `script\n${'Hello.\n'.repeat(50_000)}`)
    expect([status, body]).toMatchObject([422, { code: 'table-too-long', message: expect.stringContaining('1,000') }])
    const large = await upload(ana, Buffer.alloc(20 * 1024 * 1024 + 1, 0x61))
    expect([large.status, large.body]).toMatchObject([413, { code: 'table-too-large' }])
  })

  it('contains no formula in the file that is returned', async () => {
    const { body: batch } = await upload(ana, 'title,script\n"=HYPERLINK(""http://x"")",\n')
    await check(ana, batch.id, { columns: batch.suggested, avatarId: await presenterOf(ana) })
    expect(await table(ana, batch.id, 'refused')).toContain(`"'=HYPERLINK(""http://x"")"`)
  })

  it('cannot be started twice, or without a script column', async () => {
    const client = await test.customer('waymark', 'dora')
    const { body: batch } = await upload(client, 'a,b\nHello there.,x\n')
    const params = { id: batch.id }
    expect((await client.call('POST /api/batches/:id/start', { params })).status).toBe(422)
    expect((await check(client, batch.id, { columns: {} })).body).toMatchObject({ code: 'batch-columns' })
    expect((await check(client, batch.id, { columns: { script: 7 } })).body).toMatchObject({ code: 'batch-columns' })
    await check(client, batch.id, { columns: { script: 0 }, avatarId: await presenterOf(client) })
    const both = await Promise.all([1, 2].map(() => client.call('POST /api/batches/:id/start', { params })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await ended(client, batch.id)
    expect(await videosOf(client)).toHaveLength(1)
  })

  it('is not visible to another person', async () => {
    const { body: batch } = await upload(ana, 'script\nHello there.\n')
    const params = { id: batch.id }
    for (const other of [await test.customer('waymark', 'eve'), await test.customer('keystone', 'kim')]) {
      const plan = { columns: { script: 0 } }
      const asked = [
        await other.call('GET /api/batches/:id', { params }),
        await other.call('GET /api/batches/:id/rows.csv', { params }),
        await other.call('POST /api/batches/:id/cancel', { params }),
        await other.call('POST /api/batches/:id/check', { params, body: plan }),
      ]
      expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404])
      expect((await other.call<{ items: Batch[] }>('GET /api/batches')).body.items).toEqual([])
    }
  })

  it('can be filled in from the site’s example', async () => {
    const { body } = await ana.call<string>('GET /api/batches/template.csv')
    const { body: batch } = await upload(ana, body)
    const plan = { columns: batch.suggested, avatarId: await presenterOf(ana) }
    expect((await check(ana, batch.id, plan)).body).toMatchObject({ rows: 1, good: 1 })
  })
})
