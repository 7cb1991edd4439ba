import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { HashReport } from './hash-file.ts'

const PIECE_BYTES = 4 * 1024 * 1024

// `crypto.subtle` takes a file in one piece, which a phone has no room for.
addEventListener('message', ({ data: file }: MessageEvent<File>) => void hash(file))

async function hash(file: File): Promise<void> {
  const hashing = sha256.create()
  try {
    for (let offset = 0; offset < file.size; offset += PIECE_BYTES) {
      report({ share: offset / file.size })
      hashing.update(new Uint8Array(await file.slice(offset, offset + PIECE_BYTES).arrayBuffer()))
    }
    report({ sha256: bytesToHex(hashing.digest()) })
  } catch {
    report({ isUnreadable: true })
  }
}

function report(message: HashReport): void {
  postMessage(message)
}
