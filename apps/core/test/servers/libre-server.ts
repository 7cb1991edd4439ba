import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  q: string[]
  source: string
  target: string
  api_key?: string
}

/** A LibreTranslate server on this machine that offers `codes`. `translate` says each text, `asked` holds what came. */
export async function openLibreServer(codes: readonly string[], translate: (text: string, target: string) => string) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      if (request.url === '/languages') return response.end(JSON.stringify(codes.map((code) => ({ code }))))
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked
      asked.push(body)
      return response.end(JSON.stringify({ translatedText: body.q.map((text) => translate(text, body.target)) }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close }
}
