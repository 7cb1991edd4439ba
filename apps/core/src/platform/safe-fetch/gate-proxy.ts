import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { type AddressInfo, type Socket, connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { type GateRules, createGate } from './gate.ts'
import { askOnce } from './one-request.ts'

const TIMEOUT_MS = 10_000
const PASSED_ON = ['accept', 'accept-language', 'user-agent', 'range']

interface GateProxy {
  port: number
  close(): Promise<void>
}

/**
 * A proxy for a program that makes its own requests: every host name is checked by the rules of the safe fetcher, and the
 * connection goes to the checked address. Cookies and bodies are not forwarded. After `bytesMax` bytes all connections end.
 */
export async function openGateProxy(rules: GateRules, bytesMax: number): Promise<GateProxy> {
  const gate = createGate(rules)
  const ended = new AbortController()
  const open = new Set<Duplex>()
  let bytes = 0
  const server = createServer((request, response) => void pass(request, response))
  server.on('connect', (request: IncomingMessage, socket: Duplex) => void tunnel(request.url ?? '', socket))
  server.on('upgrade', (_request: IncomingMessage, socket: Duplex) => socket.destroy())
  server.on('connection', track)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') throw new Error('only reading is allowed')
      const target = await gate.check(request.url ?? '')
      const headers = Object.fromEntries(PASSED_ON.flatMap((name) => withText(name, request.headers[name])))
      const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(TIMEOUT_MS)])
      const answer = await askOnce(target, { method: request.method, headers, body: undefined, signal })
      answer.on('data', (chunk: Buffer) => count(chunk))
      answer.on('error', () => response.destroy())
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' })
      answer.pipe(response)
    } catch {
      response.writeHead(403).end()
    }
  }

  async function tunnel(authority: string, socket: Duplex): Promise<void> {
    track(socket)
    try {
      const { hostname, port } = new URL(`https://${authority}`)
      const target = await gate.checkHost(hostname, Number(port || 443))
      const outside = connect(target.port, target.address)
      track(outside)
      outside.on('data', (chunk: Buffer) => count(chunk))
      outside.once('connect', () => {
        socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
        outside.pipe(socket).pipe(outside)
      })
    } catch {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    }
  }

  function track(socket: Duplex | Socket): void {
    if (open.has(socket)) return
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => open.delete(socket))
  }

  function count(chunk: Buffer): void {
    bytes += chunk.length
    if (bytes > bytesMax) end()
  }

  function end(): void {
    ended.abort()
    for (const socket of open) socket.destroy()
  }

  async function close(): Promise<void> {
    end()
    await new Promise<void>((resolve) => void server.close(() => resolve()))
  }
}

function withText(name: string, value: string | string[] | undefined): [string, string][] {
  return typeof value === 'string' ? [[name, value]] : []
}
