import { spawnSync } from 'node:child_process'
import { type Result, stepBeside } from './steps.ts'

const QUIET_RUN = ['pnpm', 'run', '--silent']

/** Types, the linter, what nobody uses: one after the other, so that they leave the tests beside them a processor. */
export async function staticChecks(): Promise<Result[]> {
  const types = await stepBeside('types', ['pnpm', 'exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only'])
  const lint = await stepBeside('lint', [...QUIET_RUN, 'lint'])
  const unused = await stepBeside('unused', [...QUIET_RUN, 'unused'])
  return [types, lint, unused, ...(await alertRules())]
}

/** Whether every alert fires when it should: with Prometheus' own tool, which the machines of the gate have. */
async function alertRules(): Promise<Result[]> {
  if (spawnSync('promtool', ['--version']).error) {
    console.log('\npromtool is not installed here: the alert rules are not tested.')
    return []
  }
  return [await stepBeside('alert rules', ['promtool', 'test', 'rules', 'infra/monitoring/alerts.test.yml'])]
}
