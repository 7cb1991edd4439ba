import { type ChildProcess, spawn } from 'node:child_process'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../apps/core/test/free-port.ts'

const MAIN = fileURLToPath(new URL('../../apps/core/src/main.ts', import.meta.url))

export interface Node {
  host: string
  port: number
  machinePort: number
  process: ChildProcess
  /** Returns its output so far. */
  output(): string
  hasEnded(): boolean
  /** Resolves with its exit code, or the signal that ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | string>
}

interface NodeOptions {
  databaseUrl: string
  dataDir: string
  role: 'all' | 'web' | 'worker'
  settings?: Record<string, string>
  /** The addresses to listen on; free ones when missing. */
  place?: Pick<Node, 'host' | 'machinePort' | 'port'>
}

/** A real node of the product in a process of its own, beside others on the same database and the same folder. */
export async function startNode({ databaseUrl, dataDir, role, settings = {}, place }: NodeOptions): Promise<Node> {
  const { host, port, machinePort } = place ?? (await freePlace())
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    HOST: host,
    PORT: String(port),
    INTERNAL_LISTEN: `${host}:${machinePort}`,
    MODE: 'development',
    NODE_ENV: '',
    ROLE: role,
    SHOWCASE_VIDEOS: 'false',
    SECRET_KEY: '3bJ0Y1qk8vWmXz7Tn5sLr2Hd9Pc6FgQa4EuRtVwKyIo',
    TRUST_PROXY: 'loopback',
    ...settings,
  }
  const child = spawn('node', [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  // A drill that fails in the middle leaves nothing running.
  const kill = () => child.kill('SIGKILL')
  process.setMaxListeners(50).once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let output = ''
  const ended = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1)),
  )
  const ready = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Vitrine is ready')) ready.resolve()
    })
  void ended.then((code) => ready.reject(new Error(`the node ended with ${code}:\n${output}`)))
  await ready.promise
  return {
    host,
    port,
    machinePort,
    process: child,
    output: () => output,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** Returns free addresses on this machine. */
export async function freePlace(): Promise<Pick<Node, 'host' | 'machinePort' | 'port'>> {
  return { host: '127.0.0.1', port: await freePort(), machinePort: await freePort() }
}

/** Returns the status of /readyz of a node; 0 when it does not respond. */
export function readiness({ host, machinePort }: Pick<Node, 'host' | 'machinePort'>): Promise<number> {
  return new Promise((resolve) => {
    const asked = request({ host, port: machinePort, path: '/readyz', timeout: 2000 }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.on('timeout', () => asked.destroy()).on('error', () => resolve(0))
    asked.end()
  })
}
