import { type FileHandle, open } from 'node:fs/promises'
import type { ObjectStoreClient } from './client.ts'
import { ObjectStoreError, ignoreMissing } from './error.ts'
import { elementsOf, escaped, textsOf } from './xml.ts'

const PART_BYTES = 8 * 1024 * 1024
const PARTS_MAX = 10_000

/** Uploads the file at `path`, in parts where it is large: one part at a time is in memory. Returns its size in bytes. */
export async function upload(client: ObjectStoreClient, key: string, path: string): Promise<number> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size > PART_BYTES) await uploadParts(client, key, file, size)
    else await client.send({ method: 'PUT', key, headers: TYPE, body: await pieceOf(file, 0, size) })
    return size
  } finally {
    await file.close()
  }
}

/** The stored type of every object. Responses and links carry the actual type. */
const TYPE = { 'content-type': 'application/octet-stream' }

async function uploadParts(client: ObjectStoreClient, key: string, file: FileHandle, size: number): Promise<void> {
  const { text } = await client.send({ method: 'POST', key, query: { uploads: '' }, headers: TYPE })
  const [uploadId] = textsOf(text, 'UploadId')
  if (!uploadId) throw new Error('The object store began an upload without naming it.')
  try {
    const tags = await sendParts(client, { key, uploadId }, file, size)
    await complete(client, { key, uploadId }, tags)
  } catch (error) {
    // Uploads that cannot be aborted now are removed by the scheduled task.
    await abort(client, key, uploadId).catch(() => undefined)
    throw error
  }
}

interface Upload {
  key: string
  uploadId: string
}

async function sendParts(
  client: ObjectStoreClient,
  { key, uploadId }: Upload,
  file: FileHandle,
  size: number,
): Promise<string[]> {
  const partBytes = Math.max(PART_BYTES, Math.ceil(size / PARTS_MAX))
  const tags: string[] = []
  for (let start = 0; start < size; start += partBytes) {
    const body = await pieceOf(file, start, Math.min(partBytes, size - start))
    const query = { partNumber: String(tags.length + 1), uploadId }
    const { headers } = await client.send({ method: 'PUT', key, query, body })
    tags.push(headers.etag ?? '')
  }
  return tags
}

/** A store may answer 200 first and report an error after that. */
async function complete(client: ObjectStoreClient, { key, uploadId }: Upload, tags: string[]): Promise<void> {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`)
  const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
  const { text } = await client.send({ method: 'POST', key, query: { uploadId }, body })
  if (elementsOf(text, 'Error').length > 0) throw new ObjectStoreError(`POST ${key}`, 200, text)
}

export async function abort(client: ObjectStoreClient, key: string, uploadId: string): Promise<void> {
  await client.send({ method: 'DELETE', key, query: { uploadId } }).catch(ignoreMissing)
}

async function pieceOf(file: FileHandle, start: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const piece = new Uint8Array(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await file.read(piece, filled, length - filled, start + filled)
    if (bytesRead === 0) throw new Error('The file became shorter while it was uploaded.')
    filled += bytesRead
  }
  return piece
}
