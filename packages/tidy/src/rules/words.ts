import { posix } from 'node:path'
import { Visitor } from 'rolldown/utils'
import type { Fault, Rule } from '../fault.ts'
import type { SourceFile } from '../source-file.ts'
import { isScript } from '../source-file.ts'
import { syntaxOf } from '../syntax.ts'

const unfinished = /\b(TODO|FIXME|HACK|XXX)\b/g
const shapeless = new Set('util utils helper helpers misc common manager managers'.split(' '))

/** Marks of unfinished work, left-over test switches and prints, and names that say nothing. */
export const words: Rule = (files) => [
  ...files.flatMap(({ path }) => nameFault(path)),
  ...files.filter(({ path }) => isScript(path)).flatMap((file) => [...commentFaults(file), ...callFaults(file)]),
]

function nameFault(path: string): Fault[] {
  const word = path.split(/[/.-]/).find((part) => shapeless.has(part))
  if (word === undefined) return []
  return [fault(path, 1, `is named "${word}", which says nothing. Name it after the thing inside.`)]
}

function commentFaults(file: SourceFile): Fault[] {
  const { comments, lineAt } = syntaxOf(file)
  return comments.flatMap((comment) =>
    // Two characters open a comment, so its text begins that much later than the comment itself.
    [...comment.value.matchAll(unfinished)].map((match) =>
      fault(file.path, lineAt(comment.start + 2 + match.index), `says ${match[0]}. Finish it or take it out.`),
    ),
  )
}

function callFaults(file: SourceFile): Fault[] {
  const { program, lineAt } = syntaxOf(file)
  const faults: Fault[] = []
  new Visitor({
    CallExpression: ({ callee, start }) => {
      const called = file.text.slice(callee.start, callee.end).replace(/\s+/g, '')
      const switched = /^(?:describe|it|test|suite)\b.*\.(only|skip)\b/.exec(called)?.[1]
      if (switched) faults.push(fault(file.path, lineAt(start), `${called} hides tests. Take .${switched} out.`))
      if (called === 'console.log' && !mayPrint(file.path)) {
        faults.push(fault(file.path, lineAt(start), 'prints to the console. Use the logger, or take it out.'))
      }
    },
  }).visit(program)
  return faults
}

function mayPrint(path: string): boolean {
  return path.startsWith('infra/') || /(^|-)(main|cli)\.tsx?$/.test(posix.basename(path))
}

function fault(file: string, line: number, message: string): Fault {
  return { rule: 'words', file, line, message }
}
