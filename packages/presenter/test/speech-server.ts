import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  authorization: string | undefined
  body: { model: string; voice: string; input: string; speed?: number }
}

type Answer = Buffer | { json: unknown } | { status: number; body?: string }

/** Starts an OpenAI-compatible speech server. `answer` returns the response. */
export async function speechServer(answer: (asked: Asked, count: number) => Answer | Promise<Answer>) {
  const asked: Asked[] = []
  let [open, mostOpen] = [0, 0]
  const server = createServer((request, response) => {
    void (async () => {
      mostOpen = Math.max(mostOpen, ++open)
      const pieces: Buffer[] = []
      for await (const piece of request) pieces.push(piece as Buffer)
      const one = {
        authorization: request.headers.authorization,
        body: JSON.parse(Buffer.concat(pieces).toString()) as Asked['body'],
      }
      asked.push(one)
      const given = await answer(one, asked.length)
      open--
      if (request.url !== '/v1/audio/speech') response.writeHead(404).end()
      else if (Buffer.isBuffer(given)) response.writeHead(200, { 'content-type': 'audio/wav' }).end(given)
      else if ('json' in given)
        response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(given.json))
      else response.writeHead(given.status).end(given.body)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    mostOpen: () => mostOpen,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Returns a WAV file. `isStreamed` writes unknown lengths, as streaming servers do. */
export function wavFile(samples: Int16Array, rate: number, { isStreamed = false } = {}): Buffer {
  const bytes = samples.byteLength
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(isStreamed ? 0xffffffff : 36 + bytes, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(isStreamed ? 0xffffffff : bytes, 40)
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, bytes)])
}
