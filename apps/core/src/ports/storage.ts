import type { Readable } from 'node:stream'

/** Inclusive byte positions, as in an HTTP Range. */
export interface ByteRange {
  start: number
  end: number
}

/** Where media bytes live. Keys look like `<tenantId>/videos/<videoId>/1.mp4` and are never made from what people typed. */
export interface Storage {
  /** Takes the file at `path` over under `key`; an object of that key is replaced. The file at `path` is gone afterwards. */
  put(key: string, path: string): Promise<void>
  /** Size in bytes, or undefined where nothing is stored. */
  size(key: string): Promise<number | undefined>
  read(key: string, range?: ByteRange): Readable
  /** Removes every object whose key begins with `prefix`; nothing there is no error. */
  removeAll(prefix: string): Promise<void>
}
