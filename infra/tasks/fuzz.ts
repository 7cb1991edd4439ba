// `npm run fuzz`: 20,000 requests made from the contract's schemas, new ones each time. The report of a failure
// contains the seed.
import { finish, step, tests } from './steps.ts'

const build = await step('build', ['pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only'])
finish([
  build,
  await tests('fuzz', ['--project', '@vitrine/core', 'test/http/fuzz.test.ts'], { FUZZ_REQUESTS: '20000' }),
])
