// `npm test [word ...]`: build, types, lint and a first round of tests in about five minutes: those beside the code, those of the whole
// application that are listed here, and one journey in a browser. With words: the test files that have one of them in their path.
// `npm run check` runs every test.
import { hasSwift, openObjectStore } from './object-store.ts'
import { staticChecks } from './static-checks.ts'
import { finish, step, tests } from './steps.ts'

/** Tests of access rights, money, and the path from a script to a shared video. */
const OF_THE_APPLICATION = [
  'access/impersonation',
  'access/keys',
  'access/roles',
  'auth/second-factor',
  'auth/sessions',
  'billing/billing',
  'billing/credit-grants',
  'billing/returned-money',
  'billing/top-up',
  'branding/branding',
  'http/hosts',
  'http/register',
  'renders/render-lifecycle',
  'scripts/drafts',
  'sharing/sharing',
  'tenants/tenant-filter',
  'tenants/tenants',
  'uploads/media',
  'uploads/uploads',
].map((name) => `apps/core/test/${name}.test.ts`)
/** These wait for time to pass, start many processes or open many databases. Relative to the folder of the core. */
const LEFT_OUT = [
  'adapters/renderer-presenter',
  'adapters/storage-s3',
  'adapters/text-to-speech-presenter',
  'features/voice-models/install/install',
  'platform/db/migrate',
  'platform/db/pglite',
  'platform/limits/slowdown',
  'platform/pictures/logos/logo',
  'platform/pictures/portrait',
  'platform/queue/queue',
  'platform/queue/stop',
  'platform/storage/check-stores',
].flatMap((name) => ['--exclude', `src/${name}.test.ts`])
const FIRST_ROUND = ['packages/', 'apps/shell/', 'apps/core/src/', 'infra/', ...OF_THE_APPLICATION, ...LEFT_OUT]

const words = process.argv.slice(2)
const build = await step('build', ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only'])
const objectStore = hasSwift() ? await openObjectStore() : undefined
const [checks, tested] = await Promise.all([
  staticChecks(),
  tests('first round', words.length > 0 ? words : FIRST_ROUND, objectStore?.environment),
])
objectStore?.close()
if (words.length === 0) console.log('\nEvery test, on both databases and in a browser: npm run check')
finish([build, ...checks, tested])
