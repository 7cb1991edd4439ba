import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, createCaller } from './caller.ts'
import { type Stack, startStack } from './stack.ts'

const KILLS = process.env.TEST_SCOPE === 'long' ? 80 : 20
const FREE_CREDITS = 3
const SCRIPT = 'Good morning from the harbour. The boats leave at nine, and the water is already warm. Bring a towel.'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(async () => {
  await stack?.stop()
  stack?.remove()
})

interface Made {
  person: Caller
  videoId: string
}

/** Seeded, so that a failed round can be repeated. */
const random = seeded(20_261_121)

it(
  `every video ends as ready or failed and is charged once, whatever is killed at ${KILLS} moments`,
  { timeout: KILLS * 120_000 },
  async () => {
    const made: Made[] = []
    for (let round = 0; round < KILLS; round++) {
      made.push(await startVideo(round))
      await pause(random() * 4000)
      if (round % 2) await killServer()
      else killRenderers()
    }

    for (const { person, videoId } of made) {
      const video = await finished(person, videoId)
      const { body: user } = await person.call<{ credits: number; creditsHeld: number }>('GET /api/user')
      const charged = video.status === 'ready' ? video.creditsCharged : 0

      expect(['ready', 'failed']).toContain(video.status)
      expect(video.status === 'ready' ? charged : video.errorMessage).toBeTruthy()
      expect([user.credits, user.creditsHeld]).toEqual([FREE_CREDITS - charged, 0])
    }
  },
)

async function startVideo(round: number): Promise<Made> {
  const person = createCaller(`waymark.localhost:${stack.port}`, () => stack.port)
  await person.call('POST /auth/register', { username: `round-${round}`, password: 'three plain words' })
  const { body: avatars } = await person.call<{ id: string }[]>('GET /api/avatars')
  const avatarId = avatars[round % avatars.length]?.id
  // Half the pixels: what is proved are the states between the steps, which are the same.
  const look = { definition: '720p' }
  const draft = { script: SCRIPT, avatarId, look, requestKey: `key of round ${round}` }
  const { status, body } = await person.call<{ id: string }>('POST /api/videos', draft)
  expect(status).toBe(201)
  return { person, videoId: body.id }
}

async function killServer(): Promise<void> {
  await stack.stop('SIGKILL')
  stack = await startStack(stack)
}

function killRenderers(): void {
  const { pid } = stack.process
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  for (const child of children) kill(Number(child))
}

/** One may have ended since it was listed. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function finished(person: Caller, videoId: string) {
  for (let waited = 0; waited < 300; waited++) {
    const { body } = await person.call<{ status: string; creditsCharged: number; errorMessage: string | null }>(
      `GET /api/videos/${videoId}`,
    )
    if (body.status === 'ready' || body.status === 'failed') return body
    await pause(1000)
  }
  throw new Error(`the video ${videoId} hangs`)
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
