import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addTenant, addUser, testDatabase, type TestDatabase } from '../../../test/database.ts'
import { newId } from '../ids/ids.ts'
import { jsonb } from './jsonb.ts'

let it: TestDatabase

beforeAll(async () => {
  it = await testDatabase()
})
afterAll(() => it.close())

describe('a unit of work', () => {
  test('inside another one is refused at once, whatever the two are', async () => {
    const { db } = it
    const tenantId = await addTenant(db)
    const refused = 'already open'
    await expect(db.inTenant(tenantId, () => db.inTenant(tenantId, async () => {}))).rejects.toThrow(refused)
    await expect(db.inTenant(tenantId, () => db.asSystem('nested', async () => {}))).rejects.toThrow(refused)
    await expect(db.asSystem('outer', () => db.inTenant(tenantId, async () => {}))).rejects.toThrow(refused)
    await expect(db.inTenant(tenantId, () => db.execute('select 1'))).rejects.toThrow(refused)
  })

  test('may follow another one, also from work that outlived it', async () => {
    const { db } = it
    const tenantId = await addTenant(db)
    let later: Promise<unknown> = Promise.resolve()
    await db.inTenant(tenantId, async () => {
      later = new Promise((resolve) => setTimeout(resolve, 50)).then(() => addUser(db, tenantId))
    })
    await expect(later).resolves.toBeTypeOf('string')
  })

  test('leaves nothing behind when it throws', async () => {
    const { db } = it
    const tenantId = await addTenant(db)
    const userId = newId()
    const work = db.inTenant(tenantId, async (tx) => {
      await tx
        .insertInto('app_user')
        .values({ tenant_id: tenantId, id: userId, username: 'x', role: 'customer' })
        .execute()
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    const users = await db.inTenant(tenantId, (tx) => tx.selectFrom('app_user').select('id').execute())
    expect(users).toEqual([])
  })

  test('that swallows a database error is not reported as successful', async () => {
    const { db } = it
    const tenantId = await addTenant(db)
    const userId = await addUser(db, tenantId)
    const work = db.inTenant(tenantId, async (tx) => {
      const same = { tenant_id: tenantId, id: userId, username: 'y', role: 'customer' } as const
      await tx
        .insertInto('app_user')
        .values(same)
        .execute()
        .catch(() => {})
    })
    await expect(work).rejects.toThrow('rolled back')
  })

  test('refuses a tenant id that is not a plain UUID', async () => {
    const odd = `${newId()}'; reset role; --`
    await expect(it.db.inTenant(odd, async () => {})).rejects.toThrow('UUID')
  })
})

test('both engines return counts and big integers as numbers and keep lists in jsonb', async () => {
  const { db } = it
  const tenantId = await addTenant(db)
  await db.inTenant(tenantId, (tx) =>
    tx
      .insertInto('price_list')
      .values({ tenant_id: tenantId, id: newId(), list: jsonb([{ cents: 9900 }]) })
      .execute(),
  )
  const row = await db.inTenant(tenantId, (tx) =>
    tx
      .selectFrom('price_list')
      .select(({ fn }) => ['list', 'effective_at', fn.countAll<number>().over().as('count')])
      .executeTakeFirstOrThrow(),
  )
  expect(row).toEqual({ list: [{ cents: 9900 }], effective_at: expect.any(Date), count: 1 })
})
