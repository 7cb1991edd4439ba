import { setTimeout as pause } from 'node:timers/promises'
import { fastify, type FastifyInstance } from 'fastify'
import type { Db } from '../db/open.ts'

/** Whoever asks asks again every second or two; a database that hangs must not hold up the answer. */
const DATABASE_MS_MAX = 1500

/** The listener for machines beside this one (a proxy, an orchestrator): never reachable from the outside, bound to no tenant. */
export function buildMachineServer(
  db: Pick<Db, 'execute'>,
  isServing: () => boolean,
  mayHaveCertificate: (host: string) => boolean | null,
): FastifyInstance {
  const app = fastify({ logger: false })
  app.get('/healthz', async () => ({ ok: true }))
  // A proxy asks without the database: while that is away for every node alike, our own answers say more than none.
  app.get<{ Querystring: { database?: string } }>('/readyz', async ({ query }, reply) => {
    const database = query.database === 'ignore' ? undefined : await hasDatabase(db)
    const ok = isServing() && database !== false
    return reply.code(ok ? 200 : 503).send({ ok, database })
  })
  // Asked by the proxy before it gets a certificate for a name, and again whenever it starts.
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
