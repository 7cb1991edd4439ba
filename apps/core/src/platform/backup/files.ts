import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Storage } from '../../ports/storage.ts'
import { CliError } from '../process/cli-error.ts'
import type { Cipher } from './cipher.ts'

/** A file of a backup as it is stored. */
export interface StoredFile {
  bytes: number
  /** SHA-256, in hexadecimal digits. */
  sha256: string
}

export type BackupFiles = ReturnType<typeof createBackupFiles>

interface ReadOptions {
  isCompressed?: boolean
}

interface WriteOptions extends ReadOptions {
  /** Receives the content before it is compressed. */
  watch?: Transform
}

interface Deps {
  storage: Storage
  /** Undefined: files are not encrypted. */
  cipher: Cipher | undefined
  /** The folder in which files are written before the storage moves them. */
  workFolder: string
}

/** The files of a backup in a folder or bucket, encrypted on writing and decrypted on reading. */
export function createBackupFiles({ storage, cipher, workFolder }: Deps) {
  let count = 0
  return { storage, write, read, readText, check }

  /**
   * Stores the content of `source`. Returns the stored file, and the size and hash of its content before compression and
   * encryption.
   */
  async function write(key: string, source: Readable, { isCompressed = false, watch }: WriteOptions = {}) {
    const path = join(workFolder, String(count++))
    const [content, stored] = [createMeter(), createMeter()]
    const steps = [
      ...(watch ? [watch] : []),
      content.stream,
      ...(isCompressed ? [createGzip({ level: 1 })] : []),
      ...(cipher ? [await cipher.encrypting()] : []),
      stored.stream,
    ]
    try {
      // Flushed, so that a complete backup survives a power failure.
      await pipeline([source, ...steps, createWriteStream(path, { flush: true, mode: 0o600 })])
      await storage.put(key, path)
    } finally {
      await rm(path, { force: true })
    }
    return { content: content.result(), stored: stored.result() }
  }

  /** Reads what was written. Errors of the file, such as a changed byte, end the stream. */
  function read(key: string, { isCompressed = false }: ReadOptions = {}): Readable {
    const steps = [...(cipher ? [cipher.decrypting(key)] : []), ...(isCompressed ? [createGunzip()] : [])]
    const source = storage.read(key)
    const output = new Transform({ transform: (chunk, _encoding, done) => done(null, chunk) })
    pipeline([source, ...steps, output]).catch((error: Error) => output.destroy(error))
    return output
  }

  async function readText(key: string): Promise<string> {
    const pieces: Buffer[] = []
    for await (const piece of read(key)) pieces.push(piece as Buffer)
    return Buffer.concat(pieces).toString('utf8')
  }

  /** Throws where the stored file differs from the one that was written. */
  async function check(key: string, { bytes, sha256 }: StoredFile): Promise<void> {
    const size = await storage.size(key)
    if (size === undefined) throw new CliError(`${key} is missing from the backup.`)
    if (size !== bytes)
      throw new CliError(`${key} has ${size} bytes instead of ${bytes}: it was truncated or replaced.`)
    const hash = createHash('sha256')
    for await (const piece of storage.read(key)) hash.update(piece as Buffer)
    if (hash.digest('hex') !== sha256)
      throw new CliError(`${key} was changed after it was written (its SHA-256 differs).`)
  }
}

function createMeter() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, result: (): StoredFile => ({ bytes, sha256: hash.digest('hex') }) }
}
