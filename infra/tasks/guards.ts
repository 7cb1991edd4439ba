// `npm run guards [word]`: takes each guard out of the code, alone, and sees the test that is named for it fail. With a word only
// the guards whose name holds it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Guard } from '../../apps/core/test/guards/guard.ts'
import { guards } from '../../apps/core/test/guards/guards.ts'

interface Results {
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-guards-'))
const chosen = guards.filter(({ name }) => name.includes(process.argv[2] ?? ''))
// A test that fails anyway would notice every guard, so a file with one proves nothing of its guards.
const failed = run([...new Set(chosen.map(fileOf))], {}).testResults.filter(({ status }) => status !== 'passed')
if (failed.length) console.log(`x  with all guards in place there fail:\n${failed.flatMap(failing).join('\n')}`)
const unnoticed = chosen.filter((guard) => isInFailed(guard) || !isNoticed(guard))
rmSync(folder, { recursive: true, force: true })
console.log(`\n${chosen.length - unnoticed.length} passed, ${unnoticed.length} failed`)
process.exit(unnoticed.length || !chosen.length ? 1 : 0)

function failing({ name, assertionResults }: Results['testResults'][number]): string[] {
  const names = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  return names.length ? names : [name]
}

function isInFailed(guard: Guard): boolean {
  const isIn = failed.some(({ name }) => name.replaceAll('\\', '/').includes(`/${fileOf(guard)}`))
  if (isIn) console.log(`-  ${guard.name}`)
  return isIn
}

function isNoticed(guard: Guard): boolean {
  const { numFailedTests } = run([fileOf(guard), '-t', patternOf(guard)], { WITHOUT_GUARD: guard.name })
  console.log(`${numFailedTests ? 'ok' : 'x '} ${guard.name}`)
  return numFailedTests > 0
}

/** A suite that several adapters share runs in the files of the adapters. */
function fileOf({ test: [file] }: Guard): string {
  return file.replace('mailer.suite.ts', 'mail-')
}

function patternOf({ test: [, name] }: Guard): string {
  return name
    .replaceAll("'", '')
    .replace(/[()[\]+?]/g, '.')
    .replace(/%[sijd]|\$\w+/g, '.*')
}

function run(args: string[], environment: Record<string, string>): Results {
  const outputFile = join(folder, 'results.json')
  const command = ['exec', 'vitest', 'run', '--project', '@vitrine/core', ...args]
  spawnSync('pnpm', [...command, '--reporter=json', `--outputFile=${outputFile}`], {
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  })
  return JSON.parse(readFileSync(outputFile, 'utf8')) as Results
}
