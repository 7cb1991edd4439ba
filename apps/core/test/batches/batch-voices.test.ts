import { join } from 'node:path'
import { writeTinyVoice } from '@vitrine/presenter/tiny-voice'
import { prepareVoice } from '@vitrine/presenter/voices'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { check, ended, presenterOf, table, upload, videosOf } from '../batches.ts'
import type { Client } from '../client.ts'
import { credits } from '../renditions.ts'

/** Voices of the catalogue that speak English. */
const KRISTIN = 'en_US-kristin-medium'
const JOHN = 'en_US-john-medium'

let test: TestApp
let owner: Client

beforeAll(async () => {
  test = await testApp()
  owner = await test.demo('waymark', 'owner')
  for (const voice of [KRISTIN, JOHN]) {
    const folder = join(test.deps.config.dataDir, 'voices', voice)
    await writeTinyVoice(folder)
    await prepareVoice(folder, 'piper', 'en')
  }
  await offer()
})
afterAll(() => test.close())

/** Kristin costs a credit a minute, John is hidden. */
const offer = () =>
  owner.call('PUT /api/whitelabel/voices', {
    body: {
      voices: [
        { id: KRISTIN, isHidden: false, creditsPerMinute: 1 },
        { id: JOHN, isHidden: true, creditsPerMinute: 0 },
      ],
      presenterVoices: [],
    },
  })

const planFor = async (client: Client, columns: object, choices: object = {}) => ({
  columns,
  avatarId: await presenterOf(client),
  ...choices,
})

it('uses the voice that a row names, otherwise the batch’s voice, and prices both', async () => {
  const ana = await test.customer('waymark', 'ana')
  const lines = ['title,script,voice', 'One,First words.,', 'Two,Second words.,kristin', 'Three,Third words.,Built-in']
  const { body: batch } = await upload(ana, lines.join('\n'))
  expect(batch.suggested).toEqual({ title: 0, script: 1, voice: 2 })
  const before = await credits(ana)
  const { body: free } = await check(ana, batch.id, await planFor(ana, batch.suggested))
  const { body: found } = await check(ana, batch.id, await planFor(ana, batch.suggested, { voice: KRISTIN }))
  // Half a credit a video, and half a credit for each of Kristin’s half minutes.
  expect([free.creditsNeeded, found.creditsNeeded]).toEqual([2, 2.5])

  await ana.call('POST /api/batches/:id/start', { params: { id: batch.id } })
  expect(await ended(ana, batch.id)).toMatchObject({ ready: 3 })
  const spoken = (await videosOf(ana)).map(({ title, sound }) => [title, sound.voice])
  expect(spoken.toSorted()).toEqual([
    ['One', KRISTIN],
    ['Three', 'built-in'],
    ['Two', KRISTIN],
  ])
  expect((await credits(ana)).credits).toBe(before.credits - 2.5)
})

it('explains in the person’s language why a row cannot have its voice, and what to do', async () => {
  const ben = await test.customer('waymark', 'ben')
  const lines = [
    'title,script,language,voice',
    'Unknown,Hello there.,en,Nobody',
    'Hidden,Hello there.,en,John',
    'Other,Hola a todos.,es,Kristin',
    'Good,Hola a todos.,es,',
  ]
  const { body: batch } = await upload(ben, lines.join('\n'))
  const plan = await planFor(ben, batch.suggested)
  const { body: found } = await check(ben, batch.id, plan)
  expect(found.faults).toEqual([
    { line: 2, title: 'Unknown', message: 'There is no voice “Nobody”. Enter the ID or name of another one.' },
    { line: 3, title: 'Hidden', message: 'There is no voice “John”. Enter the ID or name of another one.' },
    {
      line: 4,
      title: 'Other',
      message: 'The voice “Kristin” doesn’t speak the language of this row. Choose one that does.',
    },
  ])
  ben.cookie += '; language=es'
  expect((await check(ben, batch.id, plan)).body.faults[0]?.message).toContain('No hay ninguna voz “Nobody”')
  expect(await table(ben, batch.id, 'refused')).toContain('La voz “Kristin” no habla')
})

it('rejects rows in languages that the batch’s voice does not speak', async () => {
  const cleo = await test.customer('waymark', 'cleo')
  const { body: batch } = await upload(cleo, 'script,language\nHello there.,en\nHola a todos.,es\n')
  const plan = await planFor(cleo, batch.suggested, { voice: KRISTIN })
  const { body: found } = await check(cleo, batch.id, plan)
  expect(found.faults.map(({ line }) => line)).toEqual([3])
})

it('uses the voice that the site gave the presenter, at no price', async () => {
  const dora = await test.customer('waymark', 'dora')
  const presenterVoices = [{ presenterId: null, voice: KRISTIN }]
  const voices = [{ id: KRISTIN, isHidden: true, creditsPerMinute: 1 }]
  await owner.call('PUT /api/whitelabel/voices', { body: { voices, presenterVoices } })
  const { body: batch } = await upload(dora, 'script,voice\nHello there.,\n')
  expect((await check(dora, batch.id, await planFor(dora, batch.suggested))).body.creditsNeeded).toBe(0.5)
  await dora.call('POST /api/batches/:id/start', { params: { id: batch.id } })
  await ended(dora, batch.id)
  expect((await videosOf(dora)).map(({ sound }) => sound.voice)).toEqual([KRISTIN])
  await offer()
})

it('goes on past a row whose reason would end in the middle of a sign', async () => {
  const nora = await test.customer('waymark', 'nora')
  const lines = ['title,script,voice', `One,First words.,${'a'.repeat(59)}😀`, 'Two,Second words.,']
  const { body: batch } = await upload(nora, lines.join('\n'))
  await check(nora, batch.id, await planFor(nora, batch.suggested))
  await nora.call('POST /api/batches/:id/start', { params: { id: batch.id } })

  expect(await ended(nora, batch.id)).toMatchObject({ state: 'done', ready: 1, refused: 1 })
  expect(await table(nora, batch.id, 'refused')).toContain('There is no voice “aaa')
})
