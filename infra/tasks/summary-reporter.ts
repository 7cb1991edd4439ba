import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'

/** The result of one test run, to be added up over all runs. */
export interface TestSummary {
  passed: number
  /** File, test and the first lines of the message, one per failure. */
  failures: string[]
}

/** The environment variable with the path of the summary. */
export const SUMMARY_FILE = 'TEST_SUMMARY_FILE'

/** Writes a summary that also lists failures outside of tests: files that do not load, hooks and unhandled errors. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const summary: TestSummary = {
      passed: modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0),
      failures: [...modules.flatMap(failuresOf), ...errors.map((error) => `outside the tests\n${linesOf([error])}`)],
    }
    writeFileSync(process.env[SUMMARY_FILE] ?? '', JSON.stringify(summary))
  }
}

function failuresOf(module: TestModule): string[] {
  const file = relative('.', module.moduleId)
  const suites = [...module.children.allSuites()]
  const outside = [
    { name: file, errors: module.errors() },
    ...suites.map((suite) => ({ name: `${file} > ${suite.fullName}`, errors: suite.errors() })),
  ]
  const failed = [...module.children.allTests('failed')].map((test) => {
    return { name: `${file} > ${test.fullName}`, errors: test.result().errors ?? [] }
  })
  return [...outside.filter(({ errors }) => errors.length > 0), ...failed].map(
    ({ name, errors }) => `${name}\n${linesOf(errors)}`,
  )
}

function linesOf(errors: readonly SerializedError[]): string {
  const lines = errors.flatMap(({ name, message, stack }) =>
    `${name ?? 'Error'}: ${message}\n${framesOf(stack)}`.split('\n'),
  )
  return lines
    .filter((line) => !/node_modules|node:internal|at new Promise/.test(line))
    .slice(0, 10)
    .map((line) => `    ${line}`)
    .join('\n')
}

function framesOf(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n')
}
