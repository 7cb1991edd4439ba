import type { UploadKind } from '../entities/uploads.ts'

/** The largest file of each kind, in bytes. */
export const uploadBytesMax: Record<UploadKind, number> = {
  footage: 500 * 1024 * 1024,
  voice: 200 * 1024 * 1024,
  content: 100 * 1024 * 1024,
}

/** The most bytes in a piece of an upload. Small, so that a lost connection costs little. */
export const PIECE_BYTES_MAX = 8 * 1024 * 1024
