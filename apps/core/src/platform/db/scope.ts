import { AsyncLocalStorage } from 'node:async_hooks'

/** The scope of a transaction. Both roles are subject to row-level security; only `system` sees every tenant. */
export interface Scope {
  readonly role: 'app' | 'system'
  readonly tenantId: string | null
  open: boolean
}

const scopes = new AsyncLocalStorage<Scope>()
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Throws unless the id is a plain UUID: it becomes part of a statement's text, where no parameter is possible. */
export function tenantScope(tenantId: string): Scope {
  if (!uuidPattern.test(tenantId)) throw new Error('a tenant id must be a lower-case UUID')
  return { role: 'app', tenantId, open: true }
}

export function systemScope(): Scope {
  return { role: 'system', tenantId: null, open: true }
}

/**
 * Runs work inside a scope. A unit of work inside another would wait on PGlite's only connection for itself, forever,
 * so it throws at once on both engines.
 */
export async function runInScope<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
  refuseInsideTransaction()
  try {
    return await scopes.run(scope, work)
  } finally {
    scope.open = false
  }
}

/** Throws inside an open transaction, whose handle the caller should have used. */
export function refuseInsideTransaction(): void {
  if (scopes.getStore()?.open) throw new Error('a transaction is already open here: pass its handle on')
}

/** Returns the statement that puts a new transaction into the current scope, with further settings; none for migrations. */
export function scopeStatements(...settings: string[]): string[] {
  const scope = scopes.getStore()
  return scope?.open ? [entering(scope, settings)] : []
}

/** Returns one statement for role, tenant and settings, because each costs the database as much as a small query. */
export function entering({ role, tenantId }: Scope, settings: readonly string[] = []): string {
  const tenant = tenantId === null ? [] : [`set_config('app.tenant', '${tenantId}', true)`]
  return `select ${[`set_config('role', '${role}', true)`, ...tenant, ...settings].join(', ')}`
}
