import type { Fault, Rule } from '../fault.ts'
import { functionSizes } from '../functions.ts'
import type { SourceFile } from '../source-file.ts'
import { isCode, isScript } from '../source-file.ts'

// A file one can hold in mind, a function that fits a screen, a line that fits beside another.
const FILE_LINES = 300
const FUNCTION_LINES = 60
const LINE_CHARACTERS = 140

/** How long files, functions and lines may be. */
export const lengths: Rule = (files) =>
  files
    .filter(({ path }) => isCode(path))
    .flatMap((file) => [...fileFault(file), ...lineFaults(file), ...functionFaults(file)])

/** Lines of a text; a line break at the end starts no new one. */
export function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n')
}

function fileFault({ path, text }: SourceFile): Fault[] {
  const { length } = linesOf(text)
  if (length <= FILE_LINES) return []
  return [fault(path, 1, `has ${length} lines, ${FILE_LINES} are allowed. Split it where its duties part.`)]
}

function lineFaults({ path, text }: SourceFile): Fault[] {
  return linesOf(text).flatMap((line, index) => {
    if (line.length <= LINE_CHARACTERS) return []
    return [fault(path, index + 1, `has ${line.length} characters, ${LINE_CHARACTERS} are allowed. Break it.`)]
  })
}

function functionFaults(file: SourceFile): Fault[] {
  // A migration is a list of statements that is never changed again; cutting it up helps nobody.
  if (!isScript(file.path) || file.path.includes('/migrations/')) return []
  return functionSizes(file)
    .filter(({ lines }) => lines > FUNCTION_LINES)
    .map(({ name, line, lines }) =>
      fault(file.path, line, `${name} has ${lines} lines, ${FUNCTION_LINES} are allowed. Give its parts names.`),
    )
}

function fault(file: string, line: number, message: string): Fault {
  return { rule: 'lengths', file, line, message }
}
