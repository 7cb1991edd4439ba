// The client of bench/http.ts and bench/rejections.ts, in a process of its own: keeps some connections busy until every request
// is answered. `{n}` in a header is replaced by another number of eight digits in every request.
import { randomInt } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'

const CONNECTIONS = 16

const [port, path, requests, headers, status = '200'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
let left = Number(requests)
let sent = randomInt(10_000_000, 90_000_000)

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
    headers: JSON.parse((headers ?? '{}').replaceAll('{n}', String(++sent))) as Record<string, string>,
    agent,
  }
  return new Promise((resolve, reject) => request(options, resolve).on('error', reject).end())
}
