import { afterAll, beforeAll, expect, it } from 'vitest'
import { RenderError } from '../../src/ports/renderer.ts'
import { createMusicSamples } from '../../src/features/scripts/music-samples.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client, Reply } from '../client.ts'

let test: TestApp
let ana: Client

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  ana = await test.customer('waymark', 'ana-listens')
})
afterAll(() => test.close())

const asError = (reply: Reply<unknown>) => [reply.status, (reply.body as { code: string }).code]
const hear = (client: Client, mood: string) => client.call('GET /api/music/:mood', { params: { mood } })

it('the music of a site in a mood is composed once for everybody', async () => {
  const bo = await test.customer('keystone', 'bo-listens-too')
  const answers = [await hear(ana, 'warm'), await hear(ana, 'warm'), await hear(bo, 'warm')]

  expect(answers.map(({ status, headers }) => [status, headers['content-type'], headers['cache-control']])).toEqual(
    answers.map(() => [200, 'audio/wav', 'private, max-age=86400']),
  )
  expect(test.textToSpeech.musicJobs).toEqual([
    { mood: 'warm', brandName: 'Waymark' },
    { mood: 'warm', brandName: 'Keystone' },
  ])
})

it('other moods are not found, and visitors get no music', async () => {
  expect(asError(await hear(ana, 'loud'))).toEqual([404, 'not-found'])
  expect(asError(await hear(test.visitor('waymark'), 'calm'))).toEqual([401, 'not-signed-in'])
})

it('a failed composition is repeated, and the cache is bounded across sites', async () => {
  let isBroken = true
  let count = 0
  const playMusic = async () => {
    count++
    if (isBroken) throw new RenderError('renderer-lost', 'The process ended.', { isLost: true })
    return 'UklGRg=='
  }
  const samples = createMusicSamples({ textToSpeech: { playMusic } })
  const tenant = await test.features.tenants.withSlug('waymark')
  if (!tenant) throw new Error('there is no waymark')
  const of = (companyName: string) =>
    samples.play({ brand: { ...tenant.brand, companyName } }, 'calm', { tenantId: tenant.id, personId: 'ana' })
  await expect(of('A')).rejects.toMatchObject({ code: 'preview-failed' })
  isBroken = false
  await of('A')
  await of('A')
  expect(count).toBe(2)
  for (let index = 0; index < 32; index++) await of(`Site ${index}`)
  await of('A')
  expect(count).toBe(2 + 32 + 1)
})
