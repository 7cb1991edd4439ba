import { posix } from 'node:path'
import { linksOf } from './links.ts'
import type { SourceFile } from './source-file.ts'
import { isScript, isTest } from './source-file.ts'
import { syntaxOf } from './syntax.ts'

/** The columns of a call on the page. */
export type RouteEntry = {
  feature: string
  access: string
  limit: string
  scope?: string | null
  host?: string
  duringImpersonation?: string
  whilePaused?: 'open'
  whileSuspended?: 'open'
  body?: unknown
  bytes?: true
  file?: string
  problems: readonly string[]
}

const core = 'apps/core/src/'
const shell = 'apps/shell/src/'

type Place = { file: SourceFile; offset: number }
type Places = ReadonlyMap<string, Place[]>

/**
 * The page of all calls as Markdown, one table per feature: its policy, which file serves it, which screens use it and what
 * it may refuse with. Keys of the table are `METHOD /path`; links are relative to `docs/`.
 */
export function routesPage(table: Readonly<Record<string, RouteEntry>>, files: readonly SourceFile[]): string {
  const [served, called] = [mentionsIn(core, files), mentionsIn(shell, files)]
  const features = Map.groupBy(Object.entries(table), ([, { feature }]) => feature)
  const sections = [...features].map(([feature, entries]) => {
    const rows = entries.map(([key, entry]) => {
      const users = usersOf(called.get(key) ?? [], files).join(', ')
      return row([`\`${key}\``, ...policyOf(entry), handlerOf(key, served), users, entry.problems.join(', ')])
    })
    return [`## ${feature}`, '', ...heading, ...rows, ''].join('\n')
  })
  return [intro, ...sections].join('\n')
}

const intro = `# Every call

Printed from the contract by \`npm run routes\`; a test fails when it is stale. A dash means there is none.

- \`access\` is the least a person must be, \`limit\` the class of rate limit that a call counts against.
- \`API key\` is the scope that a key needs, \`impersonation\` whether the call may be made in the account of another person.
  Both are empty where the call is for everybody: then nobody is looked up.
- \`paused\` and \`suspended\` say whether the call answers while the partner or the operator has closed the site.
- \`body\` is what the call reads: JSON by its schema, a file of a form, plain bytes, or the raw body whatever its type.
- The problems are those of the call's own rules; \`problemsOf\` in the contract adds those of every call.
`

const columns = ['access', 'limit', 'API key', 'impersonation', 'paused', 'suspended', 'body']
const heading = [row(['call', ...columns, 'served by', 'used on', 'problems']), `|${'---|'.repeat(columns.length + 4)}`]

/** The cells below `columns`. */
function policyOf(entry: RouteEntry): string[] {
  const { access, limit, scope, host, duringImpersonation = '', whilePaused = '', whileSuspended = '' } = entry
  const key = access === 'anyone' ? '' : (scope ?? 'no key')
  const closing = host === 'any' ? ['open', 'open'] : [whilePaused, whileSuspended]
  return [access, limit, key, duringImpersonation, ...closing, bodyOf(entry)]
}

function bodyOf({ body, bytes, file }: RouteEntry): string {
  if (bytes) return 'bytes'
  if (file) return 'file'
  return body === 'raw' ? 'raw' : body ? 'JSON' : ''
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell || '–').join(' | ')} |`
}

function handlerOf(key: string, served: Places): string {
  const places = served.get(key) ?? []
  // The line that serves a call has its key as the name of a handler; elsewhere the key is only mentioned.
  const isHandler = ({ file, offset }: Place) => /^['"`]\s*:/.test(file.text.slice(offset + key.length))
  const place = places.find(isHandler) ?? places[0]
  if (!place) return ''
  return `[${place.file.path.slice(core.length)}](../${place.file.path})`
}

/** Names of the screens that reach a call, or the file of lib/ that makes it for all of them. */
function usersOf(callers: readonly Place[], files: readonly SourceFile[]): string[] {
  const users = callers.flatMap(({ file, offset }) => {
    if (file.path.startsWith(`${shell}lib/`)) return [file.path.slice(shell.length)]
    return screensAbove(file.path, files, exportAround(file, offset))
  })
  return [...new Set(users)].sort()
}

/** Follows imports upwards to the screens. The first step only follows files that import `name`, where it is known. */
function screensAbove(path: string, files: readonly SourceFile[], name?: string, seen = new Set<string>()): string[] {
  if (path.startsWith(`${shell}screens/`)) return [posix.basename(path).replace(/\.tsx?$/, '')]
  if (seen.has(path)) return []
  seen.add(path)
  return linksOf(files)
    .filter(({ from, to, isType }) => to === path && !isType && !isTest(from))
    .filter(({ names, isWhole }) => name === undefined || isWhole || names.includes(name))
    .flatMap(({ from }) => screensAbove(from, files, undefined, seen))
}

function exportAround(file: SourceFile, offset: number): string | undefined {
  const around = syntaxOf(file).module.staticExports.find(({ start, end }) => start <= offset && offset < end)
  return around?.entries[0]?.exportName.name ?? undefined
}

/** Returns the places of strings that look like a call in the scripts under `root`, by call. */
function mentionsIn(root: string, files: readonly SourceFile[]): Places {
  const mentions = files
    .filter(({ path }) => path.startsWith(root) && isScript(path) && !isTest(path))
    .flatMap((file) =>
      [...file.text.matchAll(/(?<=(['"`]))(?:GET|POST|PUT|PATCH|DELETE) \/[^'"`]*(?=\1)/g)].map((match) => ({
        key: match[0],
        place: { file, offset: match.index },
      })),
    )
  return new Map([...Map.groupBy(mentions, ({ key }) => key)].map(([key, all]) => [key, all.map(({ place }) => place)]))
}
