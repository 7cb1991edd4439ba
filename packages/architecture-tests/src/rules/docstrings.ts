import type { Rule } from '../fault.ts'
import { isScript } from '../source-file.ts'
import { syntaxOf } from '../syntax.ts'

const opening = /^\*?\s*(?:\*\s*)?(Answers|Whoever|Somebody)\b/

/** A docstring says what a function returns, throws or does, in the third person. */
export const docstrings: Rule = (files) =>
  files
    .filter(({ path }) => isScript(path))
    .flatMap((file) => {
      const { comments, lineAt } = syntaxOf(file)
      return comments.flatMap(({ value, start }) => {
        const word = opening.exec(value.trim())?.[1]
        if (word === undefined) return []
        const message = `opens a comment with ${word}. Say what it returns, throws or does.`
        return [{ rule: 'docstrings', file: file.path, line: lineAt(start), message, group: word }]
      })
    })
