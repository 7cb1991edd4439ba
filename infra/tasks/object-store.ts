import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../apps/core/test/free-port.ts'
import { SWIFT_USER, type SwiftPorts, swiftFiles } from './swift-files.ts'
import { type TestObjectStore, createTestBucket } from './test-bucket.ts'

const SERVERS = ['account', 'container', 'object', 'proxy'] as const

/** Whether Debian's Swift is here (swift-proxy, swift-account, swift-container, swift-object, memcached). */
export function hasSwift(): boolean {
  return [...SERVERS.map((server) => `swift-${server}-server`), 'swift-ring-builder', 'memcached'].every((program) =>
    existsSync(join('/usr/bin', program)),
  )
}

/** The server of TEST_S3_ENDPOINT, else a throw-away Swift, whose S3 layer checks signatures, regions and hashes. */
export async function openObjectStore(): Promise<TestObjectStore> {
  const { TEST_S3_ENDPOINT } = process.env
  if (TEST_S3_ENDPOINT) return { origin: 'TEST_S3_ENDPOINT', environment: {}, close: () => {} }
  if (!hasSwift())
    throw new Error(
      'No object store to test on: set TEST_S3_ENDPOINT, or install swift-proxy, swift-account, swift-container, swift-object ' +
        'and memcached.',
    )
  return startSwift()
}

async function startSwift(): Promise<TestObjectStore> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-swift-'))
  const ports = await fivePorts()
  const { username } = userInfo()
  for (const [name, text] of Object.entries(swiftFiles(folder, ports, username)))
    writeFileSync(join(folder, name), text)
  mkdirSync(join(folder, 'sda'))
  for (const kind of ['account', 'container', 'object'] as const) buildRing(folder, kind, ports[kind])
  const memcached = ['-l', '127.0.0.1', '-p', String(ports.memcached), '-U', '0', '-m', '16', '-u', username]
  const servers = SERVERS.map((kind) => start(`swift-${kind}-server`, [join(folder, `${kind}.conf`)], folder))
  const children = [start('memcached', memcached, folder), ...servers]
  const close = () => {
    for (const child of children) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const endpoint = `http://127.0.0.1:${ports.proxy}`
  try {
    const environment = await createTestBucket(endpoint, SWIFT_USER, children)
    return { origin: `a throw-away Swift at ${endpoint}`, environment, close }
  } catch (error) {
    close()
    throw error
  }
}

/** One partition on one device: nothing is replicated. */
function buildRing(folder: string, kind: string, port: number): void {
  const builder = join(folder, `${kind}.builder`)
  const run = (...args: string[]) => execFileSync('swift-ring-builder', [builder, ...args], { stdio: 'ignore' })
  run('create', '4', '1', '0')
  run('add', `r1z1-127.0.0.1:${port}/sda`, '1')
  run('rebalance')
}

function start(program: string, args: string[], folder: string): ChildProcess {
  return spawn(join('/usr/bin', program), args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder })
}

async function fivePorts(): Promise<SwiftPorts> {
  const [proxy = 0, account = 0, container = 0, object = 0, memcached = 0] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  )
  return { proxy, account, container, object, memcached }
}
