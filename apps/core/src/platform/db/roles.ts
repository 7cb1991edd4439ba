import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** `app` serves requests of one tenant, `system` the few jobs across tenants. Neither can log in or owns a table. */
const roles = ['app', 'system'] as const

const duplicateObject = '42710'
const uniqueViolation = '23505'
const insufficientPrivilege = '42501'

/**
 * Creates both roles where they are missing and lets the login switch to them. Works for a superuser and for a database owner
 * with CREATEROLE. Throws for any other owner, with the statements that a superuser has to run once.
 */
export async function prepareRoles(kysely: Kysely<Tables>): Promise<void> {
  for (const role of roles) {
    try {
      await createMissingRole(kysely, role)
      if (!(await canSwitchTo(kysely, role))) await sql`grant ${sql.id(role)} to current_user`.execute(kysely)
    } catch (error) {
      if (codeOf(error) !== insufficientPrivilege) throw error
      const { rows } = await sql<{ owner: string }>`select quote_ident(current_user) as owner`.execute(kysely)
      throw new Error(
        `The database login may not create the role "${role}" or switch to it. Let a superuser run once: ` +
          `create role app; create role system; grant app, system to ${rows[0]?.owner};  ` +
          '(leave out the roles that exist already)',
        { cause: error },
      )
    }
  }
}

async function createMissingRole(kysely: Kysely<Tables>, role: string): Promise<void> {
  const { rows } = await sql`select 1 from pg_roles where rolname = ${role}`.execute(kysely)
  if (rows.length > 0) return
  try {
    await sql`create role ${sql.id(role)} nologin`.execute(kysely)
  } catch (error) {
    // Roles belong to the whole server, so another node or database may have made it in this moment.
    if (codeOf(error) !== duplicateObject && codeOf(error) !== uniqueViolation) throw error
  }
}

/** Tries it, because the rules of membership changed with PostgreSQL 16. */
async function canSwitchTo(kysely: Kysely<Tables>, role: string): Promise<boolean> {
  try {
    await kysely.transaction().execute((tx) => sql`set local role ${sql.id(role)}`.execute(tx))
    return true
  } catch (error) {
    if (codeOf(error) === insufficientPrivilege) return false
    throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
