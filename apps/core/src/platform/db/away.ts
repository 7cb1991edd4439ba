/** SQLSTATE classes of a server that cannot work: no connection, no room, no memory, no further connection, shutting down. */
const AWAY = /^(08...|53...|57P0[123])$/

/** What the system answers instead of a connection. */
const UNREACHED = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']

/**
 * Whether work failed because the database cannot be reached or has no room, which passes, rather than through a fault of ours.
 * The driver has no code for a connection that ended or was waited for in vain, only its sentence.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    AWAY.test(code) ||
    UNREACHED.includes(code) ||
    /^(Connection terminated|timeout exceeded when trying)/.test(error.message)
  )
}
