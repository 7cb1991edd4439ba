import { createHash } from 'node:crypto'
import type { ObjectStoreClient } from './client.ts'
import { ObjectStoreError } from './error.ts'
import { elementsOf, escaped, textsOf } from './xml.ts'

interface StoredObject {
  /** The name, including the prefix of the bucket. */
  name: string
  bytes: number
}

export interface UnfinishedUpload {
  /** The name, including the prefix of the bucket. */
  name: string
  uploadId: string
  begunAt: Date
}

/** Every object whose name in the bucket begins with `prefix`, in pages of up to 1,000. */
export async function* pagesOf(client: ObjectStoreClient, prefix: string): AsyncGenerator<StoredObject[]> {
  let token: string | undefined
  do {
    const query = { 'list-type': '2', prefix, ...(token ? { 'continuation-token': token } : {}) }
    const { text } = await client.send({ method: 'GET', query })
    const page = elementsOf(text, 'Contents').map((entry) => ({
      name: textsOf(entry, 'Key')[0] ?? '',
      bytes: Number(textsOf(entry, 'Size')[0]),
    }))
    if (page.length > 0) yield page
    token = textsOf(text, 'NextContinuationToken')[0]
  } while (token)
}

/** Removes up to 1,000 objects by their names in the bucket. Throws where one of them could not be removed. */
export async function removeNamed(client: ObjectStoreClient, names: string[]): Promise<void> {
  const objects = names.map((name) => `<Object><Key>${escaped(name)}</Key></Object>`)
  const body = `<Delete><Quiet>true</Quiet>${objects.join('')}</Delete>`
  // Required by S3, and by servers without newer checksums.
  const headers = { 'content-md5': createHash('md5').update(body).digest('base64') }
  const { text } = await client.send({ method: 'POST', query: { delete: '' }, headers, body })
  const [error] = elementsOf(text, 'Error')
  if (error) throw new ObjectStoreError(`the removal of ${textsOf(error, 'Key')[0]}`, 200, error)
}

/** Uploads in parts that have neither been completed nor aborted. */
export async function* unfinishedUploads(client: ObjectStoreClient, prefix: string): AsyncGenerator<UnfinishedUpload> {
  let marker: Record<string, string> = {}
  for (;;) {
    const { text } = await client.send({ method: 'GET', query: { uploads: '', prefix, ...marker } })
    for (const entry of elementsOf(text, 'Upload'))
      yield {
        name: textsOf(entry, 'Key')[0] ?? '',
        uploadId: textsOf(entry, 'UploadId')[0] ?? '',
        begunAt: new Date(textsOf(entry, 'Initiated')[0] ?? ''),
      }
    if (textsOf(text, 'IsTruncated')[0] !== 'true') return
    const [key = '', id = ''] = [textsOf(text, 'NextKeyMarker')[0], textsOf(text, 'NextUploadIdMarker')[0]]
    marker = { 'key-marker': key, 'upload-id-marker': id }
  }
}
