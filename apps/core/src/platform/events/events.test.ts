import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addTenant, addUser, testDatabase, type TestDatabase } from '../../../test/database.ts'
import { createSaveProgress } from '../../features/renders/index.ts'
import { videoSummaries } from '../../features/videos/index.ts'
import { type Events, type LiveEvent, openEvents } from './events.ts'
import { pruneEvents } from './prune.ts'
import { newId } from '../ids/ids.ts'

let it: TestDatabase
let tenantId: string
let userId: string
let events: Events
let heard: LiveEvent[]

beforeAll(async () => {
  it = await testDatabase()
})
beforeEach(async () => {
  tenantId = await addTenant(it.db)
  userId = await addUser(it.db, tenantId)
  events = await openEvents(it.db, createSaveProgress(videoSummaries))
  heard = []
  events.subscribe((event) => void heard.push(event))
})
afterEach(() => events.close())
afterAll(() => it.close())

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const event = (refId: string) => ({ userId, type: 'video_status_update', refId }) as const

async function addVideo(): Promise<string> {
  const id = newId()
  const text = { title: 't', script: 's', language: 'en', presenter_id: 'p' } as const
  await it.db.inTenant(tenantId, (tx) =>
    tx
      .insertInto('video')
      .values({ tenant_id: tenantId, id, user_id: userId, quoted_half_credits: 2, ...text })
      .execute(),
  )
  return id
}

test('an event is delivered after its commit, and never after a rollback', async () => {
  await it.db.inTenant(tenantId, async (tx) => {
    await events.publish(tx, event('first'))
    await pause(150)
    expect(heard).toEqual([])
  })
  await expect.poll(() => heard).toEqual([{ tenantId, ...event('first'), seq: expect.any(Number) }])

  const failing = it.db.inTenant(tenantId, async (tx) => {
    await events.publish(tx, event('never'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await it.db.inTenant(tenantId, (tx) => events.publish(tx, event('second')))
  await expect.poll(() => heard.map(({ refId }) => refId)).toEqual(['first', 'second'])
})

test('a listener may open its own transaction', async () => {
  const read = Promise.withResolvers<number>()
  events.subscribe(({ seq }) => {
    it.db.inTenant(tenantId, (tx) => events.since(tx, seq - 1)).then(({ length }) => read.resolve(length), read.reject)
  })
  await it.db.inTenant(tenantId, (tx) => events.publish(tx, event('one')))
  expect(await read.promise).toBe(1)
})

test('a reconnecting page gets its own tenant’s missed events, and the last seconds again', async () => {
  const stranger = await addTenant(it.db)
  const published = ['long ago', 'just before', 'last seen', 'missed', 'missed too']
  for (const refId of published) await it.db.inTenant(tenantId, (tx) => events.publish(tx, event(refId)))
  await it.db.inTenant(stranger, (tx) => events.publish(tx, { ...event('foreign'), userId: null }))
  await expect.poll(() => heard.length).toBe(6)
  await it.db.asSystem('age an event', (tx) =>
    tx
      .updateTable('event')
      .set({ at: new Date(Date.now() - 60_000) })
      .where('ref_id', '=', 'long ago')
      .execute(),
  )
  const lastSeen = heard.find(({ refId }) => refId === 'last seen')?.seq ?? 0
  const missed = await it.db.inTenant(tenantId, (tx) => events.since(tx, lastSeen))
  expect(missed.map(({ refId }) => refId)).toEqual(['just before', 'missed', 'missed too'])
})

test('progress is batched: many reports become few messages with the latest value, also in the table', async () => {
  const videoId = await addVideo()
  const deleted = newId()
  const startedAt = performance.now()
  for (let percent = 0; percent <= 100; percent++) {
    events.progress(tenantId, { userId, videoId, stage: 'draw', percent })
    events.progress(tenantId, { userId, videoId: deleted, stage: 'draw', percent })
    await pause(8)
  }
  await expect.poll(() => heard.some(({ refId, percent }) => refId === videoId && percent === 100)).toBe(true)
  const messages = heard.filter(({ refId }) => refId === videoId)
  expect(messages.length).toBeLessThanOrEqual((performance.now() - startedAt) / 250 + 1)
  expect(messages.at(-1)).toMatchObject({ type: 'processing_progress', userId, stage: 'draw', percent: 100, seq: 0 })
  const rows = await it.db.inTenant(tenantId, (tx) =>
    tx.selectFrom('video_progress').select(['video_id', 'stage', 'percent']).execute(),
  )
  expect(rows).toEqual([{ video_id: videoId, stage: 'draw', percent: 100 }])
})

test('progress of a hundred videos fits into one notification', async () => {
  for (let n = 0; n < 100; n++) events.progress(tenantId, { userId, videoId: newId(), stage: 'draw', percent: n })
  await expect.poll(() => heard.length).toBe(100)
})

test('progress reported inside a transaction is written after it', async () => {
  const videoId = await addVideo()
  await it.db.inTenant(tenantId, async () => events.progress(tenantId, { userId, videoId, stage: 'draw', percent: 7 }))
  await expect.poll(() => heard.map(({ percent }) => percent)).toEqual([7])
})

test('events are deleted after a day', async () => {
  for (const refId of ['old', 'new']) await it.db.inTenant(tenantId, (tx) => events.publish(tx, event(refId)))
  const old = new Date(Date.now() - 25 * 3_600_000)
  await it.db.asSystem('age an event', (tx) =>
    tx.updateTable('event').set({ at: old }).where('ref_id', '=', 'old').where('tenant_id', '=', tenantId).execute(),
  )
  await pruneEvents(it.db)
  const left = await it.db.inTenant(tenantId, (tx) => tx.selectFrom('event').select('ref_id').execute())
  expect(left).toEqual([{ ref_id: 'new' }])
})

test('a disconnected listener reconnects and catches up', async ({ skip }) => {
  if (it.db.engine === 'pglite') skip('nothing can cut the embedded database off')
  await it.db.inTenant(tenantId, (tx) => events.publish(tx, event('before')))
  await expect.poll(() => heard.map(({ refId }) => refId)).toEqual(['before'])
  await it.db.execute(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'vitrine listener'`)
  await it.db.inTenant(tenantId, (tx) => events.publish(tx, event('meanwhile')))
  await expect.poll(() => heard.map(({ refId }) => refId)).toEqual(['before', 'meanwhile'])
  await it.db.inTenant(tenantId, (tx) => events.publish(tx, event('after')))
  await expect.poll(() => heard.map(({ refId }) => refId)).toEqual(['before', 'meanwhile', 'after'])
})
