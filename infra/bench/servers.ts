// What benchmarks of requests share: a server's CPU per request, people, and counts of statements.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { Deps } from '../../apps/core/src/deps.ts'
import { LIMIT_RULES, type LimitRules } from '../../apps/core/src/platform/http/requests/limits.ts'
import type { buildServer } from '../../apps/core/src/server.ts'
import { at } from './at-size.ts'

/** Linux counts processor time in hundredths of a second. */
const TICK_MICROSECONDS = 10_000

/** A benchmark makes more requests than the limits allow a person. */
export const UNLIMITED = Object.fromEntries(
  Object.entries(LIMIT_RULES).map(([name, { seconds }]) => [name, { most: Infinity, seconds }]),
) as LimitRules

export interface Load {
  port: number
  path: string
  headers?: Record<string, string>
  /** The status that every answer has to have. */
  status?: number
}

/** Sends requests from a process of its own over 16 connections. Throws when an answer has another status. */
export async function sendLoad({ port, path, headers = {}, status = 200 }: Load, requests: number): Promise<void> {
  const file = fileURLToPath(new URL('load.ts', import.meta.url))
  const load = [file, port, path, requests, JSON.stringify(headers), status].map(String)
  const [code] = (await once(spawn(process.execPath, load, { stdio: 'inherit' }), 'exit')) as [number]
  if (code !== 0) throw new Error(`the load on ${path} failed`)
}

/** Returns microseconds of CPU of this process per request: the requests come from another one. */
export async function cpuPerRequest(load: Load, requests: number): Promise<number> {
  const before = process.cpuUsage()
  await sendLoad(load, requests)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / requests
}

/** Measures each case once per round, so that a busy machine is busy for all of them. Returns the median of each. */
export async function inTurns<Case>(
  cases: Record<string, Case>,
  rounds: number,
  measure: (one: Case) => Promise<number>,
): Promise<Record<string, number>> {
  const found = new Map<string, number[]>(Object.keys(cases).map((name) => [name, []]))
  // The first round warms up.
  for (let round = -1; round < rounds; round++)
    for (const [name, one] of Object.entries(cases)) {
      const value = await measure(one)
      if (round >= 0) found.get(name)?.push(value)
    }
  return Object.fromEntries([...found].map(([name, values]) => [name, at(values, 0.5)]))
}

/** Registers a person and returns their cookie. */
export async function signedIn(
  app: Awaited<ReturnType<typeof buildServer>>,
  username = 'bench',
  host = 'waymark.localhost',
): Promise<string> {
  const { cookies } = await app.inject({
    method: 'POST',
    url: '/auth/register',
    headers: { host },
    payload: { username, password: 'three plain words' },
  })
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

export function portOf({ server }: { server: Server }): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * Counts what this process sends to PostgreSQL over connections that are opened from here on, while `isOn`. Statements of one message
 * count each.
 */
export function countStatements() {
  const counted = { isOn: false, statements: 0, notifications: 0 }
  const query = Client.prototype.query as (...input: unknown[]) => unknown
  function count(this: unknown, ...input: unknown[]): unknown {
    if (!counted.isOn) return query.apply(this, input)
    const [first] = input
    const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '')
    counted.statements += text.split('; ').length
    if (text.includes('pg_notify')) counted.notifications++
    return query.apply(this, input)
  }
  Client.prototype.query = count as typeof Client.prototype.query
  return counted
}

/**
 * Returns microseconds of CPU of the server's processes that work for this database, or undefined where they run elsewhere.
 * Processes that ended meanwhile are not counted.
 */
export async function databaseCpu({ db }: Deps): Promise<number | undefined> {
  const { rows } = await db.execute(`select pid from pg_stat_activity where datname = current_database()`)
  try {
    return rows.reduce((sum, { pid }) => sum + ticksOf(Number(pid)) * TICK_MICROSECONDS, 0)
  } catch {
    return undefined
  }
}

function ticksOf(pid: number): number {
  // The name of the program is in brackets and may contain anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}
