import { Visitor } from 'rolldown/utils'
import type { SourceFile } from './source-file.ts'
import { syntaxOf } from './syntax.ts'

/** A line of CSS with its position. */
type StyleLine = { file: string; line: number; text: string }

const styleTag = /^(styled\b|css\b|keyframes\b|createGlobalStyle\b)/

/** The CSS of a file line by line: a style sheet as a whole, or the tagged templates of styled-components in a script. */
export function styleLinesOf(file: SourceFile): StyleLine[] {
  if (file.path.endsWith('.css')) return linesFrom(file, file.text, 1)
  if (!/\.tsx?$/.test(file.path)) return []
  const { program, lineAt } = syntaxOf(file)
  const lines: StyleLine[] = []
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (!styleTag.test(file.text.slice(tag.start, tag.end))) return
      const text = withoutExpressions(file.text.slice(quasi.start, quasi.end), quasi)
      lines.push(...linesFrom(file, text, lineAt(quasi.start)))
    },
  }).visit(program)
  return lines
}

// Expressions become blanks, so that all other positions stay unchanged.
function withoutExpressions(text: string, { start, expressions }: Template): string {
  return expressions.reduce((rest, expression) => {
    const [from, to] = [expression.start - start, expression.end - start]
    return rest.slice(0, from) + rest.slice(from, to).replace(/[^\n]/g, ' ') + rest.slice(to)
  }, text)
}

type Template = { start: number; expressions: readonly { start: number; end: number }[] }

function linesFrom({ path }: SourceFile, text: string, first: number): StyleLine[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return bare.split('\n').map((line, index) => ({ file: path, line: first + index, text: line }))
}
