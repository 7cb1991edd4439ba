import type { IncomingMessage } from 'node:http'
import { open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { FetchError, type FetchTrouble } from './fetch-error.ts'
import { type GateRules, createGate } from './gate.ts'
import { askOnce } from './one-request.ts'

interface DownloadOptions {
  bytesMax: number
  signal: AbortSignal
  /** Sent to the address itself, and not to the targets of redirects. */
  headers?: Record<string, string>
}

export type Download = (url: string, path: string, options: DownloadOptions) => Promise<void>

const REDIRECTS_MAX = 5
const MOVED = [301, 302, 303, 307, 308]
const PARTIAL = 206
const RANGE_REFUSED = 416
/** The time without data after which a download is aborted. */
const SILENCE_MS = 30_000
const ATTEMPTS = 5
const BACKOFF_MS = 500

/** A download that ended early, after this many bytes of the attempt. */
class CutOff extends Error {}

/**
 * Downloads a file of any size to `path`, from public addresses only, and continues an interrupted download of the same file.
 * An interruption is retried a few times at once. Throws FetchError: `wrong-type` for a web page in place of the file.
 */
export function createDownload(rules: GateRules = {}, backoffMs = BACKOFF_MS): Download {
  const gate = createGate(rules)
  return download

  async function download(url: string, path: string, options: DownloadOptions): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await continued(url, path, options)
      } catch (error) {
        if (options.signal.aborted) throw new FetchError('too-slow', { cause: error })
        const mayWork = error instanceof CutOff || (error instanceof FetchError && error.trouble === 'unreachable')
        if (!mayWork) throw error
        if (attempt === ATTEMPTS) throw new FetchError('unreachable', { cause: error })
        await new Promise((resolve) => setTimeout(resolve, backoffMs * 2 ** (attempt - 1)))
      }
    }
  }

  async function continued(url: string, path: string, options: DownloadOptions): Promise<void> {
    const { bytesMax, signal } = options
    const size = await sizeOf(path)
    const etag = size > 0 ? await readFile(`${path}.etag`, 'utf8').catch(() => '') : ''
    // Without an ETag the file may have changed, so a partial download is discarded.
    const headers = etag ? { range: `bytes=${size}-`, 'if-range': etag } : {}
    const answer = await follow(url, { 'accept-encoding': 'identity', ...headers }, options)
    const body = readable(answer)
    const { statusCode: status = 0, headers: got } = answer
    if (status === RANGE_REFUSED) {
      answer.destroy()
      // The file is complete; its hash is checked later.
      if (got['content-range'] === `bytes */${size}`) return
      await rm(`${path}.etag`, { force: true })
      throw new CutOff()
    }
    if (status !== 200 && status !== PARTIAL) throw refused(answer, mayChange(status) ? 'unreachable' : 'wrong-type')
    if ((got['content-type'] ?? '').startsWith('text/html')) throw refused(answer, 'wrong-type')
    const isContinued = status === PARTIAL
    if (isContinued && !got['content-range']?.startsWith(`bytes ${size}-`)) throw refused(answer)
    if (got.etag?.startsWith('"')) await writeFile(`${path}.etag`, got.etag)
    await writeBody(answer, body, path, { from: isContinued ? size : 0, bytesMax, signal })
    await rm(`${path}.etag`, { force: true })
  }

  async function follow(
    url: string,
    headers: Record<string, string>,
    { headers: own = {}, signal }: DownloadOptions,
  ): Promise<IncomingMessage> {
    let next = url
    for (let turn = 0; turn <= REDIRECTS_MAX; turn += 1) {
      const target = await gate.check(next)
      const sent = turn === 0 ? { ...own, ...headers } : headers
      const answer = await askOnce(target, { method: 'GET', headers: sent, body: undefined, signal })
      const { statusCode = 0, headers: got } = answer
      if (!MOVED.includes(statusCode) || got.location === undefined) return answer
      answer.destroy()
      next = new URL(got.location, next).href
    }
    throw new FetchError('too-many-redirects')
  }
}

/** A busy or broken server may answer differently in a moment; other errors stay. */
const mayChange = (status: number) => status >= 500 || status === 408 || status === 429

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

function refused(answer: IncomingMessage, trouble: FetchTrouble = 'unreachable'): FetchError {
  answer.destroy()
  return new FetchError(trouble)
}

/**
 * Returns the body as a stream in which everything before an interruption can still be read. Reading begins at once: a response
 * that is destroyed drops its own buffer.
 */
function readable(answer: IncomingMessage): PassThrough {
  const body = new PassThrough()
  answer.setTimeout(SILENCE_MS, () => answer.destroy(new CutOff()))
  answer.once('error', () => body.end())
  return answer.pipe(body)
}

/** Writes what follows the first `from` bytes. Throws CutOff where less arrived than was announced. */
async function writeBody(
  answer: IncomingMessage,
  body: PassThrough,
  path: string,
  { from, bytesMax, signal }: DownloadOptions & { from: number },
): Promise<void> {
  const announced = Number(answer.headers['content-length'] ?? Number.NaN)
  if (from + announced > bytesMax) throw refused(answer, 'too-large')
  const file = await open(path, from > 0 ? 'a' : 'w')
  let received = 0
  const stop = () => answer.destroy(new CutOff())
  signal.addEventListener('abort', stop, { once: true })
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      received += chunk.length
      if (from + received > bytesMax) throw refused(answer, 'too-large')
      await file.writeFile(chunk)
    }
  } finally {
    signal.removeEventListener('abort', stop)
    answer.destroy()
    await file.close()
  }
  if (!answer.complete || received < announced) throw new CutOff()
}
