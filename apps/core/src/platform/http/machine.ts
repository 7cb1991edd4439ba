import { fastify, type FastifyInstance } from 'fastify'
import type { Db } from '../db/open.ts'

/** The listener for machines beside this one (a proxy, an orchestrator): never reachable from the outside, bound to no tenant. */
export function buildMachineServer(db: Pick<Db, 'execute'>, isServing: () => boolean): FastifyInstance {
  const app = fastify({ logger: false })
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const hasDatabase = await db.execute('select 1').then(
      () => true,
      () => false,
    )
    const ok = isServing() && hasDatabase
    return reply.code(ok ? 200 : 503).send({ ok, database: hasDatabase })
  })
  return app
}
