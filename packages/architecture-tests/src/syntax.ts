import { parseSync, type ParseResult } from 'rolldown/utils'
import type { SourceFile } from './source-file.ts'

/** A parsed script. `lineAt` turns an offset of its nodes into a line number, counted from 1. */
type Syntax = Pick<ParseResult, 'program' | 'module' | 'comments'> & { lineAt: (offset: number) => number }

const known = new WeakMap<SourceFile, Syntax>()

/** Returns the syntax tree of a script, parsed once for all rules. A file with a syntax error is parsed as far as possible. */
export function syntaxOf(file: SourceFile): Syntax {
  const seen = known.get(file)
  if (seen) return seen

  const { program, module, comments } = parseSync(file.path, file.text)
  const starts = [0, ...[...file.text.matchAll(/\n/g)].map((match) => match.index + 1)]
  const syntax = { program, module, comments, lineAt: (offset: number) => lineIn(starts, offset) }
  known.set(file, syntax)
  return syntax
}

function lineIn(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}
