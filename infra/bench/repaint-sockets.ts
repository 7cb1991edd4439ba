// Open pages as the server sees them: sockets in a process of their own that record when a brand update arrived.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'

/** The maximum number of open pages of one person. */
const PER_PERSON = 30

interface Wanted {
  host: string
  port: number
  count: number
  /** Registers an account and returns its cookie. */
  signUp(username: string): Promise<string>
}

type Asked = Omit<Wanted, 'signUp'> & { cookies: string[] }

if (process.send && process.argv[1] === fileURLToPath(import.meta.url))
  process.once('message', (asked) => void listen(asked as Asked))

/** Opens sockets. `next` resolves to the times of arrival once each of them has received the next brand update. */
export async function openSockets({ signUp, ...wanted }: Wanted) {
  const people = Array.from({ length: Math.ceil(wanted.count / PER_PERSON) }, (_, index) => `visitor-${index}`)
  const cookies = await Promise.all(people.map(signUp))
  const child = fork(fileURLToPath(import.meta.url))
  child.send({ ...wanted, cookies } satisfies Asked)
  await message()
  return { next: message as () => Promise<number[]>, close: () => child.disconnect() }

  function message(): Promise<unknown> {
    return new Promise((resolve) => child.once('message', resolve))
  }
}

async function listen({ host, port, count, cookies }: Asked): Promise<void> {
  let heardAt: number[] = []
  const sockets = Array.from({ length: count }, async (_, index) => {
    const cookie = cookies[Math.floor(index / PER_PERSON)] ?? ''
    const headers = { host: `${host}:${port}`, origin: `http://${host}:${port}`, cookie }
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers })
    socket.on('message', (data: Buffer) => {
      if (!data.includes('"brand_update"')) return
      heardAt.push(Date.now())
      if (heardAt.length < count) return
      process.send?.(heardAt)
      heardAt = []
    })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  })
  await Promise.all(sockets)
  process.on('disconnect', () => process.exit())
  // Gives the server a moment to identify the sockets.
  setTimeout(() => process.send?.('open'), 500)
}
