import { rm } from 'node:fs/promises'
import { PassThrough, type Readable, pipeline } from 'node:stream'
import { type Clock, systemClock } from '../platform/time/clock.ts'
import type { ByteRange, LinkedAnswer, S3Settings, Storage } from '../ports/storage.ts'
import { createObjectStoreClient } from './object-store/client.ts'
import { ObjectStoreError, ignoreMissing, remedyFor } from './object-store/error.ts'
import { pagesOf, removeNamed, unfinishedUploads } from './object-store/listing.ts'
import { abort, upload } from './object-store/upload.ts'
import { checkedKey } from './stores/keys.ts'

/**
 * Stores media as objects of a bucket of an S3-compatible store. With `isLinked`, browsers fetch them from the store itself.
 */
export function createS3Storage(settings: S3Settings, clock: Clock = systemClock): Storage {
  const { endpoint, bucket, prefix, isLinked } = settings
  const client = createObjectStoreClient(settings, clock)
  const place = `${endpoint.replace(/\/$/, '')}/${bucket}/${prefix}`
  return { place, put, size, read, removeAll, list, removeUnfinished, linkTo, remedyFor }

  async function put(key: string, path: string): Promise<void> {
    const bytes = await upload(client, checkedKey(key), path)
    const stored = await size(key)
    if (stored !== bytes)
      throw new Error(`The object store holds ${stored ?? 'none'} of the ${bytes} bytes of ${key} that it took.`)
    await rm(path)
  }

  async function size(key: string): Promise<number | undefined> {
    try {
      const { headers } = await client.send({ method: 'HEAD', key: checkedKey(key) })
      return Number(headers['content-length'])
    } catch (error) {
      // The response has no body, so a missing bucket looks the same. The bucket was checked at the start.
      if (error instanceof ObjectStoreError && error.status === 404) return undefined
      throw error
    }
  }

  /** A reader that stops aborts the request. */
  function read(key: string, range?: ByteRange): Readable {
    const ended = new AbortController()
    const bytes = new PassThrough()
    bytes.once('close', () => ended.abort())
    const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {}
    client.open(checkedKey(key), headers, ended.signal).then(
      (message) => pipeline(message, bytes, () => undefined),
      (error: Error) => bytes.destroy(error),
    )
    return bytes
  }

  /** A name without a slash at its end may be an object, a folder, or both; its neighbours `name-2` and `name.mp4` stay. */
  async function removeAll(wanted: string): Promise<void> {
    const name = checkedKey(wanted).replace(/\/$/, '')
    if (name === wanted) await client.send({ method: 'DELETE', key: name }).catch(ignoreMissing)
    for await (const page of pagesOf(client, `${prefix}${name}/`))
      await removeNamed(
        client,
        page.map((object) => object.name),
      )
  }

  async function* list() {
    for await (const page of pagesOf(client, prefix))
      for (const { name, bytes } of page) yield { key: name.slice(prefix.length), bytes }
  }

  async function removeUnfinished(moment: Date): Promise<number> {
    let count = 0
    for await (const { name, uploadId, begunAt } of unfinishedUploads(client, prefix)) {
      if (begunAt >= moment) continue
      await abort(client, name.slice(prefix.length), uploadId)
      count += 1
    }
    return count
  }

  async function linkTo(key: string, answer: LinkedAnswer): Promise<string | null> {
    return isLinked ? client.presign(checkedKey(key), answer) : null
  }
}
