import { randomUUID } from 'node:crypto'
import type { Connection } from './connection.ts'

const CHANNEL = 'vitrine_check'
/** Behind a pooler a single message may arrive by chance, when both connections share one of the server. */
const MESSAGES = 3
const WITHIN_MS = 15_000

/**
 * Throws unless notifications sent over the pool arrive at the listener. A pooler in transaction mode accepts LISTEN and delivers
 * nothing: the product would seem to work, but revoked sessions would stay connected.
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
    `A notification sent over DATABASE_URL did not arrive within ${withinMs / 1000} s. A pooler such as PgBouncer in transaction mode ` +
      'delivers no notifications: set DATABASE_LISTEN_URL to the address of the PostgreSQL server itself, with the same login and ' +
      'the same database.',
  )
}
