import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** The shell without windows comes first: it needs about half the processor time for a new page. */
const PLACES = [
  process.env.CHROME,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Quiet start: without these Chromium looks up its maker's hosts, which a closed network answers late. */
const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
]

/** Without a language of the machine a download of another writing is called "download". */
const env = { ...process.env, LC_ALL: 'C.UTF-8' }

/** The machine's Chromium or Chrome, else the one that comes inside an npm package (Linux on x64). */
export async function openBrowser(more: string[] = []): Promise<Browser> {
  const installed = PLACES.find((path) => path && existsSync(path))
  if (installed) return chromium.launch({ executablePath: installed, args: [...QUIET, ...more], env })
  const { default: packaged } = await import('@sparticuz/chromium')
  return chromium.launch({
    executablePath: await packaged.executablePath(),
    args: [...packaged.args, ...QUIET, ...more],
    env,
  })
}
