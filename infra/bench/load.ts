// The other side of bench/http.ts and bench/refusal.ts, in a process of its own: keeps some connections busy until every request
// is answered.
import { Agent, type IncomingMessage, request } from 'node:http'

const CONNECTIONS = 16

const [port, path, requests, headers, status = '200'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
let left = Number(requests)

await Promise.all(Array.from({ length: CONNECTIONS }, askOn))
agent.destroy()

async function askOn(): Promise<void> {
  while (left-- > 0) {
    const answer = await ask()
    if (answer.statusCode !== Number(status)) throw new Error(`${path} answered ${answer.statusCode}`)
    for await (const _ of answer);
  }
}

function ask(): Promise<IncomingMessage> {
  const options = {
    host: '127.0.0.1',
    port,
    path,
    headers: JSON.parse(headers ?? '{}') as Record<string, string>,
    agent,
  }
  return new Promise((resolve, reject) => request(options, resolve).on('error', reject).end())
}
