import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const RESULTS = 'node_modules/.cache/vitrine-tests'

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
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(RESULTS, `${name}.json`)}`]
  return step(`tests: ${name}`, ['pnpm', 'exec', 'vitest', 'run', ...reporters, ...args], environment)
}

/** The sum over all test runs, and over the other steps as one test each. */
export function closingLine(otherSteps: boolean[]): { line: string; isGreen: boolean } {
  const runs = readdirSync(RESULTS).map((file) => JSON.parse(readFileSync(join(RESULTS, file), 'utf8')) as VitestCounts)
  const passed = runs.reduce((sum, run) => sum + run.numPassedTests, otherSteps.filter(Boolean).length)
  const failed = runs.reduce((sum, run) => sum + run.numFailedTests, otherSteps.filter((isGood) => !isGood).length)
  const isGreen = failed === 0 && runs.length > 0 && runs.every((run) => run.success)
  return { line: `${passed} passed, ${isGreen ? 0 : Math.max(failed, 1)} failed`, isGreen }
}

interface VitestCounts {
  numPassedTests: number
  numFailedTests: number
  success: boolean
}
