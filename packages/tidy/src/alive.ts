import { entriesOf } from './entries.ts'
import { linksOf } from './links.ts'
import type { SourceFile } from './source-file.ts'

const known = new WeakMap<readonly SourceFile[], Set<string>>()

/** Paths of all files that something started from outside reaches by its imports. */
export function aliveFiles(files: readonly SourceFile[]): Set<string> {
  const seen = known.get(files)
  if (seen) return seen

  const next = Map.groupBy(linksOf(files), ({ from }) => from)
  const alive = new Set<string>()
  const wake = (path: string) => {
    if (alive.has(path)) return
    alive.add(path)
    for (const { to } of next.get(path) ?? []) if (to !== undefined) wake(to)
  }
  for (const entry of entriesOf(files)) wake(entry)
  known.set(files, alive)
  return alive
}
