// `npm run fuzz`: 20,000 requests made from the contract's schemas, new ones each time. The seed stands in the report of a failure.
import { closingLine, forgetResults, step, tests } from './steps.ts'

forgetResults()
const steps = [step('build', ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only'])]
tests('fuzz', ['--project', '@vitrine/core', 'test/fuzz.test.ts'], { FUZZ_REQUESTS: '20000' })
const { line, isGreen } = closingLine(steps)
console.log(`\n${line}`)
process.exit(isGreen ? 0 : 1)
