import { Visitor } from 'rolldown/utils'
import type { Fault, Rule } from '../fault.ts'
import type { SourceFile } from '../source-file.ts'
import { isScript, isTest } from '../source-file.ts'
import { styleLinesOf } from '../style-texts.ts'
import { syntaxOf } from '../syntax.ts'

const physical = [
  /(?:^|[\s;{`])((?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|left|right)\s*:/,
  /(?:^|[\s;{`])(border-(?:top|bottom)-(?:left|right)-radius)\s*:/,
  /(?:^|[\s;{`])((?:text-align|float|clear)\s*:\s*(?:left|right))\b/,
]
const physicalKey = /^(?:margin|padding|border)(?:Left|Right)\b|^border(?:Top|Bottom)(?:Left|Right)Radius$/

/** Pages are mirrored for Farsi, so styles name start and end, never left and right. */
export const logicalSides: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('apps/shell/') && !isTest(path))
    .flatMap((file) => [
      ...styleLinesOf(file).flatMap(({ line, text }) => {
        const found = physical.map((pattern) => pattern.exec(text)?.[1]).find((match) => match !== undefined)
        return found === undefined ? [] : [fault(file, line, found)]
      }),
      ...(isScript(file.path) ? styleKeys(file) : []),
    ])

function styleKeys(file: SourceFile): Fault[] {
  const { program, lineAt } = syntaxOf(file)
  const faults: Fault[] = []
  new Visitor({
    Property: ({ key, start }) => {
      if (key.type === 'Identifier' && physicalKey.test(key.name)) faults.push(fault(file, lineAt(start), key.name))
    },
  }).visit(program)
  return faults
}

function fault({ path }: SourceFile, line: number, found: string): Fault {
  const message = `says ${found}. Name the side by the reading direction: inline-start, inline-end, start, end.`
  return { rule: 'logical-sides', file: path, line, message }
}
