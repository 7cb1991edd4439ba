import type { Video } from '@vitrine/contract'
import { api } from '@vitrine/contract/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorkers } from '../../src/workers.ts'
import { type TestApp, testApp } from '../app.ts'
import { create, read } from '../renditions.ts'
import { until } from '../until.ts'

// A node of this build on the database of a newer one, whose migration added what a migration may add while older nodes run.
let test: TestApp
let endTasks: () => Promise<void>

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  await test.deps.db.execute(`
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
        execute format('alter table %I add column newer_text text, add column newer_count integer not null default 1', name);
        execute format('create index on %I (%I, newer_count)', name, (select attname from pg_attribute
          where attrelid = format('%I', name)::regclass and attnum > 0 order by attname <> 'tenant_id', attnum limit 1));
      end loop;
    end $$;
    create table newer (tenant_id uuid not null references tenant (id) on delete cascade, id uuid, primary key (tenant_id, id));
    insert into kysely_migration (name, timestamp) values ('9999-newer', now()::text)`)
  endTasks = startWorkers(test.deps, test.features, { isScheduled: false })
})
afterAll(async () => {
  await endTasks()
  await test.close()
})

it('with a newer schema, a customer joins, creates and shares a video, exports everything and leaves', async () => {
  const ana = await test.customer('waymark', 'ana')
  const { body: video } = await create(ana)
  const params = { id: video.id }
  await until(async () => (await read(ana, video.id)).status === 'ready', 'the video was not made')
  const statuses = [
    await ana.call('PATCH /api/videos/:id', { params, body: { title: 'Renamed' } }),
    await ana.call('POST /api/videos/:id/rebrand', { params }),
    await ana.call('POST /api/videos/:id/duplicate', { params, body: { script: 'Once more.' } }),
    await ana.call('POST /api/videos/:id/draft', { params }),
    await ana.call('POST /api/videos/:id/share', { params }),
    await ana.call('DELETE /api/videos/:id', { params }),
    await ana.call('POST /api/videos/:id/restore', { params }),
  ].map(({ status }) => status)
  const list = await until(async () => {
    const { body } = await ana.call<Video[]>('GET /api/videos')
    return body.every(({ status, tasks }) => status === 'ready' && tasks.every(({ state }) => state === 'done')) && body
  }, 'the videos were not made')

  expect(statuses).toEqual([200, 202, 201, 201, 200, 200, 200])
  expect(list.map(({ title }) => title)).toContain('Renamed')
  const leave = { password: 'three plain words', confirm: true }
  expect((await ana.call('DELETE /auth/account', { body: leave })).status).toBe(200)
})

it('with a newer schema, every read succeeds', async () => {
  const readers = [await test.demo('waymark', 'operator'), await test.demo('waymark', 'owner')]
  const reads = Object.keys(api).filter((key) => key.startsWith('GET ') && !/:|logout/.test(key))
  const statuses = await Promise.all(
    readers.flatMap((reader) => reads.map(async (key) => `${(await reader.call(key)).status} ${key}`)),
  )

  expect(statuses.filter((line) => line.startsWith('200')).length).toBeGreaterThan(80)
  expect(statuses.filter((line) => line.startsWith('5'))).toEqual([])
})
