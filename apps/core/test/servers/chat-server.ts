import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  messages: { role: string; content: string }[]
  authorization: string | undefined
}

/** The response of the server: the content of a message, a status, or none at all. */
type Turn = string | { status: number; retryAfter?: string } | 'hang'

/** An OpenAI-compatible chat endpoint on this machine. `answer` decides; `asked` holds what came. */
export async function openChatServer(answer: (asked: Asked, turn: number) => Turn) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as Pick<Asked, 'messages'>
      asked.push({ messages, authorization: request.headers.authorization })
      const turn = answer({ messages, authorization: request.headers.authorization }, asked.length)
      if (turn === 'hang') return
      if (typeof turn !== 'string') {
        response.writeHead(turn.status, turn.retryAfter ? { 'retry-after': turn.retryAfter } : {}).end('busy')
        return
      }
      const body = { choices: [{ message: { role: 'assistant', content: turn } }] }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The text that the last message of the user carries as data. */
export function dataOf({ messages }: Asked, name: string): string {
  const first = messages.find(({ role }) => role === 'user')
  return String((JSON.parse(first?.content ?? '{}') as Record<string, unknown>)[name] ?? '')
}
