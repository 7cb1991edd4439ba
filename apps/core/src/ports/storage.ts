import type { Readable } from 'node:stream'

/** Inclusive byte positions, as in an HTTP Range. */
export interface ByteRange {
  start: number
  end: number
}

/** A bucket of an S3-compatible object store. */
export interface S3Settings {
  endpoint: string
  /** The address for browsers, if it differs. */
  publicEndpoint?: string | undefined
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** The prefix of every key in the bucket; empty, or ends with a slash. */
  prefix: string
  /** Whether browsers fetch large files there themselves, by links that are signed for a while. */
  isLinked: boolean
}

/** The response headers of an object that a browser fetches from the store directly. */
export interface LinkedAnswer {
  contentType: string
  cacheControl: string
  /** The Content-Disposition of a download. */
  disposition?: string | undefined
  /** The lifetime of the link, in seconds. */
  validSeconds: number
}

/** Stores media. Keys look like `<tenantId>/videos/<videoId>/1.mp4` and never contain typed text. */
export interface Storage {
  /** The location of the objects for operators, without key or secret. */
  place: string
  /**
   * Moves the file at `path` to `key`. An existing object is replaced as a whole or not at all. The file is deleted only after
   * the store has confirmed all of its bytes.
   */
  put(key: string, path: string): Promise<void>
  /** Returns the size in bytes, or undefined where nothing is stored. Throws when the store cannot be reached. */
  size(key: string): Promise<number | undefined>
  read(key: string, range?: ByteRange): Readable
  /** Removes the object `prefix`, and every object below `prefix/`. Does nothing where there are none. */
  removeAll(prefix: string): Promise<void>
  /** Lists every object, in no order. */
  list(): AsyncIterable<{ key: string; bytes: number }>
  /** Removes the remains of uploads that began before `moment` and never completed. Returns their number. */
  removeUnfinished(moment: Date): Promise<number>
  /** Returns an address at which a browser gets the object from the store itself; null where this store has none. */
  linkTo(key: string, answer: LinkedAnswer): Promise<string | null>
  /** Returns what an operator can do about an error of this store. */
  remedyFor(error: unknown): string
}

export type StorageKind = 'disk' | 's3'

/** One store of this installation. While files move from one to the other there are two. */
export interface Store {
  kind: StorageKind
  storage: Storage
}
