import type { Log } from './log.ts'

/** Logs what Node would otherwise print itself: warnings, and the unhandled error that ends the process. */
export function logProcess(log: Log): void {
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, warning.message))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'The process ends: nothing handles this error.')
    process.exit(1)
  })
}
