import { randomUUID } from 'node:crypto'
import type { Connection } from './connection.ts'

const CHANNEL = 'vitrine_check'
/** Behind a pooler the first one may arrive by chance, when both connections happen to share one of the server. */
const MESSAGES = 3
const WITHIN_MS = 15_000

/**
 * Throws unless what is sent over the pool arrives at the listener. A pooler in transaction mode takes LISTEN without an error and
 * delivers nothing: the product would look well, and sessions that were ended would stay open.
 */
export async function checkListening(
  connection: Pick<Connection, 'execute' | 'listen'>,
  withinMs: number = WITHIN_MS,
): Promise<void> {
  const awaited = new Map<string, () => void>()
  const endListening = await connection.listen(CHANNEL, (payload) => awaited.get(payload)?.())
  try {
    for (let sent = 0; sent < MESSAGES; sent++) {
      const message = randomUUID()
      const heard = Promise.withResolvers<void>()
      awaited.set(message, heard.resolve)
      const limit = setTimeout(() => heard.reject(notHeard(withinMs)), withinMs)
      try {
        await Promise.all([connection.execute('select pg_notify($1, $2)', [CHANNEL, message]), heard.promise])
      } finally {
        clearTimeout(limit)
      }
    }
  } finally {
    await endListening()
  }
}

function notHeard(withinMs: number): Error {
  return new Error(
    `What is sent over DATABASE_URL was not heard within ${withinMs / 1000} s. A pooler such as PgBouncer in transaction mode ` +
      'delivers no notifications: set DATABASE_LISTEN_URL to the address of the PostgreSQL server itself, with the same login and ' +
      'the same database.',
  )
}
