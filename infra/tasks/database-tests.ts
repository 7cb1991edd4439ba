import { linksOf } from '../../packages/architecture-tests/src/links.ts'
import { readTree } from '../../packages/architecture-tests/src/source-file.ts'

/** The module that opens the databases of the core's tests. */
const OPENER = 'test/database.ts'

/**
 * These test pages, texts and their languages, documents, files, hosts, access levels, external addresses and the time that texts
 * take, which do not depend on the database engine. They run on the embedded database only. A test of transactions, locks,
 * concurrent changes, policies, counts or order does not belong here, nor one that is alone in making a statement.
 */
const OF_ONE_ENGINE = [
  'access/access-levels',
  'access/access-matrix',
  'access/internal-screens',
  'access/origin',
  'accounts/profile-picture',
  'batches/linked-batches',
  'branding/brand-from-site',
  'branding/brand-matrix',
  'branding/company-name',
  'branding/development-host',
  'email/mail-trace',
  'http/compressed-answers',
  'http/etags',
  'http/fuzz',
  'http/hosts',
  'http/live-networks',
  'http/long-requests',
  'http/not-found',
  'http/outbound-requests',
  'http/pages',
  'http/public-pages',
  'http/stale-scripts',
  'http/thread-tasks',
  'integrations/api-client',
  'integrations/connected-services',
  'integrations/openapi-examples',
  'operation/production',
  'renders/failure-languages',
  'renders/failure-reasons',
  'renders/storyboard-render',
  'scripts/music-samples',
  'scripts/script-language',
  'scripts/voice-models',
  'scripts/voices',
  'sharing/share-abuse',
  'single-sign-on/google-hosts',
  'single-sign-on/google-targets',
  'tenants/vendor-trace',
  'tenants/vendor-trace-calls',
  'text/linear-calls',
  'text/linear-captions',
  'twins/consent-checks',
  'uploads/capture',
  'uploads/hostile-tables',
  'uploads/hostile-uploads',
  'uploads/media',
].map((name) => `test/${name}.test.ts`)

/** These tests open the embedded database, even when the others run on PostgreSQL. */
const OF_THE_EMBEDDED = ['src/platform/db/pglite.test.ts', 'test/simulation/simulation.test.ts']

const NOT_ON_POSTGRES = [...OF_ONE_ENGINE, ...OF_THE_EMBEDDED]

/** The test files of the core that run on PostgreSQL too, relative to the root: those that open a database, by way of others as well. */
export function databaseTests(): string[] {
  const links = linksOf(readTree('apps/core'))
  const importers = Map.groupBy(links, ({ to }) => to)
  const reached = new Set([OPENER])
  // Files added during the iteration are visited too.
  for (const file of reached) for (const { from } of importers.get(file) ?? []) reached.add(from)
  const unknown = NOT_ON_POSTGRES.filter((file) => !reached.has(file))
  if (unknown.length > 0) throw new Error(`database-tests.ts names files that are gone: ${unknown.join(', ')}`)
  const isMeant = (file: string) => file.endsWith('.test.ts') && !NOT_ON_POSTGRES.includes(file)
  return [...reached].filter(isMeant).map((file) => `apps/core/${file}`)
}
