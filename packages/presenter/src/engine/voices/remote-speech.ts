import { setTimeout as wait } from 'node:timers/promises'
import { FilmError } from '../../film/film-job.ts'

export interface SpeechServer {
  baseUrl: string
  apiKey: string
  model: string
  voice: string
  speed: number
}

const TRIES = 4
const FIRST_WAIT_MILLISECONDS = 500
const LONGEST_WAIT_MILLISECONDS = 10_000
const TIMEOUT_MILLISECONDS = 60_000
const BYTES_MAX = 64 * 1024 * 1024

/** Why a try failed, in words that a person can act on. Nothing a server writes back is repeated: it may hold the key. */
class FailedTry extends Error {
  readonly isWorthAnother: boolean
  readonly waitMilliseconds: number | undefined

  constructor(reason: string, isWorthAnother: boolean, waitMilliseconds?: number) {
    super(reason)
    this.isWorthAnother = isWorthAnother
    this.waitMilliseconds = waitMilliseconds
  }
}

const REASONS: Record<number, string> = {
  400: 'did not accept the request; check model and voice',
  401: 'did not accept the key',
  402: 'wants to be paid first',
  403: 'does not allow this key to speak',
  404: 'does not know this address, model or voice',
  413: 'found the sentence too long',
  429: 'is asked too often',
}

function failedStatus(response: Response): FailedTry {
  const { status, headers } = response
  const reason = REASONS[status] ?? (status >= 500 ? 'is out of order' : 'refused to speak')
  const seconds = Number(headers.get('retry-after'))
  const isWorthAnother = status === 408 || status === 429 || status >= 500
  return new FailedTry(`${reason} (${status})`, isWorthAnother, seconds > 0 ? seconds * 1000 : undefined)
}

async function bodyOf(response: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    length += piece.length
    if (length > BYTES_MAX) throw new FailedTry('sent more sound than a sentence can have', false)
    pieces.push(piece)
  }
  if (length === 0) throw new FailedTry('answered without any sound', true)
  return Buffer.concat(pieces)
}

async function tryOnce(server: SpeechServer, input: string, signal: AbortSignal): Promise<Uint8Array> {
  const { baseUrl, apiKey, model, voice, speed } = server
  const response = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/audio/speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
    body: JSON.stringify({ model, voice, input, response_format: 'wav', speed }),
    // A redirect could carry the key to somebody else.
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]),
  })
  if (response.ok) return bodyOf(response)
  await response.body?.cancel()
  throw failedStatus(response)
}

function hostOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : 'that is set'
}

/**
 * Has a server say one sentence: the OpenAI-compatible call POST <baseUrl>/audio/speech. Asks again, ever later, when the server
 * is busy, out of order or silent. Answers the sound file as it came. Throws `voice-failed`, or `cancelled` by the signal.
 */
export async function remoteSpeech(server: SpeechServer, input: string, signal: AbortSignal): Promise<Uint8Array> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryOnce(server, input, signal)
    } catch (cause) {
      if (signal.aborted) throw new FilmError('cancelled', 'The video was cancelled.')
      const isTimeout = cause instanceof Error && cause.name === 'TimeoutError'
      const failed =
        cause instanceof FailedTry
          ? cause
          : new FailedTry(isTimeout ? 'did not answer within a minute' : 'cannot be reached', true)
      if (!failed.isWorthAnother || tries === TRIES) {
        const start = input.length > 40 ? `${input.slice(0, 40)}…` : input
        const times = tries > 1 ? `, asked ${tries} times` : ''
        throw new FilmError(
          'voice-failed',
          `The voice server ${hostOf(server.baseUrl)} ${failed.message}${times}: "${start}"`,
        )
      }
      const milliseconds = failed.waitMilliseconds ?? FIRST_WAIT_MILLISECONDS * 2 ** (tries - 1)
      await wait(Math.min(LONGEST_WAIT_MILLISECONDS, milliseconds), undefined, { signal }).catch(() => undefined)
    }
  }
}
