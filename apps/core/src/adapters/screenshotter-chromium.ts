import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GateRules } from '../platform/safe-fetch/gate.ts'
import { openGateProxy } from '../platform/safe-fetch/gate-proxy.ts'
import type { Screenshotter } from '../ports/screenshotter.ts'
import { processGroupMemory } from './render-processes/process-group-memory.ts'

/** From the start of the process to the finished screenshot. */
const LIMIT_MS = 25_000
/** Virtual time that the page gets to load before the screenshot. */
const VIRTUAL_TIME_MS = 6000
const MEMORY_BYTES_MAX = 1200 * 1024 * 1024
const MEMORY_CHECK_MS = 250
const PAGE_BYTES_MAX = 40 * 1024 * 1024
const CONCURRENCY = 1
/** Chromium binds `org.chromium.Chromium.XXXXXX/SingletonSocket` in its temporary folder, and Linux allows 107 characters. */
const TEMPORARY_CHARACTERS_MAX = 61

interface Settings {
  /** Path of the Chromium executable. */
  path: string
  /** False runs Chromium with --no-sandbox, because its sandbox refuses to start as root. */
  isConfined: boolean
  workFolder: string
  rules?: GateRules
  limitMs?: number
}

interface Folders {
  folder: string
  temporaryFolder: string
}

/**
 * Starts Chromium once per screenshot, in its own process group with an empty profile and environment. The group is killed when
 * it exceeds its time or memory limit. Chromium resolves no names and reaches only the proxy of the safe fetcher.
 */
export function createChromiumScreenshotter(settings: Settings): Screenshotter {
  const { path, isConfined, workFolder, rules = {}, limitMs = LIMIT_MS } = settings
  const running = new Set<ChildProcess>()
  const waiting: (() => void)[] = []
  let taken = 0
  return { capture, close }

  async function capture(url: string): Promise<Buffer | undefined> {
    if (taken < CONCURRENCY) taken += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    const folder = await mkdtemp(join(workFolder, 'page-'))
    const isShort = folder.length <= TEMPORARY_CHARACTERS_MAX
    const temporaryFolder = isShort ? folder : await mkdtemp(join(tmpdir(), 'page-'))
    const proxy = await openGateProxy(rules, PAGE_BYTES_MAX)
    try {
      const picture = join(folder, 'page.png')
      await run([...switches(proxy.port, folder), `--screenshot=${picture}`, url], { folder, temporaryFolder })
      return await readFile(picture).catch(() => undefined)
    } finally {
      await proxy.close()
      for (const one of new Set([folder, temporaryFolder]))
        await rm(one, { recursive: true, force: true, maxRetries: 3 })
      const next = waiting.shift()
      if (next) next()
      else taken -= 1
    }
  }

  /** Resolves when the process has ended, by itself or killed. */
  async function run(args: string[], { folder, temporaryFolder }: Folders): Promise<void> {
    const env = { HOME: folder, TMPDIR: temporaryFolder, PATH: '/usr/bin:/bin' }
    const child = spawn(path, args, { cwd: folder, env, stdio: 'ignore', detached: true })
    running.add(child)
    const limit = setTimeout(() => kill(child), limitMs)
    const watch = setInterval(() => {
      if (child.pid && processGroupMemory(child.pid) > MEMORY_BYTES_MAX) kill(child)
    }, MEMORY_CHECK_MS)
    await new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
    clearTimeout(limit)
    clearInterval(watch)
    // Processes that Chromium has started may outlive it.
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
      `--virtual-time-budget=${VIRTUAL_TIME_MS}`,
      // All traffic goes through the proxy, including loopback, WebRTC and QUIC.
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

/** Kills the whole process group. */
function kill({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has already ended.
  }
}
