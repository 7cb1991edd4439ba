import { fastify, type FastifyInstance } from 'fastify'
import type { Db } from '../db/open.ts'

/** The listener for machines beside this one (a proxy, an orchestrator): never reachable from the outside, bound to no tenant. */
export function buildMachineServer(
  db: Pick<Db, 'execute'>,
  isServing: () => boolean,
  mayHaveCertificate: (host: string) => boolean | null,
): FastifyInstance {
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
  // Asked by the proxy before it gets a certificate for a name, and again whenever it starts.
  app.get<{ Querystring: { domain?: string } }>('/internal/tls-ask', async ({ query }, reply) => {
    const answer = mayHaveCertificate(String(query.domain ?? ''))
    return reply.code(answer === null ? 503 : answer ? 200 : 403).send({ ok: answer === true })
  })
  return app
}
