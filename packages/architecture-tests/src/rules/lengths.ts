import type { Fault, Rule } from '../fault.ts'
import { functionSizes } from '../functions.ts'
import type { SourceFile } from '../source-file.ts'
import { isCode, isScript } from '../source-file.ts'

// A function that fits a screen, a line that fits beside another. The linter counts the lines of files.
const FUNCTION_LINES = 60
const LINE_CHARACTERS = 140
/** Functions that create modules are lists of names, which would not be clearer in parts. */
const lists = /^create((Site|Video)?Features|\w+Module)$/

/** Limits the length of functions and lines. */
export const lengths: Rule = (files) =>
  files.filter(({ path }) => isCode(path)).flatMap((file) => [...lineFaults(file), ...functionFaults(file)])

/** Lines of a text; a line break at the end starts no new one. */
export function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n')
}

function lineFaults({ path, text }: SourceFile): Fault[] {
  return linesOf(text).flatMap((line, index) => {
    if (line.length <= LINE_CHARACTERS) return []
    return [fault(path, index + 1, `has ${line.length} characters, ${LINE_CHARACTERS} are allowed. Break it.`)]
  })
}

function functionFaults(file: SourceFile): Fault[] {
  // A migration is a list of statements that is never changed again, so it need not be split.
  if (!isScript(file.path) || file.path.includes('/migrations/')) return []
  return functionSizes(file)
    .filter(({ name, lines }) => lines > FUNCTION_LINES && !lists.test(name))
    .map(({ name, line, lines }) =>
      fault(
        file.path,
        line,
        `${name} has ${lines} lines, ${FUNCTION_LINES} are allowed. Split it into functions with names.`,
      ),
    )
}

function fault(file: string, line: number, message: string): Fault {
  return { rule: 'lengths', file, line, message }
}
