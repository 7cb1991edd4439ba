/**
 * SQLSTATE classes of a server that has no connection to give: connection exceptions, shutting down, starting up. 25006: it takes no
 * changes, which a replica says and we never ask for.
 */
const LOST = /^(08(?!P01)...|57P0[123]|25006)$/
/** No room on the disk, no memory, no further connection. */
const EXHAUSTED = /^53...$/

/** Codes of the operating system for a connection that could not be made or was cut. */
const UNREACHED = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']

/** The driver and the query builder have no code for a connection that ended or timed out, only a message. */
const LOST_SENTENCES = [
  'Connection terminated',
  'timeout exceeded when trying',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Postgres connection has been discarded',
]

const socketErrors = new WeakSet<Error>()

/** Marks an error as one of a connection to the database: a mail server fails with the same codes. */
export function recordSocketError(error: Error): void {
  socketErrors.add(error)
}

/**
 * Returns whether work failed because the database cannot be reached or has no room, which is temporary, and not through a
 * fault of ours. A broken protocol (08P01) is a fault.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  return isConnectionLost(error) || EXHAUSTED.test(codeOf(error)) || UNREACHED.includes(codeOf(error))
}

/** Returns whether work failed because its connection to the database ended, or because none could be opened. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isLost = socketErrors.has(error) || LOST.test(codeOf(error))
  return isLost || LOST_SENTENCES.some((words) => error.message.startsWith(words))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
