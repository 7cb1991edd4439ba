import { entriesOf } from './entries.ts'
import { linksOf } from './links.ts'
import type { SourceFile } from './source-file.ts'
import { isScript, isTest } from './source-file.ts'
import { syntaxOf } from './syntax.ts'

type UnusedExport = { file: string; line: number; name: string }

/** Exports no other file takes. Doors of packages and programs are spared: their exports are meant for the outside. */
export function unusedExports(files: readonly SourceFile[]): UnusedExport[] {
  const used = new Map<string, Set<string>>()
  const whole = new Set<string>()
  for (const { to, names, isWhole } of linksOf(files)) {
    if (to === undefined) continue
    if (isWhole) whole.add(to)
    used.set(to, new Set([...(used.get(to) ?? []), ...names]))
  }
  const entries = entriesOf(files)
  return files
    .filter(({ path }) => isScript(path) && !isTest(path) && !entries.has(path) && !whole.has(path))
    .flatMap((file) => exportsOf(file).filter(({ name }) => !used.get(file.path)?.has(name)))
}

function exportsOf(file: SourceFile): UnusedExport[] {
  const { module, lineAt } = syntaxOf(file)
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, start }) => {
      if (exportName.kind === 'None') return []
      return [{ file: file.path, line: lineAt(start), name: exportName.name ?? 'default' }]
    }),
  )
}
