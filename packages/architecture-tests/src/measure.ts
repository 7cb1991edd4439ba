import { linesOf } from './rules/lengths.ts'
import type { SourceFile } from './source-file.ts'
import { isCode, isTest } from './source-file.ts'

/** The size of one tree; lengths are in lines and leave tests out. */
type Measure = {
  tree: string
  files: number
  tests: number
  median: number
  ninetieth: number
  largest: number
}

/** One row for each app, each package and infra. */
export function measure(files: readonly SourceFile[]): Measure[] {
  const trees = Map.groupBy(
    files.filter(({ path }) => isCode(path) && treeOf(path) !== ''),
    ({ path }) => treeOf(path),
  )
  return [...trees].map(([tree, members]) => {
    const lengths = members
      .filter(({ path }) => !isTest(path))
      .map(({ text }) => linesOf(text).length)
      .sort((one, other) => one - other)
    return {
      tree,
      files: lengths.length,
      tests: members.length - lengths.length,
      median: quantile(lengths, 0.5),
      ninetieth: quantile(lengths, 0.9),
      largest: quantile(lengths, 1),
    }
  })
}

function treeOf(path: string): string {
  return /^(?:apps\/[^/]+|packages\/[^/]+|infra)(?=\/)/.exec(path)?.[0] ?? ''
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0
}
