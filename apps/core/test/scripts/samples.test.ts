import type { Branding } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Tenant } from '../../src/platform/tenant/tenant.ts'
import { type TestApp, testApp } from '../app.ts'
import { PATIENT } from '../until.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ makesShowcaseVideos: true })
})
afterAll(() => test.close())

it('every audience gets a sample video, which pages show and links preview', async () => {
  expect((await branding('keystone')).samples).toEqual([])

  await test.features.tenants.samples.plan(await tenant('keystone'))
  const samples = await madeSamples('keystone')

  expect(samples.map(({ audience }) => audience)).toEqual([0, 1, 2, 3])
  expect(samples[0]?.title).toBe('14 Alder Lane')
  expect(new Set(samples.map(({ presenterId }) => presenterId)).size).toBe(4)
  const { body } = await test.visitor('keystone').call<string>('GET /pricing', { headers: { accept: 'text/html' } })
  expect(body).toContain(
    `<meta property="og:video" content="${(await tenant('keystone')).origin}${samples[0]?.videoUrl}">`,
  )
})

it('a sample video is public on its own host, under a permanent address of its appearance, and in parts', async () => {
  await test.features.tenants.samples.plan(await tenant('keystone'))
  const [sample] = await madeSamples('keystone')
  const visitor = test.visitor('keystone')

  const whole = await visitor.call<string>(`GET ${sample?.videoUrl}`)
  expect([whole.status, whole.body]).toEqual([200, 'some bytes'])
  expect(whole.headers['cache-control']).toContain('immutable')
  expect((await visitor.call('GET /samples/0.mp4?v=older')).headers['cache-control']).toBe('no-cache')
  const part = await visitor.call(`GET ${sample?.videoUrl}`, { headers: { range: 'bytes=0-3' } })
  expect([part.status, part.body]).toEqual([206, 'some'])
  expect((await test.visitor('waymark').call(`GET ${sample?.videoUrl}`)).status).toBe(404)
  expect((await visitor.call('GET /samples/..%2Fvideos')).status).toBe(404)
})

it('sample videos are not made again until the renderer is improved', async () => {
  await test.features.tenants.samples.plan(await tenant('azure-coast'))
  const [before] = await madeSamples('azure-coast')
  const done = renditionsOf('Azure Coast')

  await test.features.tenants.samples.plan(await tenant('azure-coast'))
  expect(await test.features.tenants.samples.findWanted(await tenant('azure-coast'), 0)).toBeUndefined()
  expect(renditionsOf('Azure Coast')).toBe(done)

  test.renderer.version = async () => 'better'
  await vi.waitFor(async () => {
    await test.features.tenants.samples.plan(await tenant('azure-coast'))
    expect(renditionsOf('Azure Coast')).toBe(done + 4)
    expect((await branding('azure-coast')).samples[0]?.videoUrl).not.toBe(before?.videoUrl)
  }, PATIENT)
})

async function tenant(slug: string): Promise<Tenant> {
  const found = await test.features.tenants.withSlug(slug)
  if (!found) throw new Error(`no tenant ${slug}`)
  return found
}

async function branding(slug: string) {
  return (await test.visitor(slug).call<Branding>('GET /api/branding')).body
}

async function madeSamples(slug: string) {
  await expect.poll(async () => (await branding(slug)).samples).toHaveLength(4)
  return (await branding(slug)).samples
}

/** Sample videos of a brand, told from previews of presenters by what is said. */
function renditionsOf(brand: string): number {
  return test.renderer.jobs.filter(({ brand: { name }, script }) => name === brand && !script.startsWith('Hi, I’m'))
    .length
}
