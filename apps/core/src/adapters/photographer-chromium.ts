import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { GateRules } from '../platform/safe-fetch/gate.ts'
import { openGateProxy } from '../platform/safe-fetch/gate-proxy.ts'
import type { Photographer } from '../ports/photographer.ts'
import { heldBytes } from './held-bytes.ts'

/** From its start to the finished picture. */
const LIMIT_MS = 25_000
/** What the page may take to settle, in its own time. */
const SETTLING_MS = 6000
const MEMORY_BYTES_MAX = 1200 * 1024 * 1024
const LOOK_EVERY_MS = 250
const PAGE_BYTES_MAX = 40 * 1024 * 1024
const AT_ONCE = 1

interface Settings {
  /** The program. */
  path: string
  /** False where Chromium refuses to confine its own processes, as for the root of a developer's machine. */
  isConfined: boolean
  workFolder: string
  rules?: GateRules
  limitMs?: number
}

/**
 * Chromium, once for each picture: a process group of its own with an empty profile and environment, that is ended when it takes
 * too long or too much memory. It looks no name up and reaches nothing but the gate of the safe fetcher.
 */
export function createChromiumPhotographer(settings: Settings): Photographer {
  const { path, isConfined, workFolder, rules = {}, limitMs = LIMIT_MS } = settings
  const running = new Set<ChildProcess>()
  const waiting: (() => void)[] = []
  let taken = 0
  return { shoot, close }

  async function shoot(url: string): Promise<Buffer | undefined> {
    if (taken < AT_ONCE) taken += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    const folder = await mkdtemp(join(workFolder, 'page-'))
    const proxy = await openGateProxy(rules, PAGE_BYTES_MAX)
    try {
      const picture = join(folder, 'page.png')
      await run([...switches(proxy.port, folder), `--screenshot=${picture}`, url], folder)
      return await readFile(picture).catch(() => undefined)
    } finally {
      await proxy.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
      const next = waiting.shift()
      if (next) next()
      else taken -= 1
    }
  }

  /** Resolves when it has ended, by itself or not. */
  async function run(args: string[], folder: string): Promise<void> {
    const env = { HOME: folder, TMPDIR: folder, PATH: '/usr/bin:/bin' }
    const child = spawn(path, args, { cwd: folder, env, stdio: 'ignore', detached: true })
    running.add(child)
    const limit = setTimeout(() => kill(child), limitMs)
    const watch = setInterval(() => {
      if (child.pid && heldBytes(child.pid) > MEMORY_BYTES_MAX) kill(child)
    }, LOOK_EVERY_MS)
    await new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
    clearTimeout(limit)
    clearInterval(watch)
    // What it has started may outlive it.
    kill(child)
    running.delete(child)
  }

  function switches(proxyPort: number, folder: string): string[] {
    return [
      '--headless',
      ...(isConfined ? [] : ['--no-sandbox']),
      `--user-data-dir=${join(folder, 'profile')}`,
      '--window-size=1280,720',
      '--hide-scrollbars',
      '--mute-audio',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      `--virtual-time-budget=${SETTLING_MS}`,
      // Everything goes through the gate, loopback too, and nothing finds a way around it.
      `--proxy-server=http://127.0.0.1:${proxyPort}`,
      '--proxy-bypass-list=<-loopback>',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-default-apps',
      '--disable-extensions',
      '--disable-sync',
      '--no-first-run',
      '--deny-permission-prompts',
      '--renderer-process-limit=2',
      '--js-flags=--max-old-space-size=256',
    ]
  }

  async function close(): Promise<void> {
    for (const child of running) kill(child)
  }
}

/** The whole group. */
function kill({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
