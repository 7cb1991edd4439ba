// The client of bench/export.ts, in a process of its own, so that its memory is not counted: reads a response to its end,
// discards it, and prints its bytes and the milliseconds to the first and the last byte.
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

const [port, path, headers = '{}'] = process.argv.slice(2)
const start = performance.now()
const asked = request({ host: '127.0.0.1', port, path, headers: JSON.parse(headers) as Record<string, string> })
asked.end()
const [answer] = (await once(asked, 'response')) as [IncomingMessage]
if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
let [first, bytes] = [0, 0]
for await (const piece of answer as AsyncIterable<Buffer>) {
  first ||= performance.now() - start
  bytes += piece.length
}
console.log(JSON.stringify({ first, bytes, all: performance.now() - start }))
