import { Visitor } from 'rolldown/utils'
import type { Rule } from '../fault.ts'
import { type SourceFile, isScript, isTest } from '../source-file.ts'
import { syntaxOf } from '../syntax.ts'

const composition = /^apps\/core\/src\/[^/]+\.ts$/
/** What holds the inputs of all modules. */
const everything = /^\.\.\.(deps(\.config)?|features|shared|site|payment)$/

/** Each module gets its inputs by name where it is created, so that a reader sees what it can reach. Returned objects may be spread. */
export const namedInputs: Rule = (files) =>
  files
    .filter(({ path }) => composition.test(path) && isScript(path) && !isTest(path))
    .flatMap((file) =>
      spreadArguments(file).map(({ text, line }) => {
        const message = `passes ${text} on as a whole. Name what the module needs.`
        return { rule: 'named-inputs', file: file.path, line, message }
      }),
    )

function spreadArguments(file: SourceFile): { text: string; line: number }[] {
  const { program, lineAt } = syntaxOf(file)
  const found: { text: string; line: number }[] = []
  new Visitor({
    CallExpression: ({ arguments: passed }) => {
      for (const argument of passed) {
        if (argument.type !== 'ObjectExpression') continue
        for (const { type, start, end } of argument.properties) {
          const text = file.text.slice(start, end)
          if (type === 'SpreadElement' && everything.test(text)) found.push({ text, line: lineAt(start) })
        }
      }
    },
  }).visit(program)
  return found
}
