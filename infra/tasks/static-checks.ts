import { type Result, stepBeside } from './steps.ts'

const QUIET_RUN = ['pnpm', 'run', '--silent']

/** Types, the linter, what nobody uses: one after the other, so that they leave the tests beside them a processor. */
export async function staticChecks(): Promise<Result[]> {
  const types = await stepBeside('types', ['pnpm', 'exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only'])
  const lint = await stepBeside('lint', [...QUIET_RUN, 'lint'])
  return [types, lint, await stepBeside('unused', [...QUIET_RUN, 'unused'])]
}
