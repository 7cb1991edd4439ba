import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSafe } from 'node:https'
import { isIP } from 'node:net'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchError } from './fetch-error.ts'
import type { Target } from './gate.ts'

interface Sent {
  method: string
  headers: Record<string, string>
  body: Buffer | undefined
  signal: AbortSignal
}

const HEAD_BYTES_MAX = 32 * 1024

/** Requests one checked address and no other: the name is not resolved again, and no redirect is followed. */
export function askOnce(
  { url, address, port }: Target,
  { method, headers, body, signal }: Sent,
): Promise<IncomingMessage> {
  const options: RequestOptions & { servername?: string } = {
    method,
    port,
    path: `${url.pathname}${url.search}`,
    headers: { 'accept-encoding': 'gzip, deflate, br', ...headers, host: url.host },
    agent: false,
    maxHeaderSize: HEAD_BYTES_MAX,
    signal,
    hostname: address,
    // The certificate has to be for the requested name.
    ...(url.protocol === 'https:' && isIP(bare(url.hostname)) === 0 ? { servername: url.hostname } : {}),
  }
  return new Promise((resolve, reject) => {
    const asked = (url.protocol === 'https:' ? requestSafe : requestPlain)(options, resolve)
    asked.on('error', (cause) => reject(new FetchError(signal.aborted ? 'too-slow' : 'unreachable', { cause })))
    asked.end(body)
  })
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** Returns the whole body, decompressed. Both sizes are limited, since a small file may decompress to a very large one. */
export async function bodyOf(answer: IncomingMessage, bytesMax: number, signal: AbortSignal): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > bytesMax) {
    answer.destroy()
    throw new FetchError('too-large')
  }
  const chunks: Buffer[] = []
  const unpacked = unpackerOf(answer)
  const stages = [answer, counted(bytesMax), ...(unpacked ? [unpacked, counted(bytesMax)] : [])]
  try {
    await pipeline([...stages, keeperOf(chunks)] as unknown as [Readable, Transform], { signal })
  } catch (cause) {
    answer.destroy()
    if (cause instanceof FetchError) throw cause
    throw new FetchError(signal.aborted ? 'too-slow' : 'unreachable', { cause })
  }
  return Buffer.concat(chunks)
}

/** Returns the first bytes of the body, not decompressed. The rest is not waited for. */
export async function startOf(answer: IncomingMessage, bytesMax: number, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  const stop = () => answer.destroy(new FetchError('too-slow'))
  signal.addEventListener('abort', stop, { once: true })
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= bytesMax) break
    }
  } catch (cause) {
    throw new FetchError(signal.aborted ? 'too-slow' : 'unreachable', { cause })
  } finally {
    signal.removeEventListener('abort', stop)
    answer.destroy()
  }
  return Buffer.concat(chunks).subarray(0, bytesMax)
}

function unpackerOf({ headers }: IncomingMessage): Transform | undefined {
  const encoding = headers['content-encoding']?.trim().toLowerCase()
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip()
  if (encoding === 'deflate') return createInflate()
  if (encoding === 'br') return createBrotliDecompress()
  if (encoding === undefined || encoding === '' || encoding === 'identity') return undefined
  throw new FetchError('wrong-type')
}

function counted(bytesMax: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > bytesMax) done(new FetchError('too-large'))
      else done(null, chunk)
    },
  })
}

function keeperOf(chunks: Buffer[]) {
  return async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk)
  }
}
