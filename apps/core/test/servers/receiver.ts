import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export interface Received {
  path: string
  headers: Record<string, string>
  body: string
  at: number
}

type Answer = (request: Received, response: ServerResponse) => void

export type Receiver = Awaited<ReturnType<typeof openReceiver>>

/** A local server for webhooks. It records requests and responds as configured. */
export async function openReceiver() {
  const received: Received[] = []
  let answer: Answer = (_request, response) => response.writeHead(200).end('thanks')
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port, received, url, rules, answerWith, verified, close }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const one = { path: request.url ?? '', headers, body: Buffer.concat(chunks).toString(), at: Date.now() }
    received.push(one)
    answer(one, response)
  }

  function url(path = '/hook'): string {
    return `http://127.0.0.1:${port}${path}`
  }

  /** Rules of a gate that leads to this receiver and nowhere else. */
  function rules() {
    return { ports: [port], isAllowed: (address: string) => address === '127.0.0.1' }
  }

  function answerWith(next: Answer): void {
    answer = next
  }

  /** Verifies a request with the library that receivers use, and returns its content. Throws for an invalid one. */
  function verified(secret: string, { body, headers }: Received) {
    return new Webhook(secret).verify(body, headers) as {
      type: string
      timestamp: string
      data: Record<string, unknown>
    }
  }

  async function close(): Promise<void> {
    server.closeAllConnections()
    await new Promise<void>((resolve) => void server.close(() => resolve()))
  }
}
