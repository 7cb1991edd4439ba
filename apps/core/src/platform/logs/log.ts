import { type DestinationStream, type Logger, destination, pino, stdTimeFunctions } from 'pino'
import type { Config } from '../../config.ts'
import { errorFields, messageOf } from './error-fields.ts'
import { readableStream } from './readable.ts'
import { scrub } from './scrub.ts'
import { currentContext } from './work-context.ts'

const GATHERED_BYTES = 4096
const FLUSH_MS = 1000
/**
 * The limit of unwritten output. Records beyond it are dropped, so that a blocked reader neither blocks nor
 * fills the process.
 */
const WAITING_BYTES_MAX = 8 * 1024 * 1024
const WARN = 40

/** The log of the process: pino, which Fastify brings. */
export type Log = Pick<Logger, 'debug' | 'error' | 'fatal' | 'flush' | 'info' | 'level' | 'warn'>

/** Creates the log: a JSON record per line in production, text for a terminal in development. */
export function createLog({ mode, logLevel }: Pick<Config, 'logLevel' | 'mode'>, stream?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    base: null,
    messageKey: 'message',
    errorKey: 'err',
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: errorFields },
  }
  return pino(options, stream ?? (mode === 'production' ? gatheredOutput() : readableStream()))
}

/** Returns a function that logs an error outside of responses, with the current work. */
export function createReport(log: Log): (error: Error) => void {
  return (error) => log.error({ ...currentContext(), err: error }, messageOf(error))
}

/** Returns a function that logs a message for the operator. */
export function createWarn(log: Log): (sentence: string) => void {
  return (sentence) => log.warn({ ...currentContext() }, scrub(sentence))
}

/** Buffers records for the standard output. Urgent ones are written at once, the others within a second or at the end. */
function gatheredOutput() {
  const out = destination({
    dest: 1,
    sync: false,
    minLength: GATHERED_BYTES,
    maxLength: WAITING_BYTES_MAX,
    periodicFlush: FLUSH_MS,
  })
  return {
    // Has pino provide the level of a record.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string): void {
      out.write(line)
      if (this.lastLevel >= WARN) out.flush()
    },
    flush: (done?: (error?: Error) => void) => out.flush(done),
    flushSync: () => out.flushSync(),
  }
}
