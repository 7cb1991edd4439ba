import { api } from '@vitrine/contract/api'
import type { Fault, Rule } from './fault.ts'
import { oldNames } from './old-names-list.ts'
import { adapters } from './rules/adapters.ts'
import { asSystem } from './rules/as-system.ts'
import { asvsTable } from './rules/asvs-table.ts'
import { checkedForms } from './rules/checked-forms.ts'
import { coreFeatures } from './rules/core-features.ts'
import { docstrings } from './rules/docstrings.ts'
import { featureIndex } from './rules/feature-index.ts'
import { featureOrderRule } from './rules/feature-order.ts'
import { fileNames } from './rules/file-names.ts'
import { folderSizes } from './rules/folder-sizes.ts'
import { layers } from './rules/layers.ts'
import { lengths } from './rules/lengths.ts'
import { logicalSides } from './rules/logical-sides.ts'
import { namedInputs } from './rules/named-inputs.ts'
import { namedPaths } from './rules/named-paths.ts'
import { oldNamesRule } from './rules/old-names.ts'
import { packages } from './rules/packages.ts'
import { rawColours } from './rules/raw-colours.ts'
import { routesFresh } from './rules/routes-fresh.ts'
import { shellFeatures } from './rules/shell-features.ts'
import { tableOwnersRule } from './rules/table-owners.ts'
import type { SourceFile } from './source-file.ts'

const rules: Rule[] = [
  layers,
  coreFeatures,
  featureOrderRule,
  featureIndex,
  tableOwnersRule,
  shellFeatures,
  adapters,
  packages,
  asSystem,
  namedInputs,
  lengths,
  fileNames,
  folderSizes,
  docstrings,
  oldNamesRule(oldNames),
  logicalSides,
  rawColours,
  checkedForms,
  routesFresh(api),
  namedPaths,
  asvsTable,
]

/** Every fault of every rule, in the order of the files. */
export function faultsIn(files: readonly SourceFile[]): Fault[] {
  return rules
    .flatMap((rule) => rule(files))
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}
