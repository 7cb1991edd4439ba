import type { DraftContent } from '@vitrine/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillBilling } from '../../../test/billing-rows.ts'
import { fillTenant } from '../../../test/tenant-rows.ts'
import { fillBrand } from '../../../test/brand-rows.ts'
import { addTenant, addUser, testDatabase } from '../../../test/database.ts'
import { fillBatches } from '../../../test/batch-rows.ts'
import { fillImports } from '../../../test/import-rows.ts'
import { fillNewsletters } from '../../../test/newsletter-rows.ts'
import { fillHelp } from '../../../test/help-rows.ts'
import { fillMails, fillSignIns } from '../../../test/people-rows.ts'
import { fillSharing } from '../../../test/sharing-rows.ts'
import type { TestDatabase } from '../../../test/database.ts'
import { newId } from '../ids.ts'
import { jsonb } from './jsonb.ts'
import type { TenantTx } from './open.ts'

let it: TestDatabase
let mine: string
let theirs: string
const firstRows = new Map<string, Record<string, unknown>>()

beforeAll(async () => {
  it = await testDatabase()
  mine = await addTenant(it.db)
  theirs = await addTenant(it.db)
  await fill(mine)
  await fill(theirs)
})
afterAll(() => it.close())

const film = { audience: 0, look: 'l', presenter_id: 'leila', title: 't', script: 's', duration_seconds: 1 }

async function addWork(tx: TenantTx, userId: string): Promise<void> {
  const upload = { id: newId(), kind: 'content', name: 'n', bytes: 1 } as const
  await tx
    .insertInto('upload')
    .values({ tenant_id: tx.tenantId, user_id: userId, ...upload })
    .execute()
  const draft = { id: newId(), content: jsonb({} as DraftContent) }
  await tx
    .insertInto('draft')
    .values({ tenant_id: tx.tenantId, user_id: userId, ...draft })
    .execute()
}

/** One row in every table of a tenant. */
async function fill(tenantId: string): Promise<void> {
  const { db } = it
  const userId = await addUser(db, tenantId)
  const [avatarId, videoId, now] = [newId(), newId(), new Date()]
  const own = { tenant_id: tenantId, user_id: userId }
  await db.asSystem('a test gives each tenant a host', (tx) =>
    tx
      .insertInto('tenant_host')
      .values({ host: `${tenantId}.test`, tenant_id: tenantId, kind: 'primary' })
      .execute(),
  )
  await db.inTenant(tenantId, async (tx) => {
    await tx.insertInto('brand').values({ tenant_id: tenantId, company_name: 'n' }).execute()
    await tx
      .insertInto('price_list')
      .values({ tenant_id: tenantId, id: newId(), list: jsonb([]) })
      .execute()
    await tx
      .insertInto('sample')
      .values({ tenant_id: tenantId, ...film })
      .execute()
    await tx
      .insertInto('session')
      .values({ ...own, id: newId(), expires_at: now })
      .execute()
    await tx.insertInto('audit_line').values({ tenant_id: tenantId, id: newId(), act: 'a', subject: 's' }).execute()
    await fillCredits(tx, userId)
    await addWork(tx, userId)
    const avatar = { ...own, id: avatarId, type: 'custom', name: 'n', presenter_id: 'p', status: 'ready' } as const
    await tx.insertInto('avatar').values(avatar).execute()
    const text = { title: 't', script: 's', language: 'en', presenter_id: 'p', shown_half_credits: 1 }
    await tx
      .insertInto('video')
      .values({ ...own, ...text, id: videoId, avatar_id: avatarId })
      .execute()
    await fillVideo(tx, userId, videoId)
    const version = { ...own, id: newId(), script_id: newId(), origin: 'written', language: 'en', script: 's' } as const
    await tx.insertInto('script_version').values(version).execute()
    await tx
      .insertInto('event')
      .values({ ...own, id: newId(), type: 'credits_update', ref_id: 'r' })
      .execute()
    for (const fillMore of [
      fillTenant,
      fillHelp,
      fillImports,
      fillNewsletters,
      fillBrand,
      fillBilling,
      fillMails,
      fillSignIns,
    ])
      await fillMore(tx, userId)
  })
}

async function fillCredits(tx: TenantTx, userId: string): Promise<void> {
  const [own, bucketId, now] = [{ tenant_id: tx.tenantId, user_id: userId }, newId(), new Date()]
  await tx.insertInto('credit_account').values(own).execute()
  const amounts = { granted_half_credits: 1, remaining_half_credits: 1 }
  const bucket = {
    ...own,
    ...amounts,
    id: bucketId,
    kind: 'signup',
    priority: 1,
    created_at: now,
    source_ref: 's',
  } as const
  await tx.insertInto('credit_bucket').values(bucket).execute()
  const hold = { ...own, id: 'h', held_half_credits: 1, parts: jsonb([]), created_at: now, expires_at: now }
  await tx.insertInto('credit_hold').values(hold).execute()
  const entry = { ...own, id: newId(), bucket_id: bucketId, kind: 'grant', delta_half_credits: 1, at: now } as const
  await tx.insertInto('credit_entry').values(entry).execute()
}

async function fillVideo(tx: TenantTx, userId: string, videoId: string): Promise<void> {
  await fillSharing(tx, userId, videoId)
  await fillBatches(tx, userId, videoId)
  const own = { tenant_id: tx.tenantId, video_id: videoId }
  await tx
    .insertInto('video_progress')
    .values({ ...own, stage: 's', percent: 1 })
    .execute()
  await tx
    .insertInto('video_task')
    .values({ ...own, kind: 'mov', id: newId() })
    .execute()
  const { id: uploadId } = await tx
    .selectFrom('upload')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('video_content')
    .values({ ...own, position: 0, upload_id: uploadId })
    .execute()
}

async function tenantTables(): Promise<string[]> {
  const { rows } = await it.db.execute(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'`,
  )
  return [...rows.map((row) => String(row.table_name)), 'tenant'].sort()
}

const ownerColumn = (table: string): string => (table === 'tenant' ? 'id' : 'tenant_id')

async function ownersSeen(tx: TenantTx, table: string): Promise<string[]> {
  const owner = sql.ref<string>(ownerColumn(table))
  const { rows } = await sql<{ owner: string }>`select distinct ${owner} as owner from ${sql.table(table)}`.execute(tx)
  return rows.map((row) => row.owner)
}

describe('without any condition of its own a query', () => {
  test('sees the rows of its tenant in every table, and none of another', async () => {
    for (const table of await tenantTables()) {
      expect([table, await it.db.inTenant(mine, (tx) => ownersSeen(tx, table))]).toEqual([table, [mine]])
    }
  })

  test('sees nothing when no tenant is set, on a fresh connection and on a used one', async () => {
    for (const table of await tenantTables()) {
      const { rows } = await it.db.execute(
        `begin; set local role app; select count(*)::int as n from ${table}; rollback`,
      )
      expect([table, rows.find((row) => 'n' in row)]).toEqual([table, { n: 0 }])
    }
  })

  test('changes and deletes nothing of another tenant', async () => {
    for (const table of await tenantTables()) {
      const column = ownerColumn(table)
      const attempts = [
        `update ${table} set ${column} = ${column} where ${column} = '${theirs}'`,
        `delete from ${table} where ${column} = '${theirs}'`,
      ]
      for (const attempt of attempts) {
        const changed = await it.db
          .inTenant(mine, async (tx) => (await sql.raw(attempt).execute(tx)).numAffectedRows)
          .catch((error: unknown) => String(error))
        expect([attempt, [0n, `error: permission denied for table ${table}`].includes(changed ?? 0n)]).toEqual([
          attempt,
          true,
        ])
      }
    }
  })
})

test('a row for another tenant is refused in every table', async () => {
  for (const table of await tenantTables()) {
    const column = ownerColumn(table)
    const copied = await it.db.inTenant(mine, (tx) => sql`select * from ${sql.table(table)} limit 1`.execute(tx))
    firstRows.set(table, { ...(copied.rows[0] as Record<string, unknown>), [column]: theirs })
  }
  expect(firstRows.size).toBeGreaterThan(10)
  for (const [table, row] of firstRows) {
    const json = JSON.stringify(row)
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
    const insert = it.db.inTenant(mine, (tx) =>
      sql`insert into ${sql.table(table)} (${columns}) overriding system value
        select ${columns} from json_populate_record(null::${sql.table(table)}, ${json}::json)`.execute(tx),
    )
    const message = await insert.then(
      () => 'accepted',
      (error: unknown) => String(error),
    )
    expect([table, /row-level security|permission denied/.test(message)]).toEqual([table, true])
  }
})

test('the audit log and the credit entries can only grow', async () => {
  for (const table of ['audit_line', 'credit_entry']) {
    for (const attempt of [`update ${table} set at = now()`, `delete from ${table}`]) {
      const refused = it.db.inTenant(mine, (tx) => sql.raw(attempt).execute(tx))
      await expect(refused).rejects.toThrow('permission denied')
    }
  }
})

test('the system sees every tenant, still without being a superuser', async () => {
  const seen = await it.db.asSystem('a test counts tenants', async (tx) => {
    const { rows } = await sql<{ is_superuser: string }>`show is_superuser`.execute(tx)
    const tenants = await tx.selectFrom('app_user').select('tenant_id').distinct().execute()
    return { isSuperuser: rows[0]?.is_superuser, tenants: tenants.map((row) => row.tenant_id).sort() }
  })
  expect(seen).toEqual({ isSuperuser: 'off', tenants: [mine, theirs].sort() })
})
