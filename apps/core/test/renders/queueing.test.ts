import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { create, credits, read } from '../renditions.ts'

const slow = { script: '[slow] A little film.' }

let test: TestApp
let ana: Client
let kim: Client

beforeAll(async () => {
  test = await testApp()
  ana = await test.customer('waymark', 'ana')
  kim = await test.customer('keystone', 'kim')
  await grantCredits('waymark', ana, 50)
})
afterAll(() => test.close())

describe('a tenant that may make one video at a time', () => {
  it('makes one, and another tenant’s first starts at once beside fifty waiting ones', async () => {
    await setParallel('waymark', 1)
    const ids = await createMany(50)
    await expect.poll(() => processing(ana)).toBe(1)
    const { body } = await create(kim, slow)
    await expect.poll(async () => (await read(kim, body.id)).status).toBe('processing')

    expect(await processing(ana)).toBe(1)
    expect((await read(ana, ids[49] ?? '')).queuePosition).toBe(49)
    await kim.call('DELETE /api/videos/:id', { params: { id: body.id } })
    await ana.call('DELETE /api/videos/bulk', { body: { videoIds: ids } })
    expect(await credits(ana)).toEqual({ credits: 53, creditsHeld: 0 })
  })

  it('makes the next in order when one is deleted', async () => {
    await setParallel('waymark', 1)
    const [first = '', second = '', third = ''] = await createMany(3)
    await expect.poll(async () => (await read(ana, first)).status).toBe('processing')
    await ana.call('DELETE /api/videos/:id', { params: { id: first } })
    await expect.poll(async () => (await read(ana, second)).status).toBe('processing')

    expect((await read(ana, third)).status).toBe('pending')
    await ana.call('DELETE /api/videos/bulk', { body: { videoIds: [second, third] } })
  })
})

it('another tenant’s video starts before the ones that wait for their own tenant’s places', async () => {
  await setParallel('waymark', 2)
  const ids = await createMany(5)
  await expect.poll(() => processing(ana)).toBe(2)
  const { body } = await create(kim, slow)
  await ana.call('DELETE /api/videos/:id', { params: { id: ids[0] ?? '' } })
  await expect.poll(async () => (await read(kim, body.id)).status).toBe('processing')

  expect(await processing(ana)).toBe(1)
  await kim.call('DELETE /api/videos/:id', { params: { id: body.id } })
  await ana.call('DELETE /api/videos/bulk', { body: { videoIds: ids.slice(1) } })
})

it('a video waits for the running render, and not for another tenant’s fifty, with one render at a time', async () => {
  const alone = await testApp({ settings: { renderConcurrency: 1, makesShowcaseVideos: false } })
  const [many, one] = [await alone.customer('waymark', 'many'), await alone.customer('keystone', 'one')]
  await setParallel('waymark', 8, alone)
  await grantCredits('waymark', many, 50, alone)
  const ids = await createMany(50, many)
  await expect.poll(() => processing(many)).toBe(1)
  const { body } = await create(one, { script: 'The only film of somebody else.' })
  const before = alone.renderer.jobs.length
  const running = (await many.call<{ id: string }[]>('GET /api/videos', { query: { status: 'processing' } })).body[0]
  await many.call('DELETE /api/videos/:id', { params: { id: running?.id ?? '' } })
  await one.finished(body.id)

  // Their video is the very next, with seven others of the tenant in the queue before it.
  expect(alone.renderer.jobs[before]?.script).toBe('The only film of somebody else.')
  await many.call('DELETE /api/videos/bulk', { body: { videoIds: ids } })
  await alone.close()
})

it('a job that is delivered three times makes one video and one charge', async () => {
  const script = 'A film that three jobs ask for.'
  const before = await credits(ana)
  const { body } = await create(ana, { script })
  await deliverAgain(body.id)
  await deliverAgain(body.id)
  await ana.finished(body.id)
  await expect.poll(openJobs).toBe(0)

  expect(test.renderer.jobs.filter((job) => job.script === script)).toHaveLength(1)
  expect(await credits(ana)).toEqual({ credits: before.credits - 0.5, creditsHeld: 0 })
})

async function createMany(count: number, client = ana): Promise<string[]> {
  const ids: string[] = []
  for (let made = 0; made < count; made++) ids.push((await create(client, slow)).body.id)
  return ids
}

async function processing(client: Client): Promise<number> {
  return (await client.call<unknown[]>('GET /api/videos', { query: { status: 'processing' } })).body.length
}

async function setParallel(slug: string, parallelVideos: number, at = test): Promise<void> {
  const tenant = await at.features.tenants.withSlug(slug)
  await at.deps.db.execute('update tenant set settings = settings || $1::jsonb where slug = $2', [
    JSON.stringify({ parallelVideos }),
    slug,
  ])
  at.features.tenants.drop(tenant?.id ?? '')
}

async function grantCredits(slug: string, client: Client, more: number, at = test): Promise<void> {
  const tenant = await at.features.tenants.withSlug(slug)
  const { body } = await client.call<{ id: string }>('GET /api/user')
  const grant = { userId: body.id, kind: 'bundle' as const, halfCredits: more * 2, sourceRef: 'test' }
  await at.deps.db.inTenant(tenant?.id ?? '', (tx) => at.features.ledger.grant(tx, grant))
}

async function deliverAgain(videoId: string): Promise<void> {
  const tenant = await test.features.tenants.withSlug('waymark')
  const tenantId = tenant?.id ?? ''
  await test.deps.db.inTenant(tenantId, (tx) => test.deps.queue.send(tx, 'render', { tenantId, videoId, attempt: '1' }))
}

async function openJobs(): Promise<number> {
  const { rows } = await test.deps.db.execute(
    `select 1 from pgboss.job where name = 'render' and state in ('created', 'retry', 'active')`,
  )
  return rows.length
}
