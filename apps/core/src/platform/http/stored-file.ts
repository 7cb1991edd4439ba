import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Storage } from '../../ports/storage.ts'
import { AppError } from '../app-error.ts'
import { byteRange } from './byte-range.ts'
import { entityTag, isKnown } from './known-version.ts'

const TYPES: Record<string, string> = {
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
}

interface Answer {
  request: FastifyRequest
  reply: FastifyReply
  cacheControl: string
  /** As the browser is to save it, where it is to save it. */
  disposition?: string | undefined
  /** What changes with the bytes, where these are replaced under their key. */
  version?: string | undefined
}

/**
 * Sends stored bytes, whole or the asked range of them, unless the browser has them. A range of another version than the one
 * that is there now comes whole: parts of two films are no film. Throws not-found.
 */
export async function sendStored(
  storage: Storage,
  key: string,
  { request, reply, cacheControl, disposition, version = '' }: Answer,
): Promise<FastifyReply> {
  const size = await storage.size(key)
  if (size === undefined) throw new AppError('not-found')
  const tag = entityTag(`${key}\n${size}\n${version}`)
  reply
    .header('etag', tag)
    .header('content-type', TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    .header('accept-ranges', 'bytes')
    .header('cache-control', cacheControl)
  if (disposition) reply.header('content-disposition', disposition)
  if (isKnown(request, tag)) return reply.code(304).send()
  const { range: asked, 'if-range': wanted = tag } = request.headers
  const range = wanted === tag ? byteRange(asked, size) : undefined
  if (range === 'unsatisfiable') {
    return reply.code(416).header('cache-control', 'no-store').header('content-range', `bytes */${size}`).send()
  }
  if (!range) return reply.header('content-length', size).send(storage.read(key))
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return reply.header('content-length', range.end - range.start + 1).send(storage.read(key, range))
}
