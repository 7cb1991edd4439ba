import { linksOf } from '../../packages/architecture-tests/src/links.ts'
import { readTree } from '../../packages/architecture-tests/src/source-file.ts'

/** What opens the databases of the core's tests. */
const OPENER = 'test/database.ts'

/** The test files of the core that open a database, by way of others as well, relative to the root. The rest never meets an engine. */
export function databaseTests(): string[] {
  const links = linksOf(readTree('apps/core'))
  const importers = Map.groupBy(links, ({ to }) => to)
  const reached = new Set([OPENER])
  // What is added while the set is walked is walked too.
  for (const file of reached) for (const { from } of importers.get(file) ?? []) reached.add(from)
  return [...reached].filter((file) => file.endsWith('.test.ts')).map((file) => `apps/core/${file}`)
}
