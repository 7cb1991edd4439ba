import { stat } from 'node:fs/promises'

/** When the stamp of backups was last touched: null where it is not there, undefined where none was named. */
export async function lastBackup(stamp: string | undefined): Promise<Date | null | undefined> {
  if (stamp === undefined) return undefined
  return stat(stamp).then(
    ({ mtime }) => mtime,
    () => null,
  )
}
