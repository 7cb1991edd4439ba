import { Visitor } from 'rolldown/utils'
import type { SourceFile } from './source-file.ts'
import { syntaxOf } from './syntax.ts'

/**
 * One reference from a file to another: an import, a re-export, `import()`, `import.meta.resolve()` or
 * `new URL('./x', import.meta.url)`. `names` are the exports it takes; `isWhole` means it may take any of them.
 */
export type Import = { specifier: string; line: number; names: string[]; isWhole: boolean; isType: boolean }

export function importsOf(file: SourceFile): Import[] {
  return [...staticImports(file), ...reExports(file), ...importCalls(file), ...addresses(file)]
}

function staticImports(file: SourceFile): Import[] {
  const { module, lineAt } = syntaxOf(file)
  return module.staticImports.map(({ start, moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    line: lineAt(start),
    names: entries.map(({ importName }) => importName.name ?? 'default'),
    isWhole: entries.some(({ importName }) => importName.kind === 'NamespaceObject'),
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }))
}

function reExports(file: SourceFile): Import[] {
  const { module, lineAt } = syntaxOf(file)
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ start, moduleRequest, importName, isType }) => {
      if (!moduleRequest) return []
      const isWhole = importName.name === null
      const names = importName.name === null ? [] : [importName.name]
      return [{ specifier: moduleRequest.value, line: lineAt(start), names, isWhole, isType }]
    }),
  )
}

function importCalls(file: SourceFile): Import[] {
  const { module, lineAt } = syntaxOf(file)
  return module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const specifier = /^['"`]([^'"`$]+)['"`]$/.exec(file.text.slice(moduleRequest.start, moduleRequest.end))?.[1]
    return specifier ? [wholeImport(specifier, lineAt(start))] : []
  })
}

function addresses(file: SourceFile): Import[] {
  const { program, module, lineAt } = syntaxOf(file)
  if (module.importMetas.length === 0) return []
  const found: Import[] = []
  const add = (argument: { type: string; value?: unknown; start: number } | undefined) => {
    if (argument?.type === 'Literal' && typeof argument.value === 'string') {
      found.push(wholeImport(argument.value, lineAt(argument.start)))
    }
  }
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (file.text.slice(callee.start, callee.end) === 'import.meta.resolve') add(first)
    },
    NewExpression: ({ callee, arguments: [first, base] }) => {
      const isOwnAddress = base !== undefined && file.text.slice(base.start, base.end) === 'import.meta.url'
      if (callee.type === 'Identifier' && callee.name === 'URL' && isOwnAddress) add(first)
    },
  }).visit(program)
  return found
}

function wholeImport(specifier: string, line: number): Import {
  return { specifier, line, names: [], isWhole: true, isType: false }
}
