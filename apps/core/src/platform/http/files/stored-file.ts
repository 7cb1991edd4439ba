import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Storage } from '../../../ports/storage.ts'
import { AppError } from '../../errors/app-error.ts'
import { byteRange } from './byte-range.ts'
import { etagOf, isNotModified } from './etag.ts'

const TYPES: Record<string, string> = {
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
}

/**
 * A browser that opens a video as a page of its own puts it into a document that loads it once more, by the video's policy. The
 * responses beside it stay closed.
 */
const PLAYABLE_POLICY = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

interface Options {
  request: FastifyRequest
  reply: FastifyReply
  cacheControl: string
  /** The Content-Disposition of a download. */
  disposition?: string | undefined
  /** Changes with the content where that is replaced under its key. */
  version?: string | undefined
}

/** The lifetime of a link to the store, in seconds. It is long so that a video can be paused meanwhile. */
const LINK_SECONDS = 3600

/**
 * Sends stored bytes: the whole file, the requested range, or 304 where the client has it. A range of an outdated version is
 * answered with the whole file, since parts of two versions do not fit together. Videos and downloads are redirected to the
 * store itself where that gives links. Throws not-found.
 */
export async function sendStored(storage: Storage, key: string, options: Options): Promise<FastifyReply> {
  const { request, reply, cacheControl, disposition, version = '' } = options
  const size = await storage.size(key)
  if (size === undefined) throw new AppError('not-found')
  const link = await linkTo(storage, key, options)
  // The link ends sooner than what the answer says of caching, and the next request is checked again.
  if (link) return reply.header('cache-control', 'no-store').redirect(link, 302)
  const tag = etagOf(`${key}\n${size}\n${version}`)
  const type = typeOf(key)
  if (isPlayed(type)) reply.header('content-security-policy', PLAYABLE_POLICY)
  reply
    .header('etag', tag)
    .header('content-type', type)
    .header('accept-ranges', 'bytes')
    .header('cache-control', cacheControl)
  if (disposition) reply.header('content-disposition', disposition)
  if (isNotModified(request, tag)) return reply.code(304).send()
  const { range: asked, 'if-range': wanted = tag } = request.headers
  const range = wanted === tag ? byteRange(asked, size) : undefined
  if (range === 'unsatisfiable') {
    return reply.code(416).header('cache-control', 'no-store').header('content-range', `bytes */${size}`).send()
  }
  if (!range) return reply.header('content-length', size).send(storage.read(key))
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return reply.header('content-length', range.end - range.start + 1).send(storage.read(key, range))
}

/**
 * Stills and captions are small, and the page's policy and its tracks want them from its own origin. A file whose bytes are replaced
 * under its key is cached by its address here. A link to GET works for no HEAD.
 */
async function linkTo(
  storage: Storage,
  key: string,
  { request, cacheControl, disposition, version }: Options,
): Promise<string | null> {
  const contentType = typeOf(key)
  const isWorthwhile = isPlayed(contentType) || Boolean(disposition)
  if (request.method !== 'GET' || !isWorthwhile || version !== undefined) return null
  return storage.linkTo(key, { contentType, cacheControl, disposition, validSeconds: LINK_SECONDS })
}

function typeOf(key: string): string {
  return TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}

function isPlayed(type: string): boolean {
  return /^(audio|video)\//.test(type)
}
