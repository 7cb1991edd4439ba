// `npm run long`: what takes too long for every change. More kills, every guard taken out once, every row of the benchmark of films,
// lost databases and restarts under load, every repeating text in every text of every call, and on both databases a thousand
// histories of money and an import of 5,000 people.
import { openPostgres } from './postgres.ts'
import { closingLine, forgetResults, step, tests } from './steps.ts'

forgetResults()
const steps = [
  step('build', ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only']),
  step('guards', ['node', 'infra/tasks/guards.ts']),
  step('bench: render', ['node', 'infra/bench/render.ts']),
  step('drill: lost database', ['node', 'infra/drills/lost-database.ts']),
  step('drill: shared folder', ['node', 'infra/drills/shared-folder.ts']),
  step('drill: rolling restart', ['node', 'infra/drills/rolling-restart.ts']),
]
tests('long', ['--project', '@vitrine/e2e', '--project', '@vitrine/presenter'], { TEST_SCOPE: 'long' })
const LONG = { TEST_SCOPE: 'long', VITRINE_LONG: '1' }
const OF_CORE = ['--project', '@vitrine/core']
const ON_BOTH = ['ledger/history', 'test/payment-histories', 'test/import-long']
tests('core', [...OF_CORE, 'test/hostile-uploads', 'test/text', 'usage/metering', ...ON_BOTH], LONG)
const postgres = await openPostgres()
try {
  tests('core-postgres', [...OF_CORE, ...ON_BOTH], { ...LONG, TEST_DATABASE_URL: postgres.ownerUrl })
} finally {
  await postgres.close()
}
const { line, isGreen } = closingLine(steps)
console.log(`\n${line}`)
process.exit(isGreen ? 0 : 1)
