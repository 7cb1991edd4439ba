import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Deps } from '../../src/deps.ts'
import { createFeatures } from '../../src/features.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { create } from '../renditions.ts'
import { filesOf, PASSWORD, personIn, rowsWith, uploadPicture } from '../rows/people-data.ts'

/** The name, the proof and the one transaction; up to here nothing has happened. */
const BEFORE = [1, 2, 3]
/** Then the steps of the erasing, and more than there are: the last cuts find nothing to cut any more. */
const AFTER = Array.from({ length: 32 }, (_, index) => index + 4)

class Killed extends Error {}

let test: TestApp
const uncut: number[] = []

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

it.each(BEFORE)('a deletion that dies before step %i has changed nothing', async (cut) => {
  const { client, ids } = await belongings(cut)
  await deleteCutAt(cut, client)

  expect((await client.call('GET /auth/user')).status).toBe(200)
  expect(await filesOf(test, ids)).toHaveLength(7)
})

it.each(AFTER)('a deletion that dies before step %i is completed by the next run', async (cut) => {
  const { client, ids } = await belongings(cut)
  const { tenant, isCut } = await deleteCutAt(cut, client)
  if (!isCut) uncut.push(cut)
  expect((await client.call('GET /auth/user')).status).toBe(401)
  await test.features.security.privacy.resume(tenant)

  expect(await rowsWith(test, `quail ${cut}`)).toEqual([])
  expect(await tablesWithAddress(cut)).toEqual([])
  expect(await filesOf(test, ids)).toEqual([])
})

it('interruptions cover every step', () => {
  expect(uncut[0]).toBeGreaterThan(7)
  expect(uncut.at(-1)).toBe(AFTER.at(-1))
})

/**
 * Creates a person with a picture and a video. `ids` are in the keys of their files: seven, with poster, two captions, speech and
 * its waveform.
 */
async function belongings(cut: number) {
  const client = await test.customer('waymark', `quail ${cut}`)
  await client.call('PATCH /auth/profile', { body: { email: `quail${cut}@mail.example` } })
  await uploadPicture(client)
  const { body } = await create(client, { title: `quail ${cut}` })
  await client.finished(body.id)
  const { person } = await personIn(test, client)
  return { client, ids: [person.id, body.id] }
}

/** Deletes on services whose `cut`th step towards the database or the storage never comes about, nor any after it. */
async function deleteCutAt(cut: number, client: Client) {
  const { tenant, person } = await personIn(test, client)
  let step = 0
  let isCut = false
  const dying = <T extends object>(port: T): T =>
    new Proxy(port, {
      get(target, name: keyof T & string) {
        const member = target[name]
        if (typeof member !== 'function' || !['inTenant', 'removeAll'].includes(name)) return member
        return async (...given: unknown[]) => {
          if (++step < cut) return member.apply(target, given) as unknown
          isCut = true
          throw new Killed()
        }
      },
    })
  const { db, storage } = test.deps
  const deps: Deps = { ...test.deps, db: dying(db), storage: dying(storage), report: () => undefined }
  await createFeatures(deps)
    .security.privacy.deleteOwn(tenant, person, { password: PASSWORD }, 'en')
    .catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
    })
  return { tenant, isCut }
}

/** Which tables know the address once the receipt has left. */
async function tablesWithAddress(cut: number): Promise<(string | undefined)[]> {
  let tables: (string | undefined)[] = ['none asked yet']
  for (let waited = 0; waited < 10_000 && tables.length > 0; waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    tables = (await rowsWith(test, `quail${cut}@`)).map((row) => row.split(':')[0])
  }
  return tables
}
