// `npm test`: build, types, lint and every test on the embedded database, with one journey in a real browser.
import { closingLine, forgetResults, step, tests } from './steps.ts'

forgetResults()
const steps = [
  step('build', ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only']),
  step('types', ['pnpm', 'exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only']),
  step('lint', ['pnpm', 'run', '--silent', 'lint']),
]
tests('embedded', process.argv.slice(2))
const { line, isGreen } = closingLine(steps)
console.log(`\n${line}`)
process.exit(isGreen ? 0 : 1)
