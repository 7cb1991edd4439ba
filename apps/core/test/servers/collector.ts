import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Record<string, string> }[]
  status: { code?: number }
}

interface Body {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[]
}

/** A collector of OTLP over HTTP that keeps what it receives. One that hangs takes requests and never answers. */
export async function startCollector({ hangs = false } = {}) {
  const spans: ReceivedSpan[] = []
  const paths: string[] = []
  const server: Server = createServer((request, response) => {
    paths.push(request.url ?? '')
    if (hangs) return
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(text) as Body
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    endpoint,
    spans,
    paths,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
