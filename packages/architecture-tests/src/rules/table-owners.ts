import { Visitor } from 'rolldown/utils'
import { featureOf } from '../core-feature-names.ts'
import type { Fault, Rule } from '../fault.ts'
import type { SourceFile } from '../source-file.ts'
import { isScript, isTest } from '../source-file.ts'
import { syntaxOf } from '../syntax.ts'
import { tableOwners } from '../table-owners.ts'

const core = 'apps/core/src/'
const queries = /^(?:selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|using|\w+Join|crossJoin)$/
/** A table after a word of SQL; what begins with a bracket is a subquery. */
const inSql = /\b(?:from|join|into|update)\s+(?:only\s+)?([a-z_]+)/gi

type Query = { table: string; line: number }

/** A table is queried by the feature that owns it, in the builder's calls and in written SQL alike. */
export const tableOwnersRule: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith(core) && isScript(path) && !isTest(path) && !path.includes('/migrations/'))
    .flatMap((file) => queriesIn(file).flatMap((query) => ownerFault(file, query)))

function ownerFault({ path }: SourceFile, { table, line }: Query): Fault[] {
  const [owner, user] = [tableOwners.get(table), featureOf(path) ?? 'platform']
  if (owner === user) return []
  if (owner === undefined) {
    const message = `queries ${table}, which has no owner. Name its feature in src/table-owners.ts.`
    return [{ rule: 'table-owners', file: path, line, message, group: 'no owner' }]
  }
  const message = `queries ${table}, which belongs to ${owner}. Call a function of its index.ts, or let the module take one as an input.`
  return [{ rule: 'table-owners', file: path, line, message, group: `${user}: ${table}` }]
}

function queriesIn(file: SourceFile): Query[] {
  const { program, lineAt } = syntaxOf(file)
  const found: Query[] = []
  const derived = new Set<string>()
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      const tables = first?.type === 'ArrayExpression' ? first.elements : [first]
      for (const table of tables) {
        if (table?.type !== 'Literal' || typeof table.value !== 'string') continue
        const line = lineAt(table.start)
        if (queries.test(name)) found.push({ table: table.value.replace(/ as .*$/, ''), line })
        if (name === 'with' || name === 'withRecursive') derived.add(table.value.replace(/\(.*$/, ''))
      }
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (!/^sql\b/.test(file.text.slice(tag.start, tag.end))) return
      const text = file.text.slice(quasi.start, quasi.end)
      for (const match of text.matchAll(inSql)) {
        const table = match[1] ?? ''
        // Written SQL also reads functions and the catalog of the database; only known tables count there.
        if (tableOwners.has(table)) found.push({ table, line: lineAt(quasi.start + match.index) })
      }
    },
  }).visit(program)
  return found.filter(({ table }) => !derived.has(table))
}
