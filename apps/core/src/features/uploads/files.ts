import type { UploadRow } from './store.ts'

type Named = Pick<UploadRow, 'id' | 'tenant_id' | 'user_id'>

/**
 * Where the files of an upload lie: below its person, so that whatever removes a person's files removes these as well, also
 * those that a worker puts down late.
 */
export function folderOf({ tenant_id: tenantId, user_id: userId, id }: Named): string {
  return `${tenantId}/people/${userId}/uploads/${id}/`
}

/** A recording as it came from the camera. */
export const originalKeyOf = (row: Named) => `${folderOf(row)}original`

/** The mouth pictures that fit the footage of a recording. */
export const mouthsKeyOf = (row: Named) => `${folderOf(row)}mouths`

const OFFSET_DIGITS = 12

/** The piece that begins at `offset`. */
export function pieceKey(row: UploadRow, offset: number): string {
  return `${folderOf(row)}pieces/${String(offset).padStart(OFFSET_DIGITS, '0')}`
}
