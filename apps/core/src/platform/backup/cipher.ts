import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { CliError } from '../process/cli-error.ts'

/**
 * An encrypted file begins with a header of 55 bytes: the name of the format (16), the salt of the key (16), a check of the key (16)
 * and a random start of all nonces (7). Pieces of 64 KiB follow, the last one shorter or empty, each encrypted with AES-256-GCM and
 * followed by its tag of 16 bytes. The nonce of a piece is the random start, its number (4 bytes) and 1 for the last piece, else 0: pieces
 * cannot change places, and none can be cut off. The header is authenticated with each piece. The key is scrypt of the passphrase
 * and the salt (N 32768, r 8, p 1); the check is the first half of HMAC-SHA-256 of the header's first 32 bytes under it.
 */
const MAGIC = Buffer.from('vitrine-backup-1')
const SALT_BYTES = 16
const CHECK_BYTES = 16
const START_BYTES = 7
const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES + START_BYTES
const TAG_BYTES = 16
const PIECE_BYTES = 65_536
const SCRYPT = { N: 32_768, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }

const derive = promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt)

export type Cipher = ReturnType<typeof createCipher>

/** Encrypts and decrypts files with a passphrase. Derived keys are cached by salt, because each takes a tenth of a second. */
export function createCipher(passphrase: string) {
  const salt = randomBytes(SALT_BYTES)
  const keys = new Map<string, Promise<Buffer>>()
  return { encrypting, decrypting }

  function keyOf(saltOfKey: Buffer): Promise<Buffer> {
    const name = saltOfKey.toString('hex')
    const key = keys.get(name) ?? derive(passphrase, saltOfKey, 32, SCRYPT)
    keys.set(name, key)
    return key
  }

  async function encrypting(): Promise<Transform> {
    const key = await keyOf(salt)
    const named = Buffer.concat([MAGIC, salt])
    const start = randomBytes(START_BYTES)
    const header = Buffer.concat([named, checkOf(key, named), start])
    let count = 0
    const pieces = createPieces(PIECE_BYTES, (piece, isLast) => {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(start, count++, isLast)).setAAD(header)
      return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    })
    pieces.push(header)
    return pieces
  }

  /** Returns a stream that decrypts a file; it fails with CliError for a changed file. `name` is the name in error messages. */
  function decrypting(name: string): Transform {
    let opened: { key: Buffer; header: Buffer } | undefined
    let count = 0
    const changed = () => new CliError(`${name} was changed or truncated after it was encrypted.`)
    return createPieces(
      PIECE_BYTES + TAG_BYTES,
      (piece, isLast) => {
        if (!opened || piece.length < TAG_BYTES) throw changed()
        const nonce = nonceOf(opened.header.subarray(-START_BYTES), count++, isLast)
        const decipher = createDecipheriv('aes-256-gcm', opened.key, nonce, { authTagLength: TAG_BYTES })
        decipher.setAAD(opened.header).setAuthTag(piece.subarray(-TAG_BYTES))
        try {
          return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()])
        } catch {
          throw changed()
        }
      },
      async (header) => {
        opened = { header, key: await checkedKey(header, name) }
      },
    )
  }

  async function checkedKey(header: Buffer, name: string): Promise<Buffer> {
    const named = header.subarray(0, MAGIC.length + SALT_BYTES)
    if (!named.subarray(0, MAGIC.length).equals(MAGIC)) throw new CliError(`${name} is not an encrypted backup file.`)
    const key = await keyOf(named.subarray(MAGIC.length))
    if (timingSafeEqual(checkOf(key, named), header.subarray(named.length, named.length + CHECK_BYTES))) return key
    throw new CliError(`The key (BACKUP_KEY or BACKUP_KEY_FILE) is not the one that ${name} was encrypted with.`)
  }
}

function checkOf(key: Buffer, named: Buffer): Buffer {
  return createHmac('sha256', key).update(named).digest().subarray(0, CHECK_BYTES)
}

function nonceOf(start: Buffer, count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  start.copy(nonce)
  nonce.writeUInt32BE(count, START_BYTES)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/**
 * Returns a stream that splits its input into pieces of `bytes` (the last may be shorter) and emits `convert` of each. `open` gets
 * the header first.
 */
function createPieces(
  bytes: number,
  convert: (piece: Buffer, isLast: boolean) => Buffer,
  open?: (header: Buffer) => Promise<void>,
): Transform {
  let waiting: Buffer = Buffer.alloc(0)
  let isOpen = open === undefined
  const take = (length: number) => {
    const piece = waiting.subarray(0, length)
    waiting = waiting.subarray(length)
    return piece
  }
  const work = async (stream: Transform, isOver: boolean): Promise<void> => {
    if (!isOpen && (waiting.length >= HEADER_BYTES || isOver)) {
      await open?.(take(HEADER_BYTES))
      isOpen = true
    }
    // A full piece is held back until more input or the end of the stream arrives, because it may be the last one.
    while (isOpen && waiting.length > bytes) stream.push(convert(take(bytes), false))
    if (isOver) stream.push(convert(take(bytes), true))
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting = waiting.length > 0 ? Buffer.concat([waiting, chunk]) : chunk
      work(this, false).then(() => done(), done)
    },
    flush(done) {
      work(this, true).then(() => done(), done)
    },
  })
}
