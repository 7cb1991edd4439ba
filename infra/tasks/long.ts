// `npm run long`: what takes too long for every change. More kills, every guard taken out once, every row of the benchmark of videos,
// lost databases and restarts under load, every link and button of every screen, a digital twin recorded in front of a camera, every
// repeating text in every text of every call, and on both databases a thousand histories of money and an import of 5,000 people. The
// tests of S3 on the most complete server of Debian.
import { openPostgres } from './postgres.ts'
import { openRadosgw } from './radosgw.ts'
import { finish, step, tests } from './steps.ts'

const results = [
  await step('build', ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only']),
  await step('guards', ['node', 'infra/tasks/guards.ts']),
  await step('bench: render', ['node', 'infra/bench/render.ts']),
  await step('drill: lost database', ['node', 'infra/drills/lost-database.ts']),
  await step('drill: shared folder', ['node', 'infra/drills/shared-folder.ts']),
  await step('drill: rolling restart', ['node', 'infra/drills/rolling-restart.ts']),
]
results.push(
  await tests('long', ['--project', '@vitrine/e2e', '--project', '@vitrine/presenter'], { TEST_SCOPE: 'long' }),
)
const LONG = { TEST_SCOPE: 'long', VITRINE_LONG: '1' }
const OF_CORE = ['--project', '@vitrine/core']
const ON_BOTH = ['ledger/history', 'test/billing/payment-histories', 'test/members/import-long']
const inCore = ['test/uploads/hostile-uploads', 'test/text', 'partner-billing/metering', ...ON_BOTH]
results.push(await tests('core', [...OF_CORE, ...inCore], LONG))
const postgres = await openPostgres()
try {
  const environment = { ...LONG, TEST_DATABASE_URL: postgres.ownerUrl }
  results.push(await tests('core-postgres', [...OF_CORE, ...ON_BOTH], environment))
} finally {
  await postgres.close()
}
const radosgw = await openRadosgw()
try {
  const ofStorage = [...OF_CORE, 'adapters/storage', 'platform/storage/']
  results.push(await tests('storage-radosgw', ofStorage, { ...LONG, ...radosgw.environment }))
} finally {
  radosgw.close()
}
finish(results)
