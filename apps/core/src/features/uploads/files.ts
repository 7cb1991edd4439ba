import type { UploadRow } from './store.ts'

type Named = Pick<UploadRow, 'id' | 'tenant_id' | 'user_id'>

/**
 * Returns the folder of an upload's files. It is below the person's folder, so that deleting that includes them, also those
 * that a worker writes late.
 */
export function folderOf({ tenant_id: tenantId, user_id: userId, id }: Named): string {
  return `${tenantId}/people/${userId}/uploads/${id}/`
}

/** The unprocessed recording. */
export const originalKeyOf = (row: Named) => `${folderOf(row)}original`

/** The mouth pictures that fit the footage of a recording. */
export const mouthsKeyOf = (row: Named) => `${folderOf(row)}mouths`

const OFFSET_DIGITS = 12

/** Returns the key of the piece that begins at `offset`. */
export function pieceKey(row: UploadRow, offset: number): string {
  return `${folderOf(row)}pieces/${String(offset).padStart(OFFSET_DIGITS, '0')}`
}
