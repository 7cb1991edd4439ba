import { type ImportCheck, type ImportPlan, type ImportRow, type Language, MAILS_PER_MINUTE } from '@vitrine/contract'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { translateProblem } from '../../../platform/http/problem-messages.ts'
import type { Person } from '../../../platform/http/request.ts'
import { storedReason } from '../../../platform/table-import/reason-columns.ts'
import { type TableImportDeps, createTableImports } from '../../../platform/table-import/table-imports.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { withOverdue } from '../../tenants/index.ts'
import { definePeopleImport } from './definition.ts'
import * as store from './rows-store.ts'

const FIRST_SHOWN = 5
/** Names and addresses of people who may never sign up are not kept longer. */
const KEPT_MS = 30 * DAY_MS

type Deps = TableImportDeps & Parameters<typeof definePeopleImport>[0]

interface Page {
  which: 'invited' | 'refused'
  after: number
  limit: number
}

export type Imports = ReturnType<typeof createImports>

const tenantsDue = withOverdue({
  table: 'table_import',
  column: 'created_at',
  keptMs: KEPT_MS,
  where: "state <> 'running' and kind = 'people'",
})

/** Imports of customers from a table file, for the team. */
export function createImports(deps: Deps) {
  const { db, clock } = deps
  const imports = createTableImports(deps, definePeopleImport(deps))
  return { ...imports, check, rows, deleteExpired, tenantsDue }

  async function check(
    tenant: Tenant,
    person: Person,
    id: string,
    plan: ImportPlan,
    language: Language,
  ): Promise<ImportCheck> {
    const { good, ...found } = await imports.check(tenant, person, id, plan, language)
    const first = good.slice(0, FIRST_SHOWN).map(({ value }) => ({ email: value.email, name: value.displayName ?? '' }))
    return { ...found, good: good.length, first, mailMinutes: Math.ceil(good.length / MAILS_PER_MINUTE) }
  }

  async function rows(person: Person, id: string, page: Page, language: Language) {
    await imports.find(person, id)
    const wanted = { ...page, limit: page.limit + 1 }
    const found = await db.inTenant(person.tenantId, (tx) => store.listRows(tx, id, wanted))
    const items = found.slice(0, page.limit).map((row) => serializeRow(row, language))
    return { items, nextAfter: found.length > page.limit ? (items.at(-1)?.line ?? null) : null }
  }

  async function deleteExpired(tenantId: string): Promise<void> {
    await imports.deleteBefore(tenantId, new Date(clock.now().getTime() - KEPT_MS))
  }
}

function serializeRow(row: Awaited<ReturnType<typeof store.listRows>>[number], language: Language): ImportRow {
  const { line, email } = row
  const reason = storedReason(row)
  if (reason !== null) return { line, email, state: 'refused', reason: translateProblem(language, reason) }
  if (row.person_id) return { line, email, state: 'came', reason: null }
  if (!row.open_id) return { line, email, state: 'gone', reason: null }
  return { line, email, state: row.token_hash === null ? 'invited' : 'sent', reason: null }
}
