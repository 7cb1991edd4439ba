import type { Avatar, SiteAvatar, Video } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../src/platform/ids/ids.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client, Reply } from '../client.ts'
import { avatarOf, create } from '../renditions.ts'

let test: TestApp
let owner: Client
let ana: Client

beforeAll(async () => {
  test = await testApp()
  owner = await test.demo('keystone', 'owner')
  ana = await test.customer('keystone', 'ana')
})
afterAll(() => test.close())

const list = async (client: Client) => (await client.call<Avatar[]>('GET /api/avatars')).body
const names = async (client: Client) => (await list(client)).map(({ name }) => name)
const idOf = async (client: Client, name: string) => (await list(client)).find((one) => one.name === name)?.id ?? ''
const mark = (method: 'DELETE' | 'PUT', client: Client, kind: 'default' | 'favourite', id: string) =>
  client.call(`${method} /api/avatars/:id/${kind}`, { params: { id } })
const siteList = async () => (await owner.call<SiteAvatar[]>('GET /api/whitelabel/avatars')).body
const offer = (avatars: unknown) => owner.call<SiteAvatar[]>('PUT /api/whitelabel/avatars', { body: { avatars } })
const asError = (reply: Reply<unknown>) => [reply.status, (reply.body as { code: string }).code]

it('a person’s default presenter is listed first, then favourites, and nobody else’s', async () => {
  const before = await names(ana)
  const bo = await test.customer('keystone', 'bo')
  const [third, fourth] = [before[2] ?? '', before[3] ?? '']
  await mark('PUT', ana, 'favourite', await idOf(ana, third))
  await mark('PUT', ana, 'favourite', await idOf(ana, third))
  expect((await names(ana)).slice(0, 2)).toEqual([third, before[0]])
  await mark('PUT', ana, 'default', await idOf(ana, fourth))
  expect(await list(ana)).toMatchObject([
    { name: fourth, isDefault: true, isFavourite: false },
    { name: third, isDefault: false, isFavourite: true },
    ...before.slice(0, 2).map((name) => ({ name, isDefault: false, isFavourite: false })),
    ...before.slice(4).map((name) => ({ name })),
  ])
  expect(await names(bo)).toEqual(before)

  await mark('PUT', ana, 'default', await idOf(ana, third))
  expect((await list(ana)).filter(({ isDefault }) => isDefault)).toMatchObject([{ name: third, isFavourite: true }])
  await mark('DELETE', ana, 'default', await idOf(ana, third))
  await mark('DELETE', ana, 'favourite', await idOf(ana, third))
  expect(await names(ana)).toEqual(before)
})

it('one default remains when two are set at once', async () => {
  const ids = (await list(ana)).map(({ id }) => id)
  const replies = await Promise.all(ids.map((id) => mark('PUT', ana, 'default', id)))
  expect(replies.map(({ status }) => status)).toEqual(ids.map(() => 200))
  const marked = (await list(ana)).filter(({ isDefault }) => isDefault)
  expect(marked).toHaveLength(1)
  await mark('DELETE', ana, 'default', marked[0]?.id ?? '')
})

it('a presenter of another site cannot be marked', async () => {
  const elsewhere = await test.customer('waymark', 'ana')
  const id = await idOf(elsewhere, (await names(elsewhere))[0] ?? '')
  for (const kind of ['favourite', 'default'] as const)
    expect(asError(await mark('PUT', ana, kind, id))).toEqual([404, 'not-found'])
})

it('customers see the presenters that the partner offers, in that order, and can use no others', async () => {
  const site = await siteList()
  const [first, second] = site
  if (!first || !second) throw new Error('the site has no presenters')
  await mark('PUT', ana, 'default', first.id)
  const wanted = [...site].reverse().map(({ id }) => ({ id, isHidden: id === first.id }))
  const { body } = await offer(wanted)
  expect(body.map(({ id, isHidden }) => ({ id, isHidden }))).toEqual(wanted)
  expect((await list(ana)).map(({ id }) => id)).toEqual(wanted.slice(0, -1).map(({ id }) => id))
  expect(asError(await create(ana, { avatarId: first.id }))).toEqual([404, 'avatar-unknown'])
  expect(asError(await mark('PUT', ana, 'favourite', first.id))).toEqual([404, 'not-found'])

  // Presenters that are not named follow, and are shown; the default is the one it was.
  await offer([{ id: second.id, isHidden: false }])
  expect((await list(ana))[0]?.id).toBe(first.id)
  expect((await siteList())[0]?.id).toBe(second.id)
  await mark('DELETE', ana, 'default', first.id)
  await offer(site.map(({ id }) => ({ id, isHidden: false })))
})

it('a hidden presenter stays in existing videos and in those made again from them', async () => {
  const avatarId = await avatarOf(ana)
  const { id } = (await create(ana, { avatarId })).body
  await ana.finished(id)
  await offer([{ id: avatarId, isHidden: true }])
  const again = (path: string, body: unknown) =>
    ana.call<Video>(`POST /api/videos/:id/${path}`, { params: { id }, body })

  expect(await ana.finished((await again('duplicate', {})).body.id)).toMatchObject({ status: 'ready', avatarId })
  const translated = await again('translate', { language: 'es', script: 'Una película corta.' })
  expect(await ana.finished(translated.body.id)).toMatchObject({ status: 'ready', avatarId })
  const draftId = ((await again('draft', {})).body as { id: string }).id
  const { body: kept } = await ana.call('GET /api/drafts/:id', { params: { id: draftId } })
  expect(kept).toMatchObject({ content: { avatarId } })
  expect((await ana.call('GET /api/avatars/:id', { params: { id: avatarId } })).body).toMatchObject({ id: avatarId })
  await ana.call('PATCH /api/videos/:id', { params: { id }, body: { title: 'Another title' } })
  expect(await ana.finished(id)).toMatchObject({ status: 'ready', avatarId })

  const other = (await create(ana)).body
  expect(asError(await create(ana, { avatarId }))).toEqual([404, 'avatar-unknown'])
  const changed = await ana.call(`POST /api/videos/:id/duplicate`, { params: { id: other.id }, body: { avatarId } })
  expect(asError(changed)).toEqual([404, 'avatar-unknown'])
  await offer([{ id: avatarId, isHidden: false }])
})

it('a site offers at least one presenter, and its own only', async () => {
  const site = await siteList()
  expect(asError(await offer(site.map(({ id }) => ({ id, isHidden: true }))))).toEqual([409, 'presenters-all-hidden'])
  expect(asError(await offer([{ id: newId(), isHidden: false }]))).toEqual([404, 'avatar-unknown'])
  expect(await siteList()).toEqual(site)
  expect((await ana.call('PUT /api/whitelabel/avatars', { body: { avatars: [] } })).status).toBe(403)
})
