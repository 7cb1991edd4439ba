import { FetchError } from '../../platform/safe-fetch/fetch-error.ts'
import type { SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts'
import { RemoteSpeechError, type SpeechFault, type SpokenSound } from '../../ports/remote-speech.ts'

/** A few minutes of speech at 48 kHz. */
const BYTES_MAX = 64 * 1024 * 1024
const TIMEOUT_MS = 50_000

interface SpeechRequest {
  url: string
  headers: Record<string, string>
  body: Record<string, unknown>
}

/** Sends a text to a speech server. Throws RemoteSpeechError. */
export async function requestSound(
  fetch: SafeFetch,
  { url, headers, body }: SpeechRequest,
  signal: AbortSignal,
): Promise<SpokenSound> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...headers },
    body: Buffer.from(JSON.stringify(body)),
    bytesMax: BYTES_MAX,
    timeoutMs: TIMEOUT_MS,
    signal,
  }).catch((cause: unknown) => {
    throw new RemoteSpeechError(isRefused(cause) ? 'address' : 'unreachable', { cause })
  })
  const fault = faultOf(answer.status, answer.contentType)
  if (fault) throw new RemoteSpeechError(fault, retryAfter(answer.headers['retry-after']))
  if (answer.body.length === 0) throw new RemoteSpeechError('unreachable')
  return { bytes: answer.body, contentType: answer.contentType }
}

/** Whether the request failed for a reason that retries cannot fix. */
function isRefused(error: unknown): boolean {
  return error instanceof FetchError && ['address-refused', 'too-large', 'wrong-type'].includes(error.trouble)
}

function faultOf(status: number, contentType: string): SpeechFault | undefined {
  if (status === 401 || status === 402 || status === 403) return 'key'
  if (status === 404 || status === 405) return 'voice'
  if (status === 429) return 'busy'
  if (status === 408 || status >= 500) return 'unreachable'
  if (status === 400 || status === 413 || status === 422) return 'text'
  if (status < 200 || status > 299) return 'address'
  // A login page, for example.
  return contentType.startsWith('text/') ? 'address' : undefined
}

function retryAfter(header: string | string[] | undefined): { retryAfterSeconds?: number } {
  const seconds = Number(header)
  return seconds > 0 ? { retryAfterSeconds: Math.min(seconds, 3600) } : {}
}
