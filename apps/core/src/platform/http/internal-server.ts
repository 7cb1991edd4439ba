import { setTimeout as pause } from 'node:timers/promises'
import { fastify, type FastifyInstance } from 'fastify'
import type { Db } from '../db/open.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** Probes repeat every second or two, so a database that hangs must not delay the response. */
const DATABASE_MS_MAX = 1500

/** Builds the server for the proxy and the orchestrator beside this process. It has no tenant and is not reachable from outside. */
export function buildInternalServer(
  db: Pick<Db, 'execute'>,
  isServing: () => boolean,
  mayHaveCertificate: (host: string) => boolean | null,
  { registry }: Pick<Metrics, 'registry'>,
): FastifyInstance {
  const app = fastify({ logger: false })
  app.get('/healthz', async () => ({ ok: true }))
  // A proxy leaves the database out: while no node has one, problems from a node tell more than no response.
  app.get<{ Querystring: { database?: string } }>('/readyz', async ({ query }, reply) => {
    const database = query.database === 'ignore' ? undefined : await hasDatabase(db)
    const ok = isServing() && database !== false
    return reply.code(ok ? 200 : 503).send({ ok, database })
  })
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  // The proxy asks before it requests a certificate for a name, and again whenever it starts.
  app.get<{ Querystring: { domain?: string } }>('/internal/tls-ask', async ({ query }, reply) => {
    const answer = mayHaveCertificate(String(query.domain ?? ''))
    return reply.code(answer === null ? 503 : answer ? 200 : 403).send({ ok: answer === true })
  })
  return app
}

async function hasDatabase(db: Pick<Db, 'execute'>): Promise<boolean> {
  const answered = db.execute('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answered, pause(DATABASE_MS_MAX, false, { ref: false })])
}
