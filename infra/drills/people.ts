import { randomUUID } from 'node:crypto'
import { type Agent, request } from 'node:http'

export interface Answer {
  status: number
  body: Record<string, unknown>
  headers: Record<string, string | string[] | undefined>
}

/** A person with a session, at an address of their own, so that people do not share the limits of one address. */
export interface Person {
  ask(port: number, key: string, body?: unknown): Promise<Answer>
  /** Sends a request with an unencoded body and further headers. */
  send(port: number, key: string, text: string, extra?: Record<string, string>): Promise<Answer>
}

interface Made {
  person: Person
  videoId: string
}

export const FREE_CREDITS = 3
const LINE = 'Good morning from the harbour. The boats leave at nine, and the water is already warm. Bring a towel. '
const ANSWER_MS = 60_000
let people = 0
let addresses = 0

/** A person without an account. Node resolves no *.localhost, so the host is sent as a header. */
export function createPerson(agent?: Agent): Person {
  let address = newAddress()
  const cookies = new Map<string, string>()
  return { ask: (port, key, body) => send(port, key, body === undefined ? '' : JSON.stringify(body)), send }

  function send(port: number, key: string, text: string, extra: Record<string, string> = {}): Promise<Answer> {
    const [method, path] = key.split(' ')
    const json = text ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) } : {}
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { host: `waymark.localhost:${port}`, cookie, 'x-forwarded-for': address, ...json, ...extra }
    return new Promise((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, method, path, headers, ...(agent ? { agent } : {}), timeout: ANSWER_MS },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
          response.on('end', () => {
            for (const line of response.headers['set-cookie'] ?? []) {
              const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
              cookies.set(name, value)
            }
            // Retrying while the database is unavailable would reach the rate limits, which the drill is not about.
            if (response.statusCode === 429) address = newAddress()
            const isJson = String(response.headers['content-type']).includes('json')
            const read = isJson ? (JSON.parse(Buffer.concat(chunks).toString()) as Answer['body']) : {}
            resolve({ status: response.statusCode ?? 0, body: read, headers: response.headers })
          })
        },
      )
      asked.on('timeout', () => asked.destroy(new Error(`no answer in ${ANSWER_MS / 1000} s`)))
      asked.on('error', reject).end(text)
    })
  }
}

function newAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Registers a person. Retries, since the drill may have made the database unavailable. */
export async function newPerson(port: number, agent?: Agent): Promise<Person> {
  const person = createPerson(agent)
  const username = `drill-${process.pid}-${++people}`
  await retry(async () => {
    const answer = await person.ask(port, 'POST /auth/register', { username, password: 'a bell over seven boats' })
    // A registration whose response was lost has taken the name.
    if (answer.body['code'] === 'username-taken') return signIn()
    return answer.status === 201 ? undefined : answer
  })
  return person

  async function signIn(): Promise<Answer | undefined> {
    const answer = await person.ask(port, 'POST /auth/login', { username, password: 'a bell over seven boats' })
    return answer.status === 200 ? undefined : answer
  }
}

/** Orders a video of so many lines once, with as many attempts as it takes. */
export async function newVideo(port: number, lines = 1): Promise<Made> {
  const person = await newPerson(port)
  const requestKey = `drill video ${randomUUID()}`
  let videoId = ''
  await retry(async () => {
    const avatars = (await person.ask(port, 'GET /api/avatars')).body as unknown as { id: string }[]
    const draft = { script: LINE.repeat(lines), avatarId: avatars[0]?.id, requestKey }
    const answer = await person.ask(port, 'POST /api/videos', draft)
    videoId = String(answer.body['id'])
    return [200, 201].includes(answer.status) ? undefined : answer
  })
  return { person, videoId }
}

/** Counts how videos ended: each ready with a file that can be read to its end, and charged once or given back. */
export async function endsOf(port: number, made: readonly Made[]) {
  const ends = { ready: 0, failed: 0, lost: 0, unreadable: 0, wrongCharges: 0, reasons: [] as unknown[] }
  for (const { person, videoId } of made) {
    const video = await finished(port, person, videoId)
    const { body: user } = await person.ask(port, 'GET /api/user')
    const charged = video?.['status'] === 'ready' ? Number(video['creditsCharged']) : 0
    if (video?.['status'] === 'ready') ends.ready += 1
    else if (video?.['status'] === 'failed') ends.failed += 1
    else ends.lost += 1
    if (video?.['status'] === 'failed') ends.reasons.push(video['errorMessage'])
    if (video?.['status'] === 'ready' && !(await isReadable(port, person, video))) ends.unreadable += 1
    const isRight = Number(user['credits']) === FREE_CREDITS - charged && Number(user['creditsHeld']) === 0
    if (!isRight) ends.wrongCharges += 1
  }
  return ends
}

/** Returns whether the file of a ready video comes to its end. */
export async function isReadable(port: number, person: Person, video: Answer['body']): Promise<boolean> {
  const answer = await person.ask(port, `GET ${String(video['videoUrl'])}`).catch(() => undefined)
  return answer?.status === 200 && Number(answer.headers['content-length']) > 0
}

/** Returns a video once it is ready. Throws where it is not. */
export async function readyVideo(port: number, person: Person, videoId: string): Promise<Answer['body']> {
  const video = await finished(port, person, videoId)
  if (video?.['status'] !== 'ready') throw new Error(`the video is ${String(video?.['status'])}`)
  return video
}

async function finished(port: number, person: Person, videoId: string): Promise<Answer['body'] | undefined> {
  for (let waited = 0; waited < 600; waited++) {
    const { body } = await person.ask(port, `GET /api/videos/${videoId}`)
    if (body['status'] === 'ready' || body['status'] === 'failed') return body
    await pause(1000)
  }
  return undefined
}

async function retry(ask: () => Promise<Answer | undefined>): Promise<void> {
  let last: unknown
  for (let tries = 0; tries < 3000; tries++) {
    last = await ask().catch((error: unknown) => error)
    if (last === undefined) return
    await pause(300)
  }
  throw new Error(`It did not work in time: ${JSON.stringify(last)}`)
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
