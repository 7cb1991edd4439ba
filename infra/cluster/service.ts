import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const START_SECONDS = 60

export interface Service {
  name: string
  process: ChildProcess
  stop(): Promise<void>
}

interface ServiceOptions {
  name: string
  command: readonly string[]
  port: number
  environment?: Record<string, string>
}

/** Starts a server and resolves once its port accepts connections. Rejects with its last output where it ends before. */
export async function startService({ name, command, port, environment }: ServiceOptions): Promise<Service> {
  const [program = '', ...args] = command
  const child = spawn(program, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] })
  const kill = () => child.kill('SIGKILL')
  process.setMaxListeners(50).once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)))
  const service: Service = { name, process: child, stop: () => stop(child) }
  for (const until = Date.now() + START_SECONDS * 1000; Date.now() < until; await pause(100)) {
    if (child.exitCode !== null || child.signalCode !== null) break
    if (await takesConnections(port)) return service
  }
  await service.stop()
  throw new Error(`${name} did not start:\n${output}`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const limit = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(limit)
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    const answer = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => answer(true)).once('error', () => answer(false))
  })
}
