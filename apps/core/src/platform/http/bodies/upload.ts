import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

export type Upload = { bytes: Buffer } | { problem: 'wrong-media-type' | 'bad-request' | 'too-large' | 'missing' }

/** Reads the one file of a multipart body into memory, from the field `field` and of at most `bytesMax`. */
export async function readUpload(request: FastifyRequest, field: string, bytesMax: number): Promise<Upload> {
  if (!request.isMultipart()) return { problem: 'wrong-media-type' }
  try {
    const limits = { fileSize: bytesMax, files: 1, fields: 4, fieldSize: 1024, parts: 5, headerPairs: 20 }
    const part = await request.file({ limits })
    if (!part) return { problem: 'missing' }
    const bytes = await part.toBuffer()
    return part.fieldname === field ? { bytes } : { problem: 'missing' }
  } catch (error) {
    return { problem: (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? 'too-large' : 'bad-request' }
  }
}
