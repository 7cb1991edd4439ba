import type { Video } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { create } from '../renditions.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

it('a new video without a title is named after its place or day, in the tenant’s words', async () => {
  const ana = await test.customer('keystone', 'kim')
  const place = await create(ana, { title: ' ', propertyAddress: ' 1 Quay ' })
  const day = await create(ana)

  expect(place.body.title).toMatch(/ - 1 Quay$/)
  expect(day.body.title).toContain(
    ` - ${new Date().toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' })}`,
  )
})

it('a new video without a title is named in the language of the browser', async () => {
  const ana = await test.customer('keystone', 'kim-in-spanish')
  const query = { propertyAddress: '2 Quay' }
  ana.cookie += '; language=es'
  const { title } = (await ana.call<Video>('GET /api/videos/default-title', { query })).body

  expect(title).toBe('Video de propiedad - 2 Quay')
  expect((await create(ana, query)).body.title).toBe(title)
})

it('a video made without its person, as in a batch, is named in the language of the account', async () => {
  const ana = await test.customer('keystone', 'kim-of-hindi')
  await ana.call('PATCH /auth/profile', { body: { language: 'hi' } })
  const { id } = (await ana.call<{ id: string }>('GET /api/user')).body
  const tenant = await test.features.tenants.withSlug('keystone')

  expect(
    tenant && (await test.features.videos.videos.defaultTitleFor(tenant, { id }, { propertyAddress: '3 Quay' })),
  ).toBe('प्रॉपर्टी वीडियो - 3 Quay')
})

it('the suggested title of a video takes only the person’s own videos into account', async () => {
  const query = { propertyAddress: ' 5 Quay ' }
  const ana = await test.customer('waymark', 'ana-who-asks')
  const told = async (client: Client) =>
    (await client.call<Video>('GET /api/videos/default-title', { query })).body.title
  const before = await told(ana)
  const made = (await create(ana, query)).body.title

  expect(made).toBe(before)
  expect(await told(ana)).toBe(`${made} (2)`)
  expect(await told(await test.customer('waymark', 'bea-who-names'))).toBe(made)
})

it('a new video gets a number when a recent untitled one has the same name', async () => {
  const ana = await test.customer('waymark', 'ana-who-numbers')
  const called = async (propertyAddress: string) => (await create(ana, { propertyAddress })).body.title
  const first = await called('1 Quay')
  expect(await called('1 Quay')).toBe(`${first} (2)`)
  expect(await called('1 Quay Street')).toMatch(/ - 1 Quay Street$/)
  expect(await called('1 Quay')).toBe(`${first} (3)`)
})
