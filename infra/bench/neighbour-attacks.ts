// The attacking side of bench/neighbours.ts, in a process of its own: keeps one attack up until it is killed, and counts
// responses.
import { Agent, request } from 'node:http'

const SCRIPT_CHARACTERS = 60_000
const MEGABYTE = 1024 * 1024
const PLAIN = 'Every morning begins by the water, and ends at 9:30 under a wide sky for $1,290. '
/** From the patterns that once took longest. */
const WORST = ['\n', '`', '[', '*a', '\u0301', '好']

interface Sent {
  key: string
  body: string
  /** Its length is not announced. */
  isChunked?: boolean
}

const script = (piece: string) => piece.repeat(SCRIPT_CHARACTERS / piece.length).slice(0, SCRIPT_CHARACTERS)
const estimate = (text: string): Sent => ({ key: 'POST /api/estimate-script', body: JSON.stringify({ script: text }) })
const drafts = (bytes: number): Sent => ({
  key: 'PUT /api/drafts/01900000-0000-7000-8000-000000000001',
  body: `{"version":0,"content":{"contentIds":[${'1,'.repeat(bytes / 2 - 100)}1]}}`,
})

/** Attacks by name: what one connection sends again after each response. `each` is the number of connections per person. */
const ATTACKS: Record<string, { people: number; each: number; send: (turn: number) => Sent }> = {
  'plain scripts': { people: 4, each: 16, send: () => estimate(script(PLAIN)) },
  'worst scripts': { people: 4, each: 16, send: (turn) => estimate(script(WORST[turn % WORST.length] ?? '')) },
  'announced megabytes': { people: 1, each: 16, send: () => estimate('x'.repeat(MEGABYTE - 100)) },
  'chunked megabytes': {
    people: 1,
    each: 16,
    send: () => ({ ...estimate('x'.repeat(MEGABYTE - 100)), isChunked: true }),
  },
  'wrong lists': { people: 1, each: 16, send: () => drafts(430_000) },
}

const [name = '', port, host, cookies] = process.argv.slice(2)
const attack = ATTACKS[name]
if (!attack) throw new Error(`there is no attack ${name}, only ${Object.keys(ATTACKS).join(', ')}`)
const counts: Record<string, number> = {}
process.on('message', () => process.send?.(counts))
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
const people = (JSON.parse(cookies ?? '[]') as string[]).slice(0, attack.people)
await Promise.all(people.flatMap((cookie) => Array.from({ length: attack.each }, () => repeat(cookie, attack.send))))

async function repeat(cookie: string, send: (turn: number) => Sent): Promise<never> {
  for (let turn = 0; ; turn++) {
    const status = await ask(cookie, send(turn))
    counts[status] = (counts[status] ?? 0) + 1
  }
}

function ask(cookie: string, { key, body, isChunked }: Sent): Promise<string> {
  const [method, path] = key.split(' ')
  const length = isChunked ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const headers = { host, cookie, 'content-type': 'application/json', ...length }
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      answer.resume().once('close', () => resolve(String(answer.statusCode)))
    })
    // A client that is refused before the end of its body may see a closed connection instead.
    asked.on('error', () => resolve('cut')).end(body)
  })
}
