import { FetchError, type FetchTrouble } from '../../../platform/safe-fetch/fetch-error.ts'
import type { SafeFetch } from '../../../platform/safe-fetch/safe-fetch.ts'
import { Webhook } from 'standardwebhooks'
import { messageIdOf } from '../messages.ts'

const TIMEOUT_MS = 15_000
const ANSWER_BYTES_MAX = 4096
const HEADER_CHARACTERS_MAX = 200
/** Response headers that help to find the cause of a failure. */
const KEPT_HEADERS = ['content-type', 'location', 'retry-after', 'server', 'date']

interface Message {
  url: string
  /** Newest first. The message is signed with each of them. */
  secrets: readonly string[]
  messageId: string
  body: string
  at: Date
  signal: AbortSignal
}

export interface Attempt {
  /** Null where there was no response. */
  statusCode: number | null
  problem: FetchTrouble | null
  requestHeaders: Record<string, string>
  answerHeaders: Record<string, string>
  answer: string
}

/** Signs a message by the Standard Webhooks specification and sends it once. No redirect is followed. */
export async function sendOnce(safeFetch: SafeFetch, message: Message): Promise<Attempt> {
  const requestHeaders = signedHeaders(message)
  try {
    const { status, headers, body } = await safeFetch(message.url, {
      method: 'POST',
      headers: { ...requestHeaders, 'accept-encoding': 'identity' },
      body: Buffer.from(message.body),
      bytesMax: ANSWER_BYTES_MAX,
      takesStart: true,
      timeoutMs: TIMEOUT_MS,
      signal: message.signal,
    })
    const kept = { answerHeaders: keptHeaders(headers), answer: textOf(body) }
    return { statusCode: status, problem: null, requestHeaders, ...kept }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return { statusCode: null, problem: error.trouble, requestHeaders, answerHeaders: {}, answer: '' }
  }
}

function signedHeaders({ secrets, messageId, body, at }: Message): Record<string, string> {
  const id = messageIdOf(messageId)
  return {
    'content-type': 'application/json',
    'user-agent': 'StandardWebhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}

function keptHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const named = KEPT_HEADERS.map((name) => [name, String(headers[name] ?? '').slice(0, HEADER_CHARACTERS_MAX)] as const)
  return Object.fromEntries(named.filter(([, value]) => value !== ''))
}

/** PostgreSQL stores no zero characters. */
function textOf(body: Buffer): string {
  return body.toString('utf8').replaceAll('\0', '\ufffd')
}
