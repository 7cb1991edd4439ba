import { type Transaction, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../../src/platform/db/migrate.ts'
import { migrations } from '../../src/platform/db/migrations/index.ts'
import { type TenantTx, createDb } from '../../src/platform/db/open.ts'
import { pgliteConnection } from '../../src/platform/db/pglite.ts'
import type { Tables } from '../../src/platform/db/tables.ts'
import { newId } from '../../src/platform/ids/ids.ts'
import { type TestDatabase, addTenant, addUser, testDatabase } from '../database.ts'
import { openSmallDatabase } from '../small-database.ts'

let database: TestDatabase
let tenantId: string
let userId: string

beforeAll(async () => {
  database = await testDatabase()
  tenantId = await addTenant(database.db)
})
beforeEach(async () => {
  userId = await addUser(database.db, tenantId)
})
afterAll(() => database.close())

it('the migration fills the table with existing people', async () => {
  const name = '0029-console'
  const before = Object.fromEntries(Object.entries(migrations).filter(([other]) => other < name))
  const connection = pgliteConnection(await openSmallDatabase())
  await migrate(connection.kysely, before)
  const older = createDb(connection)
  const tenant = await addTenant(older)
  const [person, nobody] = [await addUser(older, tenant), await addUser(older, tenant)]
  await older.inTenant(tenant, async (tx) => {
    await addVideo(tx, person)
    const kept = await addVideo(tx, person)
    await tx.updateTable('video').set({ deleted_at: new Date() }).where('id', '=', kept).execute()
  })
  await migrate(connection.kysely, { ...before, [name]: migrations[name] as Migration })
  const { rows } = await connection.execute('select user_id, videos, avatars, half_credits from person_figure')
  await older.close()

  expect(rows.find(({ user_id: id }) => id === person)).toMatchObject({ videos: 1, avatars: 0, half_credits: 0 })
  expect(rows.find(({ user_id: id }) => id === nobody)).toMatchObject({ videos: 0, avatars: 0, half_credits: 0 })
})

describe('the figures that lists of people are sorted by', () => {
  it('are zero for a new person, and follow their videos into the trash, back and out of it', async () => {
    expect(await figures()).toEqual({ videos: 0, avatars: 0, half_credits: 0 })

    const [first] = await run(async (tx) => [await addVideo(tx), await addVideo(tx)])
    expect((await figures())?.videos).toBe(2)
    await run((tx) =>
      tx
        .updateTable('video')
        .set({ deleted_at: new Date() })
        .where('id', '=', first ?? '')
        .execute(),
    )
    expect((await figures())?.videos).toBe(1)
    await run((tx) =>
      tx
        .updateTable('video')
        .set({ deleted_at: null })
        .where('id', '=', first ?? '')
        .execute(),
    )
    expect((await figures())?.videos).toBe(2)
    await run((tx) => tx.deleteFrom('video').where('user_id', '=', userId).execute())
    expect((await figures())?.videos).toBe(0)
  })

  it('follow credits and twins', async () => {
    const id = await run(async (tx) => {
      await tx.insertInto('credit_account').values(own()).execute()
      await addAvatar(tx)
      await addBucket(tx, 4)
      return addBucket(tx, 6)
    })
    expect(await figures()).toEqual({ videos: 0, avatars: 1, half_credits: 10 })

    await run((tx) => tx.updateTable('credit_bucket').set({ remaining_half_credits: 1 }).where('id', '=', id).execute())
    await run((tx) => tx.deleteFrom('avatar').where('user_id', '=', userId).execute())
    expect(await figures()).toEqual({ videos: 0, avatars: 0, half_credits: 5 })
  })

  it('ignore what a transaction or savepoint rolled back', async () => {
    const undone = run(async (tx) => {
      await addVideo(tx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await run(async (tx) => {
      await addVideo(tx)
      await sql`savepoint before`.execute(tx)
      await addVideo(tx)
      await sql`rollback to savepoint before`.execute(tx)
    })

    expect((await figures())?.videos).toBe(1)
  })

  it('are right after many concurrent transactions in any order', async () => {
    const other = await addUser(database.db, tenantId)
    const people = [userId, other]
    const turns = Array.from({ length: 50 }, (_, n) =>
      run(async (tx) => {
        for (const id of n % 2 ? people : people.toReversed()) await addVideo(tx, id)
      }),
    )
    await Promise.all(turns)

    expect([await figures(), await figures(other)]).toMatchObject([{ videos: 50 }, { videos: 50 }])
  })

  it('are written once per transaction, however many videos it adds', async () => {
    const written = await run(async (tx) => {
      const before = await countWrites(tx)
      await sql`insert into video (tenant_id, id, user_id, title, script, language, presenter_id, quoted_half_credits)
        select ${tenantId}, gen_random_uuid(), ${userId}, 't', 's', 'en', 'p', 1 from generate_series(1, 500)`.execute(
        tx,
      )
      await addVideo(tx)
      await sql`set constraints all immediate`.execute(tx)
      return (await countWrites(tx)) - before
    })

    expect([written, (await figures())?.videos]).toEqual([1, 501])
  })

  it('are deleted with a person', async () => {
    const deleted = await addUser(database.db, tenantId)
    await run((tx) => tx.updateTable('app_user').set({ erased_at: new Date() }).where('id', '=', userId).execute())
    await run((tx) => tx.deleteFrom('app_user').where('id', '=', deleted).execute())

    expect([await figures(), await figures(deleted)]).toEqual([undefined, undefined])
  })

  it('are deleted with a tenant', async () => {
    const gone = await addTenant(database.db)
    const person = await addUser(database.db, gone)
    await database.db.inTenant(gone, (tx) => addVideo(tx, person))
    await database.db.asSystem('a test deletes a tenant', (tx) =>
      tx.deleteFrom('tenant').where('id', '=', gone).execute(),
    )

    expect(await figures(person)).toBeUndefined()
  })
})

const own = (id = userId) => ({ tenant_id: tenantId, user_id: id })
const run = <T>(work: (tx: TenantTx) => Promise<T>) => database.db.inTenant(tenantId, work)

async function figures(id = userId) {
  return database.db.asSystem('a test reads the figures of a person', async (tx) => {
    const rows = await tx
      .selectFrom('person_figure')
      .select(['videos', 'avatars', 'half_credits'])
      .where('user_id', '=', id)
      .execute()
    return rows.map((row) => ({
      videos: Number(row.videos),
      avatars: Number(row.avatars),
      half_credits: Number(row.half_credits),
    }))[0]
  })
}

/** Returns the number of `person_figure` rows updated by this transaction. The embedded database also counts earlier ones. */
async function countWrites(tx: TenantTx): Promise<number> {
  const { rows } = await sql<{ n: string }>`
    select pg_stat_get_xact_tuples_updated('person_figure'::regclass) as n`.execute(tx)
  return Number(rows[0]?.n)
}

async function addVideo(tx: TenantTx, id = userId): Promise<string> {
  const video = {
    id: newId(),
    title: 't',
    script: 's',
    language: 'en',
    presenter_id: 'p',
    quoted_half_credits: 1,
  } as const
  await tx
    .insertInto('video')
    .values({ tenant_id: tx.tenantId, user_id: id, ...video })
    .execute()
  return video.id
}

async function addAvatar(tx: Transaction<Tables>): Promise<void> {
  const twin = { id: newId(), type: 'custom', name: 'n', presenter_id: 'p', status: 'ready' } as const
  await tx
    .insertInto('avatar')
    .values({ ...own(), ...twin })
    .execute()
}

async function addBucket(tx: Transaction<Tables>, halfCredits: number): Promise<string> {
  const bucket = { id: newId(), kind: 'bundle', priority: 1, created_at: new Date(), source_ref: newId() } as const
  const amounts = { granted_half_credits: halfCredits, remaining_half_credits: halfCredits }
  await tx
    .insertInto('credit_bucket')
    .values({ ...own(), ...bucket, ...amounts })
    .execute()
  return bucket.id
}
