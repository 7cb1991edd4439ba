// `npm run long`: what takes too long for every change. More kills, every guard taken out once, every row of the benchmark of films,
// and a thousand histories of money on both databases.
import { openPostgres } from './postgres.ts'
import { closingLine, forgetResults, step, tests } from './steps.ts'

forgetResults()
const steps = [
  step('build', ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only']),
  step('guards', ['node', 'infra/tasks/guards.ts']),
  step('bench: render', ['node', 'infra/bench/render.ts']),
]
tests('long', ['--project', '@vitrine/e2e', '--project', '@vitrine/presenter'], { TEST_SCOPE: 'long' })
const LONG = { TEST_SCOPE: 'long', VITRINE_LONG: '1' }
const OF_CORE = ['--project', '@vitrine/core']
const OF_MONEY = ['ledger/history', 'test/payment-histories']
tests('core', [...OF_CORE, 'test/hostile-uploads', 'usage/metering', 'test/import-long', ...OF_MONEY], LONG)
const postgres = await openPostgres()
try {
  tests('money-postgres', [...OF_CORE, ...OF_MONEY], { ...LONG, TEST_DATABASE_URL: postgres.ownerUrl })
} finally {
  await postgres.close()
}
const { line, isGreen } = closingLine(steps)
console.log(`\n${line}`)
process.exit(isGreen ? 0 : 1)
