import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const RESULTS = 'node_modules/.cache/vitrine-tests'
/** More files than this fail for a reason. */
const MOST_SECOND_TRIES = 6

/** Forgets the counts of earlier runs. */
export function forgetResults(): void {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
}

/** Runs a command with its output shown; answers whether it succeeded. */
export function step(title: string, command: string[], environment: Record<string, string> = {}): boolean {
  console.log(`\n> ${title}`)
  const [name = '', ...args] = command
  const { status } = spawnSync(name, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  })
  if (status !== 0) console.error(`x ${title}: failed`)
  return status === 0
}

/** Runs tests of the workspace and keeps their counts under `name`. */
export function tests(name: string, args: string[], environment: Record<string, string> = {}): boolean {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${fileOf(name)}`]
  return step(`tests: ${name}`, ['pnpm', 'exec', 'vitest', 'run', ...reporters, ...args], environment)
}

/**
 * Runs tests, and once more, alone, the few files that failed: a machine that stalls for seconds must not decide. Whatever needs its
 * second try is named.
 */
export function testsWithSecondTry(name: string, args: string[], environment: Record<string, string> = {}): void {
  if (tests(name, args, environment)) return
  const first = countsOf(fileOf(name))
  const failed = first?.testResults.filter(({ status }) => status !== 'passed').map(({ name: file }) => file) ?? []
  if (!first || failed.length === 0 || failed.length > MOST_SECOND_TRIES) return
  console.log(`\nsecond try, alone: ${failed.join(', ')}`)
  const second = `${name}-second-try`
  tests(second, failed, environment)
  const again = countsOf(fileOf(second))
  rmSync(fileOf(second), { force: true })
  if (!again) return
  const kept = first.testResults.filter(({ name: file }) => !failed.includes(file))
  writeFileSync(fileOf(name), JSON.stringify({ ...again, ...sumOf([...kept, ...again.testResults]) }))
}

/** The sum over all test runs, and over the other steps as one test each. */
export function closingLine(otherSteps: boolean[]): { line: string; isGreen: boolean } {
  const runs = readdirSync(RESULTS).map((file) => countsOf(join(RESULTS, file)))
  const passed = runs.reduce((sum, run) => sum + (run?.numPassedTests ?? 0), otherSteps.filter(Boolean).length)
  const failedSteps = otherSteps.filter((isGood) => !isGood).length
  const failed = runs.reduce((sum, run) => sum + (run?.numFailedTests ?? 1), failedSteps)
  const isGreen = failed === 0 && runs.length > 0 && runs.every((run) => run?.success)
  return { line: `${passed} passed, ${isGreen ? 0 : Math.max(failed, 1)} failed`, isGreen }
}

interface TestFile {
  name: string
  status: string
  assertionResults: { status: string }[]
}

interface VitestCounts {
  numPassedTests: number
  numFailedTests: number
  success: boolean
  testResults: TestFile[]
}

function sumOf(testResults: TestFile[]): Pick<VitestCounts, 'numPassedTests' | 'numFailedTests' | 'testResults'> {
  const count = (wanted: string) =>
    testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted).length
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults }
}

function countsOf(file: string): VitestCounts | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestCounts) : undefined
}

function fileOf(name: string): string {
  return join(RESULTS, `${name}.json`)
}
