import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../../ports/storage.ts'
import type { DrillResult } from '../process/last-drill.ts'
import type { BackupFiles } from './files.ts'
import type { ListedBackup } from './repository.ts'
import { type Restored, restoreBackup } from './restore-backup.ts'

interface Drill {
  files: BackupFiles
  backup: ListedBackup
  /** A folder that is created and removed. */
  scratch: string
  /** The storage to which media is restored, below `scratch`. */
  media: Storage
  onStep: (line: string) => void
}

/** Restores a backup into a scratch folder on the embedded database, compares, and removes it. Never throws for a bad backup. */
export async function drill({
  files,
  backup,
  scratch,
  media,
  onStep,
}: Drill): Promise<DrillResult & { restored?: Restored }> {
  const began = performance.now()
  const result = { at: new Date().toISOString(), backupAt: backup.at }
  const seconds = () => Math.round((performance.now() - began) / 100) / 10
  await rm(scratch, { recursive: true, force: true })
  try {
    await mkdir(join(scratch, 'work'), { recursive: true, mode: 0o700 })
    const restored = await restoreBackup({
      files,
      backup,
      dataDir: scratch,
      databaseUrl: undefined,
      media,
      workFolder: join(scratch, 'work'),
      replaces: false,
      onStep,
    })
    return { ...result, isPassed: true, seconds: seconds(), reason: null, restored }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ...result, isPassed: false, seconds: seconds(), reason }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
