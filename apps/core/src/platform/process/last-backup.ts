import { stat } from 'node:fs/promises'

/**
 * Returns when the stamp file of backups was last touched: null where it does not exist, undefined where none is configured.
 */
export async function lastBackup(stamp: string | undefined): Promise<Date | null | undefined> {
  if (stamp === undefined) return undefined
  return stat(stamp).then(
    ({ mtime }) => mtime,
    () => null,
  )
}
