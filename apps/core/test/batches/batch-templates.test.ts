import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSafeFetch } from '../../src/platform/safe-fetch/safe-fetch.ts'
import { type TestApp, testApp } from '../app.ts'
import { check, ended, presenterOf, table, upload, videosOf } from '../batches.ts'
import type { Client } from '../client.ts'

let test: TestApp
let port = 0
let asked: string[] = []
let photo: Buffer
const site = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (request.url?.startsWith('/photo'))
    return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo)
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>no photo</html>')
})
const at = (path: string) => `http://site.test:${port}${path}`

beforeAll(async () => {
  photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  port = (site.address() as AddressInfo).port
  const safeFetch = createSafeFetch({
    ports: [port, 80],
    resolve: async (name) => [name === 'site.test' ? '127.0.0.1' : name],
    isAllowed: (address) => address === '127.0.0.1',
  })
  test = await testApp({ safeFetch, withRealMediaProcessor: true })
})
afterAll(async () => {
  await test.close()
  site.close()
})

const SCRIPT = 'Welcome to {{Name}}. It costs {{ price }} dollars.'

async function planFor(client: Client, plan: object) {
  return { columns: {}, avatarId: await presenterOf(client), ...plan }
}

it('fills one template for script, title and facts with each row, with numbers in the form of its language', async () => {
  const ana = await test.customer('waymark', 'ana')
  const lines = [
    'name;price;lang;own',
    'Shiraz;1290000.5;en;',
    'Yazd;1290000.5;es;',
    'Tabriz;900;fa;Only for {{name}}.',
  ]
  const { body: batch } = await upload(ana, lines.join('\n'))
  const plan = await planFor(ana, {
    columns: { language: 2, script: 3 },
    templates: { script: SCRIPT, title: 'A trip to {{name}}', price: '${{price}}' },
    variables: [{ name: 'price', kind: 'number', column: 1 }],
  })
  const { body: found } = await check(ana, batch.id, plan)
  expect(found).toMatchObject({ good: 3, refused: 0 })
  expect(found.previews).toEqual([
    {
      line: 2,
      title: 'A trip to Shiraz',
      script: 'Welcome to Shiraz. It costs 1,290,000.5 dollars.',
      language: 'en',
      facts: { price: '$1,290,000.5' },
      photos: 0,
      accent: null,
    },
    expect.objectContaining({ script: 'Welcome to Yazd. It costs 1.290.000,5 dollars.' }),
    expect.objectContaining({ script: 'Only for Tabriz.', facts: { price: '$۹۰۰' } }),
  ])

  await ana.call('POST /api/batches/:id/start', { params: { id: batch.id } })
  await ended(ana, batch.id)
  const scripts = (await videosOf(ana)).map(({ title, script }) => [title, script])
  expect(scripts.toSorted()).toEqual([
    ['A trip to Shiraz', 'Welcome to Shiraz. It costs 1,290,000.5 dollars.'],
    ['A trip to Tabriz', 'Only for Tabriz.'],
    ['A trip to Yazd', 'Welcome to Yazd. It costs 1.290.000,5 dollars.'],
  ])
})

it('rejects a row with a missing or invalid value, and never speaks the name of a variable', async () => {
  const ben = await test.customer('waymark', 'ben')
  const lines = [
    'name,price,colour,script',
    ',100,,',
    'Yazd,on request,,',
    'Kerman,"1.290",,',
    'Ahvaz,100,orange,',
    'Rasht,100,,Hello {{nmae}}.',
    'Qom,100,,Hello {{name}.',
    'Bam,100,#fa3,',
  ]
  const { body: batch } = await upload(ben, lines.join('\n'))
  const plan = await planFor(ben, {
    columns: { script: 3 },
    templates: { script: SCRIPT },
    variables: [
      { name: 'price', kind: 'number', column: 1 },
      { name: 'colour', kind: 'colour', column: 2 },
    ],
  })
  const { body: found } = await check(ben, batch.id, plan)
  expect(found.faults.map(({ line, message }) => [line, message])).toEqual([
    [2, 'The column “name” is empty in this row. Enter the value for {{Name}}.'],
    [3, '“on request” in the column “price” isn’t a number. Enter one in digits, such as 1290.'],
    [4, '“1.290” in the column “price” can be read as two numbers. Enter it without thousands separators.'],
    [5, '“orange” in the column “colour” isn’t a color. Enter one such as #3b82f6.'],
    [6, 'There is no text or number column for {{nmae}}. Correct the name, or add the column.'],
    [7, 'The text has {{ without a variable. Write the name of a column between {{ and }}.'],
  ])
  expect(found.previews).toMatchObject([{ line: 8, accent: '#ffaa33' }])
  await ben.call('POST /api/batches/:id/start', { params: { id: batch.id } })
  await ended(ben, batch.id)
  const [video] = await videosOf(ben)
  expect(video?.look.accent).toBe('#ffaa33')
  const jobs = test.renderer.jobs.filter(({ script }) => script.startsWith('Welcome to Bam'))
  expect(jobs.map(({ brand }) => brand.accent)).toEqual(['#ffaa33'])
})

it('shows the photos that a row links to, once the person has confirmed the right to use them', async () => {
  const cleo = await test.customer('waymark', 'cleo')
  const lines = [
    'script,photo',
    `One.,${at('/photo-1.jpg')}`,
    `Two.,${at('/page.jpg')}`,
    'Three.,http://10.0.0.8/photo.jpg',
    'Four.,not an address',
    'Five.,',
  ]
  const { body: batch } = await upload(cleo, lines.join('\n'))
  const plan = await planFor(cleo, {
    columns: { script: 0 },
    variables: [{ name: 'photo', kind: 'image', column: 1 }],
  })
  expect((await check(cleo, batch.id, plan)).status).toBe(422)
  expect(asked).toEqual([])

  let { body: found } = await check(cleo, batch.id, { ...plan, photoRights: true })
  while (found.unreadLinks > 0) ({ body: found } = await check(cleo, batch.id, { ...plan, photoRights: true }))
  expect(found.faults.map(({ line, message }) => [line, message])).toEqual([
    [3, 'The address in the column “photo” has no JPEG, PNG, GIF or WebP photo of at most 8 MB.'],
    [4, 'The photo in the column “photo” has a private address. Enter a public one.'],
    [5, 'Enter the full address of a photo in the column “photo”.'],
  ])
  expect(found.previews.map(({ line, photos }) => [line, photos])).toEqual([
    [2, 1],
    [6, 0],
  ])

  await cleo.call('POST /api/batches/:id/start', { params: { id: batch.id } })
  await ended(cleo, batch.id)
  expect(asked.toSorted()).toEqual(['/page.jpg', '/photo-1.jpg'])
  const { rows } = await test.deps.db.execute(
    `select v.script, u.rights->>'text' as rights from video v join video_content c on c.video_id = v.id
       join upload u on u.id = c.upload_id where v.script in ('One.', 'Five.')`,
  )
  expect(rows).toEqual([{ script: 'One.', rights: expect.stringContaining('I have the right') }])
  expect(await table(cleo, batch.id, 'refused')).toContain('private address')
})

it('deletes the photos of a batch that was never started', async () => {
  const dora = await test.customer('waymark', 'dora')
  const { body: batch } = await upload(dora, `script,photo\nOne.,${at('/photo-2.jpg')}\n`)
  const plan = await planFor(dora, {
    columns: { script: 0 },
    variables: [{ name: 'photo', kind: 'image', column: 1 }],
    photoRights: true,
  })
  const { body: found } = await check(dora, batch.id, plan)
  expect(found.previews).toMatchObject([{ photos: 1 }])
  const count = async () =>
    (
      await test.deps.db.execute(
        'select count(*)::int as n from upload where user_id = (select user_id from table_import where id = $1)',
        [batch.id],
      )
    ).rows
  expect(await count()).toEqual([{ n: 1 }])
  await dora.call('POST /api/batches/:id/cancel', { params: { id: batch.id } })
  expect(await count()).toEqual([{ n: 0 }])
})

it('rejects a mapping whose variables are missing in the file or share a column', async () => {
  const eve = await test.customer('waymark', 'eve')
  const { body: batch } = await upload(eve, 'script,price\nHello.,1\n')
  const price = { name: 'price', kind: 'number', column: 1 }
  const plans = [[{ ...price, column: 7 }], [price, { ...price, name: 'other' }], [{ ...price, name: '{{x}}' }]]
  const answers = plans.map(async (variables) =>
    check(eve, batch.id, await planFor(eve, { columns: { script: 0 }, variables })),
  )
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([422, 422, 422])
})
