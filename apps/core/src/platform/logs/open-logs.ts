import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { createSlowStatements } from '../db/slow-statements.ts'
import { measuredReport } from '../metrics/measured.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { quietly } from '../process/quiet-report.ts'
import { createLog, createReport, createWarn } from './log.ts'
import { scrub } from './scrub.ts'

interface LogOptions {
  log?: Logger
  report?: (error: Error) => void
  warn?: (sentence: string) => void
}

export type Logs = ReturnType<typeof openLogs>

/** Opens the log and everything that writes to it. Tests replace the log by a recorder. */
export function openLogs(
  config: Pick<Config, 'database' | 'logLevel' | 'mode'>,
  metrics: Metrics,
  { log = createLog(config), report = createReport(log), warn = createWarn(log) }: LogOptions,
) {
  const slowStatements = createSlowStatements(config.database.slowStatementMs, log)
  return {
    logs: { log, report: quietly(measuredReport(report, metrics)), warn },
    ofDatabase: { onNotice: (line: string) => log.warn(line), onStatement: slowStatements?.onStatement },
    /** Logs what render processes print. */
    onOutput: (text: string) => log.warn({ process: 'render' }, scrub(text)),
    logSlowStatements: () => slowStatements?.begin(),
  }
}
