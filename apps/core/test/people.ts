import type { EffectiveRole } from '@vitrine/contract'
import type { TestApp } from './app.ts'
import type { Client } from './client.ts'

export interface Somebody {
  id: string
  client: Client
}

/** Creates a person of a tenant with this role, signed in. */
export async function somebody(
  test: TestApp,
  tenant: string,
  username: string,
  { role, memberRole }: EffectiveRole,
): Promise<Somebody> {
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
export async function linesAbout({ deps }: TestApp, subject: string) {
  const { rows } = await deps.db.execute(
    'select action as act, actor_id as actor, detail from audit_log where subject = $1 order by id',
    [subject],
  )
  return rows as { act: string; actor: string | null; detail: Record<string, unknown> }[]
}
