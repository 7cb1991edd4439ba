/** An external service gave no usable answer in any of the attempts. */
export class NoAnswer extends Error {}

interface Question {
  url: string
  key: string | undefined
  body?: unknown
  /** Aborts all attempts. */
  signal: AbortSignal
}

const TRIES = 3
const FIRST_PAUSE_MS = 500
const PAUSE_MS_MAX = 10_000
const ANSWER_BYTES_MAX = 4 * 1024 * 1024
const BUSY = [408, 425, 429, 500, 502, 503, 504]

/**
 * Sends a request to a service of the operator and returns its JSON. Retries a busy or unreachable service after a doubling pause,
 * or after its Retry-After, at most `PAUSE_MS_MAX`. Throws NoAnswer, which contains nothing of the request.
 */
export async function askService({ url, key, body, signal }: Question): Promise<unknown> {
  let trouble = ''
  for (let turn = 0; turn < TRIES; turn += 1) {
    const answer = await once({ url, key, body, signal })
    if (typeof answer !== 'string' && answer.ok) return parsed(answer)
    trouble = typeof answer === 'string' ? answer : `status ${answer.status}`
    if (typeof answer !== 'string') await answer.body?.cancel()
    if (signal.aborted || (typeof answer !== 'string' && !BUSY.includes(answer.status))) break
    const retryAfterMs = typeof answer === 'string' ? 0 : Number(answer.headers.get('retry-after')) * 1000
    await pause(Math.min(PAUSE_MS_MAX, retryAfterMs || FIRST_PAUSE_MS * 2 ** turn), signal)
  }
  throw new NoAnswer(trouble)
}

/** Returns a response of any status, or why there was none. */
async function once({ url, key, body, signal }: Question): Promise<Response | string> {
  const headers = { accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) }
  const sent =
    body === undefined ? { headers } : { method: 'POST', headers: withJson(headers), body: JSON.stringify(body) }
  try {
    return await fetch(url, { ...sent, redirect: 'error', signal })
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown'
  }
}

const withJson = (headers: Record<string, string>) => ({ ...headers, 'content-type': 'application/json' })

async function parsed(answer: Response): Promise<unknown> {
  try {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true })
      if (text.length > ANSWER_BYTES_MAX) throw new NoAnswer('an answer without end')
    }
    return JSON.parse(text) as unknown
  } catch (error) {
    if (error instanceof NoAnswer) throw error
    throw new NoAnswer('an answer that cannot be read')
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done, { once: true })
  })
}
