import { linksOf } from '../../packages/architecture-tests/src/links.ts'
import { readTree } from '../../packages/architecture-tests/src/source-file.ts'

/** The module that opens the databases of the core's tests. */
const OPENER = 'test/database.ts'

/**
 * These test pages, documents, files, hosts, access levels and external addresses, which do not depend on the database engine.
 * They run on the embedded database only.
 */
const OF_ONE_ENGINE = [
  'access-levels',
  'access-matrix',
  'brand-matrix',
  'consent-checks',
  'fuzz',
  'google-hosts',
  'hosts',
  'hostile-uploads',
  'linked-batches',
  'openapi-examples',
  'outbound-requests',
  'pages',
  'profile-picture',
  'share-abuse',
  'storyboard-render',
  'text/linear-captions',
  'vendor-trace',
  'vendor-trace-calls',
  'voices',
].map((name) => `test/${name}.test.ts`)

/** The test files of the core that run on PostgreSQL too, relative to the root: those that open a database, by way of others as well. */
export function databaseTests(): string[] {
  const links = linksOf(readTree('apps/core'))
  const importers = Map.groupBy(links, ({ to }) => to)
  const reached = new Set([OPENER])
  // Files added during the iteration are visited too.
  for (const file of reached) for (const { from } of importers.get(file) ?? []) reached.add(from)
  const unknown = OF_ONE_ENGINE.filter((file) => !reached.has(file))
  if (unknown.length > 0) throw new Error(`database-tests.ts names files that are gone: ${unknown.join(', ')}`)
  const isMeant = (file: string) => file.endsWith('.test.ts') && !OF_ONE_ENGINE.includes(file)
  return [...reached].filter(isMeant).map((file) => `apps/core/${file}`)
}
