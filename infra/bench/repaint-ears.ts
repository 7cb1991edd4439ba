// Open pages as far as the server sees them: sockets, in a process of their own, that note when news of a brand came.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'

/** The maximum number of open pages of one person. */
const PER_PERSON = 30

interface Wanted {
  host: string
  port: number
  count: number
  /** Makes an account and answers its cookie. */
  signUp(username: string): Promise<string>
}

type Asked = Omit<Wanted, 'signUp'> & { cookies: string[] }

if (process.send && process.argv[1] === fileURLToPath(import.meta.url))
  process.once('message', (asked) => void listen(asked as Asked))

/** Opens sockets; `next` answers when each of them heard of the next brand. */
export async function openEars({ signUp, ...wanted }: Wanted) {
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
  // A moment until the server knows who they are.
  setTimeout(() => process.send?.('open'), 500)
}
