// `pnpm long`: what takes too long for every change. More kills, every guard taken out once, and every row of the benchmark of
// films.
import { closingLine, forgetResults, step, tests } from './steps.ts'

forgetResults()
const steps = [
  step('build', ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only']),
  step('guards', ['node', 'infra/tasks/guards.ts']),
  step('bench: render', ['node', 'infra/bench/render.ts']),
]
tests('long', ['--project', '@vitrine/e2e', '--project', '@vitrine/presenter'], { TEST_SCOPE: 'long' })
const longOfCore = ['test/hostile-uploads', 'test/payment-news', 'test/import-long']
tests('core', ['--project', '@vitrine/core', ...longOfCore], { TEST_SCOPE: 'long', VITRINE_LONG: '1' })
const { line, isGreen } = closingLine(steps)
console.log(`\n${line}`)
process.exit(isGreen ? 0 : 1)
