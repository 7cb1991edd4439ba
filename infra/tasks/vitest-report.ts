import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** What is read of vitest's JSON report. */
interface VitestReport {
  numPassedTests: number
  success: boolean
  testResults: TestFile[]
}

interface TestFile {
  name: string
  status: string
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}

/** Returns how many tests of a run passed, and what failed: file, test and the first lines of the message. */
export function readReport(file: string, isGood: boolean): { passed: number; failures: string[] } {
  if (!existsSync(file)) return { passed: 0, failures: ['ended without a report'] }
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  const failures = report.testResults.flatMap(failuresOf)
  // An error outside the tests fails a run of passed tests.
  if (failures.length === 0 && !(isGood && report.success)) failures.push('failed outside the tests, see its output')
  return { passed: report.numPassedTests, failures }
}

function failuresOf({ name, status, message, assertionResults }: TestFile): string[] {
  const file = relative('.', name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${file}\n${firstLines(message)}`] : []
  return failed.map((test) => `${file} > ${test.fullName}\n${firstLines(test.failureMessages.join('\n'))}`)
}

function firstLines(text: string): string {
  const own = text.split('\n').filter((line) => !/node_modules|node:internal|at new Promise/.test(line))
  return own
    .slice(0, 10)
    .map((line) => `    ${line}`)
    .join('\n')
}
