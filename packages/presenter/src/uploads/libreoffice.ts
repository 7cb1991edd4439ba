import { type ChildProcess, spawn } from 'node:child_process'
import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PagesHooks } from './jobs.ts'

// Paths of the installers. The process has no environment, so there is no PATH.
const PROGRAMS = [
  '/usr/bin/soffice',
  '/usr/local/bin/soffice',
  '/snap/bin/libreoffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  'C:\\Program Files\\LibreOffice\\program\\soffice.exe',
]
const TIME_MS_MAX = 25_000
/** Interval of progress reports, because LibreOffice reports none. */
const PROGRESS_INTERVAL_MS = 2000
// The launcher script starts other processes, which inherit the limits. In KB and in seconds of CPU.
const LIMITED = 'ulimit -v 6000000; ulimit -t 60; exec "$@"'
/** Disables macros and remote content. */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${['DisableMacrosExecution', 'BlockUntrustedRefererLinks'].map(settingOf).join('\n')}
</oor:items>
`

function settingOf(name: string): string {
  const setting = `<prop oor:name="${name}" oor:op="fuse"><value>true</value></prop>`
  return `<item oor:path="/org.openoffice.Office.Common/Security/Scripting">${setting}</item>`
}

/** Converts a presentation to PDF. Returns its path, or undefined without LibreOffice or when it fails. */
export async function convertWithLibreOffice(
  path: string,
  folder: string,
  hooks: PagesHooks,
): Promise<string | undefined> {
  const program = await findLibreOffice()
  if (!program) return undefined
  const profile = join(folder, 'profile')
  const args = ['--headless', '--norestore', `-env:UserInstallation=${pathToFileURL(profile).href}`]
  const began = Date.now()
  const signs = setInterval(() => hooks.onPage(Math.min(1, (Date.now() - began) / TIME_MS_MAX)), PROGRESS_INTERVAL_MS)
  try {
    await mkdir(join(profile, 'user'), { recursive: true })
    await writeFile(join(profile, 'user', 'registrymodifications.xcu'), SETTINGS)
    const isDone = await run(program, [...args, '--convert-to', 'pdf', '--outdir', folder, path])
    const name = path.split(/[\\/]/).at(-1) ?? ''
    const pdf = join(folder, `${name.replace(/\.[^.]*$/, '')}.pdf`)
    return isDone && (await exists(pdf)) ? pdf : undefined
  } finally {
    clearInterval(signs)
    await rm(profile, { recursive: true, force: true })
  }
}

async function findLibreOffice(): Promise<string | undefined> {
  for (const program of PROGRAMS) if (await exists(program)) return program
  return undefined
}

function run(program: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32'
    const [command, given] = isWindows ? [program, args] : ['/bin/sh', ['-c', LIMITED, 'sh', program, ...args]]
    const child = spawn(command, given, { stdio: 'ignore', detached: !isWindows })
    const limit = setTimeout(() => stop(child, isWindows), TIME_MS_MAX)
    const end = (isDone: boolean) => {
      clearTimeout(limit)
      resolve(isDone)
    }
    child.once('error', () => end(false))
    child.once('exit', (code) => end(code === 0))
  })
}

/** Kills the process group. */
function stop(child: ChildProcess, isWindows: boolean): void {
  if (isWindows || child.pid === undefined) child.kill('SIGKILL')
  else process.kill(-child.pid, 'SIGKILL')
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
