import { Visitor } from 'rolldown/utils'
import type { Rule } from '../fault.ts'
import type { SourceFile } from '../source-file.ts'
import { isScript, isTest } from '../source-file.ts'
import { syntaxOf } from '../syntax.ts'

const reader = 'apps/core/src/config.ts'

/** Settings are read, checked and named in one file; everything else gets them as values. */
export const environment: Rule = (files) =>
  files
    .filter(({ path }) => isScript(path) && path !== reader && !isFree(path))
    .flatMap((file) =>
      readsIn(file).map((line) => {
        const message = `reads the environment. Add the setting to ${reader} and take its value as an argument.`
        return { rule: 'environment', file: file.path, line, message }
      }),
    )

function isFree(path: string): boolean {
  return path.startsWith('infra/') || isTest(path) || /\.config\.(ts|mjs|js)$/.test(path)
}

function readsIn(file: SourceFile): number[] {
  const { program, module, lineAt } = syntaxOf(file)
  const imported = module.staticImports
    .filter(({ moduleRequest }) => /^(node:)?process$/.test(moduleRequest.value))
    .filter(({ entries }) => entries.some(({ importName }) => importName.name === 'env'))
    .map(({ start }) => lineAt(start))
  const lines = [...imported]
  new Visitor({
    MemberExpression: ({ object, property, start }) => {
      const name = property.type === 'Identifier' ? property.name : property.type === 'Literal' ? property.value : ''
      if (object.type === 'Identifier' && object.name === 'process' && name === 'env') lines.push(lineAt(start))
    },
    VariableDeclarator: ({ id, init, start }) => {
      if (init?.type !== 'Identifier' || init.name !== 'process' || id.type !== 'ObjectPattern') return
      if (/\benv\b/.test(file.text.slice(id.start, id.end))) lines.push(lineAt(start))
    },
  }).visit(program)
  return lines
}
