import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { createCipher } from './cipher.ts'

const PIECE = 65_536
const HEADER = 55
const cipher = createCipher('a passphrase of the test')

it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 200_001])('%i bytes are decrypted unchanged', async (bytes) => {
  const content = randomBytes(bytes)
  const encrypted = await encrypt(content)

  expect(encrypted.length).toBe(HEADER + bytes + 16 * Math.max(1, Math.ceil(bytes / PIECE)))
  expect(bytes < 100 || !encrypted.includes(content.subarray(0, 100))).toBe(true)
  expect((await decrypt(encrypted)).equals(content)).toBe(true)
})

it('a wrong passphrase is reported as such', async () => {
  const encrypted = await encrypt(randomBytes(100))
  const other = createCipher('another passphrase')

  await expect(decrypt(encrypted, other)).rejects.toThrow(
    'The key (BACKUP_KEY or BACKUP_KEY_FILE) is not the one that file',
  )
  await expect(decrypt(await encrypt(Buffer.alloc(0)), other)).rejects.toThrow('is not the one')
})

it('a changed byte is detected anywhere', async () => {
  const encrypted = await encrypt(randomBytes(2 * PIECE))
  for (const position of [0, 20, 40, 50, HEADER, HEADER + PIECE, encrypted.length - 1]) {
    const changed = Buffer.from(encrypted)
    changed[position] = (changed[position] ?? 0) ^ 1
    await expect(decrypt(changed)).rejects.toThrow(/^file|is not the one that file/)
  }
})

it('a file that is truncated, also between two blocks, or has reordered blocks is rejected', async () => {
  const encrypted = await encrypt(randomBytes(3 * PIECE))
  const step = PIECE + 16
  for (const length of [0, 10, HEADER, HEADER + 5, HEADER + step, HEADER + 2 * step, encrypted.length - 1])
    await expect(decrypt(encrypted.subarray(0, length))).rejects.toThrow('file')
  const [first, second] = [
    encrypted.subarray(HEADER, HEADER + step),
    encrypted.subarray(HEADER + step, HEADER + 2 * step),
  ]
  const swapped = Buffer.concat([encrypted.subarray(0, HEADER), second, first, encrypted.subarray(HEADER + 2 * step)])
  await expect(decrypt(swapped)).rejects.toThrow('file was changed or truncated')
})

async function encrypt(content: Buffer): Promise<Buffer> {
  return through(content, await cipher.encrypting())
}

async function decrypt(content: Buffer, by = cipher): Promise<Buffer> {
  return through(content, by.decrypting('file'))
}

async function through(content: Buffer, step: NodeJS.ReadWriteStream): Promise<Buffer> {
  const output = new PassThrough()
  const [result] = await Promise.all([buffer(output), pipeline(Readable.from(inChunks(content)), step, output)])
  return result
}

/** Streams come in chunks of any size. */
function* inChunks(content: Buffer): Generator<Buffer> {
  for (let start = 0; start < content.length; start += 10_007) yield content.subarray(start, start + 10_007)
}
