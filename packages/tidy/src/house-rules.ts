import { api } from '@vitrine/contract/api'
import type { Fault, Rule } from './fault.ts'
import { adapters } from './rules/adapters.ts'
import { asSystem } from './rules/as-system.ts'
import { asvsTable } from './rules/asvs-table.ts'
import { coreFeatures } from './rules/core-features.ts'
import { deadExports } from './rules/dead-exports.ts'
import { deadFiles } from './rules/dead-files.ts'
import { environment } from './rules/environment.ts'
import { floors } from './rules/floors.ts'
import { lengths } from './rules/lengths.ts'
import { logicalSides } from './rules/logical-sides.ts'
import { namedPaths } from './rules/named-paths.ts'
import { noCircles } from './rules/no-circles.ts'
import { packages } from './rules/packages.ts'
import { rawColours } from './rules/raw-colours.ts'
import { routesFresh } from './rules/routes-fresh.ts'
import { shellFeatures } from './rules/shell-features.ts'
import { words } from './rules/words.ts'
import type { SourceFile } from './source-file.ts'

const houseRules: Rule[] = [
  floors,
  coreFeatures,
  shellFeatures,
  adapters,
  packages,
  asSystem,
  noCircles,
  lengths,
  words,
  environment,
  deadFiles,
  deadExports,
  logicalSides,
  rawColours,
  routesFresh(api),
  namedPaths,
  asvsTable,
]

/** Every fault of every rule, in the order of the files. */
export function faultsIn(files: readonly SourceFile[]): Fault[] {
  return houseRules
    .flatMap((rule) => rule(files))
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}
