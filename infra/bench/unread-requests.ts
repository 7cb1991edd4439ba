// The attacking side of bench/connections.ts, in a process of its own: opens connections, pipelines requests on each and reads
// nothing. A connection that the server ends is opened again, as an attacker would.
import { type Socket, connect } from 'node:net'

const REOPEN_MS = 100

const [port, connections, pipelined, seconds] = process.argv.slice(2).map(Number)
const requests = 'GET / HTTP/1.1\r\nHost: waymark.localhost\r\n\r\n'.repeat(pipelined ?? 1)
const sockets = new Set<Socket>()
let opened = 0
let isOver = false

for (let n = 0; n < (connections ?? 0); n++) open()
setTimeout(end, (seconds ?? 0) * 1000)

function open(): void {
  opened++
  const socket = connect(port ?? 0, '127.0.0.1')
  sockets.add(socket)
  socket.pause()
  socket.write(requests)
  socket.on('error', () => undefined)
  socket.once('close', () => {
    sockets.delete(socket)
    if (!isOver) setTimeout(() => !isOver && open(), REOPEN_MS)
  })
}

function end(): void {
  isOver = true
  console.log(String(opened))
  for (const socket of sockets) socket.destroy()
}
