import { Visitor } from 'rolldown/utils'
import type { Fault, Rule } from '../fault.ts'
import type { OldName } from '../old-names-list.ts'
import type { SourceFile } from '../source-file.ts'
import { isCode, isScript } from '../source-file.ts'
import { syntaxOf } from '../syntax.ts'

type Named = { name: string; line: number }

const ownFiles = /^packages\/architecture-tests\/src\/(?:rules\/)?old-names/
const pages = /(?:^|\/)README\.md$|^docs\/(?!ROUTES).*\.md$/
const singleWord = /^[A-Za-z][\w-]*$/
const address = /^(?:[A-Z]+ )?\/[\w/:.-]+$/

/** None of the old names is left in code, paths, SQL or pages. Interface texts keep their own. */
export function oldNamesRule(entries: readonly OldName[]): Rule {
  const finders = entries.map(finderOf)
  return (files) => {
    const chosen = files.filter(({ path }) => (isCode(path) || pages.test(path)) && !ownFiles.test(path))
    return chosen.flatMap((file) => {
      const places = {
        paths: namesInPath(file),
        names: namesIn(file),
        comments: commentsIn(file),
        prose: proseIn(file),
      }
      return finders.flatMap((find) => find(file.path, places))
    })
  }
}

type Places = { paths: Named[]; names: Named[]; comments: Named[]; prose: Named[] }

function finderOf({ now, old = '', files = '', comments: inComment = '', except = '', only, not }: OldName) {
  const phrases = wordsOf(old)
  const [inNames, inPaths] = [patternOf(phrases), patternOf([...phrases, ...wordsOf(files)])]
  const inProse = patternOf(phrases.filter((phrase) => phrase.includes('-')))
  const inComments = patternOf(wordsOf(inComment))
  const ordinary = new RegExp(`(?<![a-z])(?:${wordsOf(except).join('|') || '(?!)'})(?![a-z])`, 'g')
  const find = (pattern: RegExp, { name, line }: Named, path: string): Fault[] => {
    const found = pattern.exec(name.replace(ordinary, ' '))?.[0]
    if (found === undefined) return []
    const message = `says ${found}, an old name. Write: ${now}.`
    return [{ rule: 'old-names', file: path, line, message, group: found }]
  }
  return (path: string, { paths, names, comments, prose }: Places): Fault[] => {
    if (only && !only.some((folder) => path.startsWith(folder))) return []
    if (not?.some((folder) => path.startsWith(folder))) return []
    return [
      ...paths.flatMap((named) => find(inPaths, named, path)),
      ...names.flatMap((named) => find(inNames, named, path)),
      ...comments.flatMap((named) => find(inComments, named, path)),
      ...prose.flatMap((named) => find(inProse, named, path)),
    ]
  }
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter(Boolean)
}

/** Finds whole words of a name in kebab case. */
function patternOf(phrases: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z])(?:${phrases.join('|') || '(?!)'})(?![a-z])`)
}

/** `KeptAnswers`, `kept_answers` and `kept answers` become `kept-answers`. */
function kebab(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[_\s]+/g, '-')
    .toLowerCase()
}

function namesInPath({ path }: SourceFile): Named[] {
  return path.split('/').map((part) => ({ name: kebab(part.replace(/\.\w+$/, '')), line: 1 }))
}

/** Identifiers, and strings of one word: keys, columns and tables are written as such. A package's own name of an import is left out. */
function namesIn(file: SourceFile): Named[] {
  if (!isScript(file.path)) return []
  const { program, lineAt } = syntaxOf(file)
  const found: Named[] = []
  const foreign = new Set<number>()
  const add = (name: string, start: number) => {
    if (!foreign.has(start)) found.push({ name: kebab(name), line: lineAt(start) })
  }
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      if (source.value.startsWith('.')) return
      for (const { type, start, local } of specifiers)
        if (type === 'ImportSpecifier' && start !== local.start) foreign.add(start)
    },
    Identifier: ({ name, start }) => add(name, start),
    JSXIdentifier: ({ name, start }) => add(name, start),
    Literal: ({ value, start }) => {
      if (typeof value !== 'string') return
      if (singleWord.test(value)) add(value, start)
      else if (address.test(value)) for (const part of value.split('/')) add(part, start)
    },
  }).visit(program)
  return found
}

function commentsIn(file: SourceFile): Named[] {
  if (!isScript(file.path)) return []
  const { comments, lineAt } = syntaxOf(file)
  return comments.map(({ value, start }) => ({ name: kebab(value), line: lineAt(start) }))
}

/** Comments, written SQL and pages, line by line. */
function proseIn(file: SourceFile): Named[] {
  if (!isScript(file.path)) return file.text.split('\n').map((line, at) => ({ name: kebab(line), line: at + 1 }))
  const { program, lineAt } = syntaxOf(file)
  const found = commentsIn(file)
  const texts = new Set<number>()
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type === 'Identifier' && tag.name === 't') for (const { start } of quasi.quasis) texts.add(start)
    },
    TemplateElement: ({ value, start }) => {
      if (!texts.has(start)) found.push({ name: kebab(value.raw), line: lineAt(start) })
    },
  }).visit(program)
  return found
}
