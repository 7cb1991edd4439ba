// `pnpm long`: what takes too long for every change. More kills, and the benchmark with ten minutes of film.
import { closingLine, forgetResults, step, tests } from './steps.ts'

forgetResults()
const steps = [
  step('build', ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only']),
  step('bench: render', ['node', 'infra/bench/render.ts', '--long']),
]
tests('long', ['--project', '@vitrine/e2e', '--project', '@vitrine/presenter'], { TEST_SCOPE: 'long' })
const { line, isGreen } = closingLine(steps)
console.log(`\n${line}`)
process.exit(isGreen ? 0 : 1)
