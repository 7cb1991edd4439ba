// How many megabytes `npm start` installs: dependencies of production without the extras, in a folder of their own.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figure } from './table/figure.ts'
import { printFigures } from './table/print.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export async function figures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-install-'))
  try {
    copyManifests(folder)
    const left = readdirSync(join(ROOT, 'extras')).flatMap((name) => ['--filter', `!./extras/${name}`])
    const frozen = ['--frozen-lockfile', '--config.minimum-release-age=0', '--prefer-offline', '--loglevel=error']
    execFileSync('pnpm', ['install', '--prod', ...frozen, ...left], {
      cwd: folder,
      env: { ...process.env, CI: 'true' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const kilobytes = Number(
      execFileSync('du', ['-sk', 'node_modules'], { cwd: folder, encoding: 'utf8' }).split('\t')[0],
    )
    const megabytes = kilobytes / 1024
    return [
      {
        key: 'install.size',
        what: 'size of the installed packages',
        value: megabytes,
        unit: 'MB',
        aim: { atMost: 250 },
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The tree without what is installed, built or kept by a running product. */
function copyManifests(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '*package.json', 'pnpm-*', 'patches', '.npmrc'], { cwd: ROOT })
  for (const file of files.toString().split('\0').filter(Boolean)) cpSync(join(ROOT, file), join(folder, file))
}

if (import.meta.main) printFigures(await figures())
