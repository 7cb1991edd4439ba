import { randomBytes } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { HOUR_MS } from '../../../platform/time/durations.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { FetchError } from '../../../platform/safe-fetch/fetch-error.ts'
import { type OpenRemoteSpeech, RemoteSpeechError, type SpeechFault } from '../../../ports/remote-speech.ts'
import type { ServiceVoice } from './services.ts'

/** Longer than any render. */
const TICKET_MS = 6 * HOUR_MS
const BODY_BYTES_MAX = 256 * 1024

/** The request of the render process, in the form of OpenAI's API. */
const SpeechRequest = z.object({ input: z.string().min(1), speed: z.number().min(0.5).max(2).default(1) })

/** HTTP statuses that the render process expects (`engine/voices/speech-api.ts` of the presenter). */
const STATUSES: Record<SpeechFault, number> = {
  address: 404,
  busy: 429,
  key: 401,
  text: 400,
  unreachable: 503,
  voice: 404,
}

/** The render process does not retry it. */
const TIMED_OUT = 504

interface Ticket {
  tenantId: string
  voice: ServiceVoice
  endsAt: number
}

interface Deps {
  openRemoteSpeech: OpenRemoteSpeech
  /** Called for every text that was spoken. */
  onSpoken: (of: { tenantId: string; owner: ServiceVoice['owner']; characters: number }) => Promise<void>
  clock: Clock
  report: (error: Error) => void
}

export type SpeechGateway = ReturnType<typeof createSpeechGateway>

/**
 * A local speech API for render processes. They know neither the key nor the address of a speech server: each
 * job has a ticket, and requests with it are forwarded under the rules for external addresses, and counted.
 */
export function createSpeechGateway({ openRemoteSpeech, onSpoken, clock, report }: Deps) {
  const tickets = new Map<string, Ticket>()
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      report(error)
      response.writeHead(500).end()
    })
  })
  let opened: Promise<string> | undefined
  return { issue, close }

  /** Returns how a job reaches a voice. */
  async function issue(tenantId: string, voice: ServiceVoice): Promise<{ baseUrl: string; apiKey: string }> {
    opened ??= listen()
    const [baseUrl, now] = [await opened, clock.now().getTime()]
    for (const [name, { endsAt }] of tickets) if (endsAt < now) tickets.delete(name)
    const apiKey = randomBytes(32).toString('base64url')
    tickets.set(apiKey, { tenantId, voice, endsAt: now + TICKET_MS })
    return { baseUrl, apiKey }
  }

  async function listen(): Promise<string> {
    // Does not keep the process alive.
    server.unref()
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const ticket = tickets.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
    if (!ticket) return void response.writeHead(401).end()
    const asked = SpeechRequest.safeParse(await readBody(request))
    if (request.url !== '/v1/audio/speech' || !asked.success) return void response.writeHead(400).end()
    const { tenantId, voice } = ticket
    const { input: text, speed } = asked.data
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    try {
      const { bytes, contentType } = await openRemoteSpeech(voice.connection).speak(
        { voice: voice.id, text, speed },
        gone.signal,
      )
      await onSpoken({ tenantId, owner: voice.owner, characters: text.length })
      response.writeHead(200, { 'content-type': contentType }).end(bytes)
    } catch (error) {
      if (!(error instanceof RemoteSpeechError)) throw error
      const { retryAfterSeconds } = error
      response.writeHead(statusOf(error), retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}).end()
    }
  }

  async function close(): Promise<void> {
    if (!opened) return
    await opened
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

function statusOf({ fault, cause }: RemoteSpeechError): number {
  return cause instanceof FetchError && cause.trouble === 'too-slow' ? TIMED_OUT : STATUSES[fault]
}

/** Returns the JSON of a body, or undefined where it is too large or something else. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > BODY_BYTES_MAX) return undefined
    pieces.push(piece)
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8')) as unknown
  } catch {
    return undefined
  }
}
