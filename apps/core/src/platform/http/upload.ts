import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

export type Upload = { bytes: Buffer } | { refusal: 'wrong-media-type' | 'bad-request' | 'too-large' | 'missing' }

/** Reads the one file of a multipart body into memory, from the field `field` and of at most `bytesMax`. */
export async function readUpload(request: FastifyRequest, field: string, bytesMax: number): Promise<Upload> {
  if (!request.isMultipart()) return { refusal: 'wrong-media-type' }
  try {
    const limits = { fileSize: bytesMax, files: 1, fields: 4, fieldSize: 1024, parts: 5, headerPairs: 20 }
    const part = await request.file({ limits })
    if (!part) return { refusal: 'missing' }
    const bytes = await part.toBuffer()
    return part.fieldname === field ? { bytes } : { refusal: 'missing' }
  } catch (error) {
    return { refusal: (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? 'too-large' : 'bad-request' }
  }
}
