import { CompiledQuery, type Kysely } from 'kysely'
import { skeletonOf } from '../../look-alikes.ts'
import { run } from './statements.ts'

interface Row {
  tenant_id: string
  id: string
  username: string
}

/**
 * No two people of a site have user names that look alike. Of those who had before, the one who was first has the skeleton
 * and the others keep their names without one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table app_user add column username_skeleton text`, 'set local role system')
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(`select tenant_id, id, username from app_user where erased_at is null order by created_at, id`),
  )
  const first = new Map<string, Row & { skeleton: string }>()
  for (const row of rows as Row[]) {
    const skeleton = skeletonOf(row.username)
    const key = `${row.tenant_id} ${skeleton}`
    if (!first.has(key)) first.set(key, { ...row, skeleton })
  }
  await db.executeQuery(
    CompiledQuery.raw(
      `update app_user set username_skeleton = known.skeleton
        from jsonb_to_recordset($1::text::jsonb) as known (tenant_id uuid, id uuid, skeleton text)
        where app_user.tenant_id = known.tenant_id and app_user.id = known.id`,
      [JSON.stringify([...first.values()])],
    ),
  )
  await run(
    db,
    'reset role',
    `create unique index app_user_username_skeleton on app_user (tenant_id, username_skeleton)`,
  )
}
