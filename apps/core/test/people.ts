import type { EffectiveRole } from '@vitrine/contract'
import type { TestApp } from './app.ts'
import type { Client } from './client.ts'

export interface TestPerson {
  id: string
  client: Client
}

/** Creates a person of a tenant with this role, signed in. */
export async function createPerson(
  test: TestApp,
  tenant: string,
  username: string,
  { role, memberRole }: EffectiveRole,
): Promise<TestPerson> {
  const client = await test.customer(tenant, username)
  const { body } = await client.call<{ id: string }>('GET /api/user')
  await test.deps.db.execute('update app_user set role = $1, member_role = $2 where id = $3', [
    role,
    memberRole,
    body.id,
  ])
  return { id: body.id, client }
}

/** Returns the audit log entries about a person, oldest first. */
export async function auditEntriesAbout({ deps }: TestApp, subject: string) {
  const { rows } = await deps.db.execute(
    'select action, actor_id as actor, detail from audit_log where subject = $1 order by id',
    [subject],
  )
  return rows as { action: string; actor: string | null; detail: Record<string, unknown> }[]
}

/** Returns the audit log entries of a tenant with this action, newest first. */
export async function auditEntriesOf({ deps }: TestApp, slug: string, action: string) {
  const { rows } = await deps.db.execute(
    `select entry.* from audit_log entry join tenant on tenant.id = tenant_id
     where slug = $1 and action = $2 order by at desc, entry.id desc`,
    [slug, action],
  )
  return rows
}
