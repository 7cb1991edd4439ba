// `npm test`: build, types, lint and every test on the embedded database, with one journey in a real browser; those of S3 where a
// server for them is installed.
import { hasSwift, openObjectStore } from './object-store.ts'
import { staticChecks } from './static-checks.ts'
import { finish, step, tests } from './steps.ts'

const build = await step('build', ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only'])
const objectStore = hasSwift() ? await openObjectStore() : undefined
const [checks, embedded] = await Promise.all([
  staticChecks(),
  tests('embedded', process.argv.slice(2), objectStore?.environment),
])
objectStore?.close()
finish([build, ...checks, embedded])
