import { spawn } from 'node:child_process'
import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PagesHooks } from './pages.ts'

// Where its installers put it. The process that reads uploads has no environment, so there is no PATH to search.
const PROGRAMS = [
  '/usr/bin/soffice',
  '/usr/local/bin/soffice',
  '/snap/bin/libreoffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  'C:\\Program Files\\LibreOffice\\program\\soffice.exe',
]
const TIME_MS_MAX = 25_000
/** Whoever waits for signs of life hears one this often; LibreOffice itself says nothing. */
const SIGN_EVERY_MS = 2000

/** The presentation as a PDF beside it, or undefined where LibreOffice is not installed or does not manage. */
export async function slidesByOffice(path: string, folder: string, hooks: PagesHooks): Promise<string | undefined> {
  const program = await findOffice()
  if (!program) return undefined
  const profile = join(folder, 'profile')
  const args = ['--headless', '--norestore', `-env:UserInstallation=${pathToFileURL(profile).href}`]
  const signs = setInterval(() => hooks.onPage(0), SIGN_EVERY_MS)
  try {
    const isDone = await run(program, [...args, '--convert-to', 'pdf', '--outdir', folder, path])
    const name = path.split(/[\\/]/).at(-1) ?? ''
    const pdf = join(folder, `${name.replace(/\.[^.]*$/, '')}.pdf`)
    return isDone && (await isThere(pdf)) ? pdf : undefined
  } finally {
    clearInterval(signs)
    await rm(profile, { recursive: true, force: true })
  }
}

async function findOffice(): Promise<string | undefined> {
  for (const program of PROGRAMS) if (await isThere(program)) return program
  return undefined
}

function run(program: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'ignore', timeout: TIME_MS_MAX, killSignal: 'SIGKILL' })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
