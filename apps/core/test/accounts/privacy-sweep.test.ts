import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { create } from '../renditions.ts'
import { filesOf, PASSWORD, personIn } from '../rows/people-data.ts'

const SIX_MINUTES_MS = 360_000

let test: TestApp
let ahead = 0

beforeAll(async () => {
  test = await testApp({ withWorkers: false, clock: { now: () => new Date(Date.now() + ahead) } })
})
afterAll(() => test.close())

it('a file stored by a worker after the erasure is removed once by a later run', async () => {
  const client = await test.customer('waymark', 'late')
  const { body: video } = await create(client)
  const { tenant, person } = await personIn(test, client)
  await client.call('DELETE /auth/account', { body: { password: PASSWORD, confirm: true } })
  await putDown(`${tenant.id}/videos/${video.id}/late.mp4`)
  await putDown(`${tenant.id}/people/${person.id}/late.webp`)

  await test.features.security.privacy.resume(tenant)
  expect(await filesOf(test, [video.id, person.id])).toHaveLength(2)
  ahead = SIX_MINUTES_MS
  await test.features.security.privacy.resume(tenant)
  expect(await filesOf(test, [video.id, person.id])).toEqual([])
  const { rows } = await test.deps.db.execute('select step from deletion_request where user_id = $1', [person.id])
  expect(rows).toEqual([{ step: 'swept' }])
})

async function putDown(key: string): Promise<void> {
  const path = join(test.deps.workFolder, 'late')
  await writeFile(path, 'late bytes')
  await test.deps.storage.put(key, path)
}
