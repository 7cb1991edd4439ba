import {
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  PostgresQueryCompiler,
  createQueryId,
} from 'kysely'
import type { Db, TenantTx } from '../src/platform/db/open.ts'

export interface Statement {
  sql: string
  tenantId: string
  parameters: readonly unknown[]
}

/** A database for `wrapDb` of a test that adds every statement of a tenant to a list, as it is built and before it runs. */
export function recording(statements: Statement[]): (db: Db) => Db {
  const compiler = new PostgresQueryCompiler()
  const recorder = (tenantId: string): KyselyPlugin => ({
    transformQuery({ node }: PluginTransformQueryArgs) {
      const { sql, parameters } = compiler.compileQuery(node as OperationNode as never, createQueryId())
      statements.push({ sql, parameters, tenantId })
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return (db) => ({
    ...db,
    inTenant: (tenantId, work) =>
      db.inTenant(tenantId, (tx) => work(Object.assign(tx.withPlugin(recorder(tenantId)), { tenantId }) as TenantTx)),
  })
}
