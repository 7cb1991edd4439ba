import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { SUMMARY_FILE, type TestSummary } from './summary-reporter.ts'

const SUMMARIES = 'node_modules/.cache/vitrine-tests'

/** The result of a step. Any other step than a test run counts as one test. */
export interface Result {
  /** The step or test run. */
  name: string
  passed: number
  failures: string[]
}

/** Runs a command with its output shown. */
export async function step(title: string, command: string[]): Promise<Result> {
  console.log(`\n> ${title}`)
  return resultOf(title, await isGood(title, start(command, {}, 'inherit')))
}

/** Runs a command beside others: its output is kept back and shown as a whole when it ends. */
export async function stepBeside(title: string, command: string[]): Promise<Result> {
  const child = start(command, {}, 'pipe')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const since = Date.now()
  const result = resultOf(title, await isGood(title, child), output)
  console.log(`\n> ${title} (${Math.round((Date.now() - since) / 1000)} s)\n${output}`)
  return result
}

/** Runs tests of the workspace; `name` tells this run from others. */
export async function tests(name: string, args: string[], environment: Record<string, string> = {}): Promise<Result> {
  const file = join(SUMMARIES, `${name}.json`)
  mkdirSync(SUMMARIES, { recursive: true })
  rmSync(file, { force: true })
  const title = `tests: ${name}`
  console.log(`\n> ${title}`)
  const since = Date.now()
  const reporters = ['--reporter=default', '--reporter=./infra/tasks/summary-reporter.ts']
  const command = ['pnpm', 'exec', 'vitest', 'run', ...reporters, ...args]
  const hasPassed = await isGood(title, start(command, { ...environment, [SUMMARY_FILE]: file }, 'inherit'))
  console.log(`\n${title}: ${Math.round((Date.now() - since) / 1000)} s`)
  const { passed, failures } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as TestSummary)
    : { passed: 0, failures: ['ended without a summary'] }
  // A run can fail without a failure: where no test was found.
  if (!hasPassed && failures.length === 0) failures.push('failed outside the tests, see its output')
  return { name, passed, failures }
}

/** Prints what failed and the sum over all steps, last of all, and ends the process with its status. */
export function finish(results: Result[]): never {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failures.length, 0)
  // A test that failed on each database is reported once, with the databases.
  const byTest = Map.groupBy(
    results.flatMap(({ name, failures }) => failures.map((failure) => ({ name, failure }))),
    ({ failure }) => failure.split('\n', 1)[0],
  )
  for (const [first, ...others] of byTest.values()) {
    const runs = [first, ...others].map((one) => one?.name)
    console.log(`\nx ${[...new Set(runs)].join(', ')}: ${first?.failure}`)
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

function resultOf(name: string, hasPassed: boolean, output = ''): Result {
  return hasPassed
    ? { name, passed: 1, failures: [] }
    : { name, passed: 0, failures: [output.trim().slice(-4_000) || 'see its output'] }
}

function start([name = '', ...args]: string[], environment: Record<string, string>, stdio: 'inherit' | 'pipe') {
  return spawn(name, args, {
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  })
}

async function isGood(title: string, child: ReturnType<typeof start>): Promise<boolean> {
  const succeeded = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.once('close', (status) => resolve(status === 0))
  })
  if (!succeeded) console.error(`x ${title}: failed`)
  return succeeded
}
