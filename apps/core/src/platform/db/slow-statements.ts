import type { KyselyConfig } from 'kysely'
import type { Log } from '../logs/log.ts'
import { currentContext } from '../logs/work-context.ts'

const CHARACTERS_MAX = 2000

/** Called with every statement that has ended or failed, and its duration in milliseconds. */
export type OnStatement = (text: string, ms: number) => void

/**
 * Logs statements that take longer than `afterMs`. Returns undefined for 0. Statements that started before `begin` are not
 * logged: creating the tables and the examples at a first start is slow, and what waits behind it is slow as well.
 */
export function createSlowStatements(afterMs: number, log: Pick<Log, 'warn'>) {
  if (afterMs === 0) return undefined
  let begunAt = Number.POSITIVE_INFINITY
  const onStatement: OnStatement = (text, ms) => {
    if (ms < afterMs || performance.now() - ms < begunAt) return
    log.warn({ ...currentContext(), statement: withoutValues(text), ms: Math.round(ms) }, 'slow statement')
  }
  return { onStatement, begin: () => void (begunAt = performance.now()) }
}

/** Returns Kysely's log setting that reports statements; none without a listener. */
export function statementLog(onStatement: OnStatement | undefined): Pick<KyselyConfig, 'log'> {
  return onStatement ? { log: ({ query, queryDurationMillis }) => onStatement(query.sql, queryDurationMillis) } : {}
}

/** Reports a statement that does not go through Kysely. */
export async function timed<T>(
  onStatement: OnStatement | undefined,
  text: string,
  execute: () => Promise<T>,
): Promise<T> {
  if (!onStatement) return execute()
  const startedAt = performance.now()
  try {
    return await execute()
  } finally {
    onStatement(text, performance.now() - startedAt)
  }
}

/** Parameters are not part of the text; some values of the queue are. */
function withoutValues(text: string): string {
  const line = text
    .slice(0, 4 * CHARACTERS_MAX)
    .replace(/'(?:[^']|'')*(?:'|$)/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > CHARACTERS_MAX ? `${line.slice(0, CHARACTERS_MAX)}…` : line
}
