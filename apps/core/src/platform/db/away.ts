/** SQLSTATE classes of a server that has no connection to give: connection exceptions, shutting down, starting up. */
const LOST = /^(08(?!P01)...|57P0[123])$/
/** No room on the disk, no memory, no further connection. */
const EXHAUSTED = /^53...$/

/** What the system answers instead of a connection. */
const UNREACHED = [
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]

/** The driver and the query builder have no code for a connection that ended or was waited for in vain, only a sentence. */
const LOST_SENTENCES = [
  'Connection terminated',
  'timeout exceeded when trying',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Postgres connection has been discarded',
]

/**
 * Returns whether work failed because the database cannot be reached or has no room, which passes, rather than through a
 * fault of ours. A broken protocol (08P01) is a fault.
 */
export function isDatabaseAway(error: unknown): boolean {
  return isConnectionLost(error) || causesOf(error).some((cause) => EXHAUSTED.test(codeOf(cause)))
}

/** Returns whether work failed because its connection to the database ended, or because none could be opened. */
export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = codeOf(cause)
    return (
      LOST.test(code) || UNREACHED.includes(code) || LOST_SENTENCES.some((words) => cause.message.startsWith(words))
    )
  })
}

/** A name with several addresses fails once for each, under one error without words. */
function causesOf(error: unknown): Error[] {
  if (error instanceof AggregateError) return error.errors.flatMap(causesOf)
  return error instanceof Error ? [error] : []
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
