import { setTimeout as wait } from 'node:timers/promises'
import { MediaError } from '../../composition/render-job.ts'

export interface SpeechServer {
  baseUrl: string
  apiKey: string
  model: string
  voice: string
  speed: number
}

/** The response of a server for one sentence: a sound file, or JSON with sound and timestamps. */
export interface SpeechAnswer {
  bytes: Uint8Array
  /** In lower case, without parameters. */
  contentType: string
}

const ATTEMPTS = 4
const BACKOFF_MILLISECONDS = 500
const BACKOFF_MILLISECONDS_MAX = 10_000
const TIMEOUT_MILLISECONDS = 60_000
const BYTES_MAX = 64 * 1024 * 1024

/** Why a request failed, for the user. Never quotes the response, which may contain the key. */
class FailedAttempt extends Error {
  /** Whether a later attempt may succeed. */
  readonly isRetryable: boolean
  /** Whether the time for an answer ran out: another attempt would hold up the render for as long again. */
  readonly isTimeout: boolean
  readonly waitMilliseconds: number | undefined

  constructor(
    reason: string,
    { isRetryable, isTimeout = false, waitMilliseconds }: Pick<FailedAttempt, 'isRetryable'> & Partial<FailedAttempt>,
  ) {
    super(reason)
    this.isRetryable = isRetryable
    this.isTimeout = isTimeout
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

function failedStatus(response: Response): FailedAttempt {
  const { status, headers } = response
  const reason = REASONS[status] ?? (status >= 500 ? 'is out of order' : 'refused to speak')
  const seconds = Number(headers.get('retry-after'))
  const isRetryable = status === 408 || status === 429 || status >= 500
  const waitMilliseconds = seconds > 0 ? seconds * 1000 : undefined
  return new FailedAttempt(`${reason} (${status})`, { isRetryable, isTimeout: status === 504, waitMilliseconds })
}

async function bodyOf(response: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    length += piece.length
    if (length > BYTES_MAX) throw new FailedAttempt('sent more sound than a sentence can have', { isRetryable: false })
    pieces.push(piece)
  }
  if (length === 0) throw new FailedAttempt('answered without any sound', { isRetryable: true })
  return Buffer.concat(pieces)
}

async function attempt(server: SpeechServer, input: string, signal: AbortSignal): Promise<SpeechAnswer> {
  const { baseUrl, apiKey, model, voice, speed } = server
  const response = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/audio/speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
    // Some servers do not know the field, so the normal speed is not sent.
    body: JSON.stringify({ model, voice, input, response_format: 'wav', ...(speed === 1 ? {} : { speed }) }),
    // A redirect could send the key to another host.
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]),
  })
  const [contentType = ''] = (response.headers.get('content-type') ?? '').toLowerCase().split(';')
  if (response.ok) return { bytes: await bodyOf(response), contentType: contentType.trim() }
  await response.body?.cancel()
  throw failedStatus(response)
}

function hostOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : 'that is set'
}

/**
 * Requests the speech of one sentence: POST <baseUrl>/audio/speech. Retries with backoff when the server is busy or failing, but not
 * when it took too long. Throws `voice-unreachable` where a later attempt may succeed, `voice-failed` where none will, or
 * `cancelled`.
 */
export async function requestSpeech(server: SpeechServer, input: string, signal: AbortSignal): Promise<SpeechAnswer> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(server, input, signal)
    } catch (cause) {
      if (signal.aborted) throw new MediaError('cancelled', 'The video was cancelled.')
      const failed = failedAttemptOf(cause)
      if (!failed.isRetryable || failed.isTimeout || tries === ATTEMPTS) throw speechError(failed, server, input, tries)
      const milliseconds = failed.waitMilliseconds ?? BACKOFF_MILLISECONDS * 2 ** (tries - 1)
      await wait(Math.min(BACKOFF_MILLISECONDS_MAX, milliseconds), undefined, { signal }).catch(() => undefined)
    }
  }
}

function failedAttemptOf(cause: unknown): FailedAttempt {
  if (cause instanceof FailedAttempt) return cause
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError'
  const reason = isTimeout ? 'did not answer within a minute' : 'cannot be reached'
  return new FailedAttempt(reason, { isRetryable: true, isTimeout })
}

function speechError(failed: FailedAttempt, { baseUrl }: SpeechServer, input: string, tries: number): MediaError {
  const start = input.length > 40 ? `${input.slice(0, 40)}…` : input
  const times = tries > 1 ? ` after ${tries} attempts` : ''
  return new MediaError(
    failed.isRetryable ? 'voice-unreachable' : 'voice-failed',
    `The voice server ${hostOf(baseUrl)} ${failed.message}${times}: "${start}"`,
  )
}
