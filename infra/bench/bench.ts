// `npm run bench [-- group ...] [--quick] [--write]`: the figures of docs/PERFORMANCE.md in one table. Names of groups (table/groups.ts)
// measure only those, `--quick` takes smaller amounts, `--write` keeps the results in results.json and the two pages.
//
// `npm run bench -- only <name> [argument ...]` runs one benchmark of this folder by itself, with its own arguments and report. The
// first lines of its file say what it measures.
import { spawnSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { canCost } from '../capacity/costs.ts'
import { writeCapacity } from '../capacity/page.ts'
import { openPostgres } from '../tasks/postgres.ts'
import type { Figure } from './table/figure.ts'
import { groups } from './table/groups.ts'
import { figuresPage } from './table/page.ts'
import { printFigures } from './table/print.ts'
import { type Results, type Run, commitOfTree, machineText, readResults, writeResults } from './table/results.ts'
import { replaceSection } from './table/section.ts'

const GROUP = fileURLToPath(new URL('table/group.ts', import.meta.url))
const PAGE = 'docs/PERFORMANCE.md'
if (process.argv[2] === 'only') runOnly(process.argv.slice(3))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !(name in groups))
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}. The groups are: ${Object.keys(groups).join(', ')}.`)
  process.exit(1)
}
const names = positionals.length > 0 ? positionals : Object.keys(groups)
const run = await runNow(values.quick)
const results: Results = {}
const failed: string[] = []
for (const name of names) {
  const start = performance.now()
  const figures = await measure(name)
  console.log(`${name}: ${figures ? 'measured' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(0)} s`)
  if (!figures) failed.push(name)
  else results[name] = { run, figures }
  // Results are written after each group, so that an interrupted run keeps them.
  if (figures && values.write) write()
}
console.log(`\n${run.machine}\n${run.date}, commit ${run.commit}, load before it ${run.load.toFixed(1)}\n`)
printFigures(Object.values(results).flatMap(({ figures }) => figures))
if (values.write) format()
if (failed.length > 0) console.error(`\nThese groups failed: ${failed.join(', ')}.`)
process.exit(failed.length > 0 ? 1 : 0)

function runOnly([name = '', ...args]: string[]): never {
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
  if (!existsSync(file)) {
    console.error(`There is no benchmark infra/bench/${name}.ts.`)
    process.exit(1)
  }
  const { status } = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' })
  process.exit(status ?? 1)
}

/** Measures a group in a process of its own. Returns undefined when that fails. */
async function measure(name: string): Promise<Figure[] | undefined> {
  const child = fork(GROUP, values.quick ? [name, '--quick'] : [name], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let figures: Figure[] | undefined
  child.once('message', (message) => (figures = message as Figure[]))
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0 ? figures : undefined
}

/**
 * Results of groups that were not measured stay as they are. The capacity page is only written when all results that it needs
 * are present.
 */
function write(): void {
  const known = { ...readResults(), ...results }
  const sorted = Object.fromEntries(Object.keys(groups).flatMap((name) => (known[name] ? [[name, known[name]]] : [])))
  writeResults(sorted)
  replaceSection(PAGE, 'figures', figuresPage(sorted))
  if (canCost(sorted)) writeCapacity(sorted)
}

function format(): void {
  const written = [PAGE, 'docs/CAPACITY.md', 'infra/bench/results.json']
  const { status } = spawnSync('pnpm', ['exec', 'oxfmt', ...written])
  console.log(`\nWritten: ${written.join(', ')}${status === 0 ? '' : ' (not formatted)'}`)
}

async function runNow(isQuick: boolean): Promise<Run> {
  const { ownerUrl, close } = await openPostgres()
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.end()
  await close()
  const [database = ''] = rows[0]?.server_version.split(' ') ?? []
  const [load = 0] = loadavg()
  const date = new Date().toISOString().slice(0, 10)
  return { date, commit: commitOfTree(), machine: machineText(database), load, isQuick }
}
