import { mkdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { BackupSettings } from '../config/backup.ts'
import { createDiskStorage, createS3Storage } from '../deps.ts'
import { acquireFolderLock } from '../platform/db/locks/folder-lock.ts'
import { createCipher } from '../platform/backup/cipher.ts'
import { type BackupFiles, createBackupFiles } from '../platform/backup/files.ts'
import { CliError } from '../platform/process/cli-error.ts'
import type { Storage } from '../ports/storage.ts'

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9][A-Za-z0-9/_-]*))?$/

interface BackupPlace {
  files: BackupFiles
  isEncrypted: boolean
  workFolder: string
  /** The folder or bucket, as messages name it. */
  name: string
  close(): Promise<void>
}

/**
 * Opens the folder or bucket of backups. With `isWritten` a folder is created and locked, so that two backups cannot write to it
 * at once; nothing prevents that for a bucket.
 */
export async function openBackupPlace(
  place: string,
  settings: BackupSettings,
  { isWritten = false } = {},
): Promise<BackupPlace> {
  const passphrase = passphraseOf(settings)
  const cipher = passphrase === undefined ? undefined : createCipher(passphrase)
  const isBucket = place.startsWith('s3:')
  const folder = isBucket ? undefined : resolve(place)
  if (folder && isWritten) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = folder && isWritten ? acquireFolderLock(join(folder, 'backup.lock')) : () => undefined
  // On the disk of the backups, so that finished files are renamed and not copied.
  const workFolder = folder && isWritten ? join(folder, 'unfinished') : await mkdtemp(join(tmpdir(), 'vitrine-backup-'))
  // Also removes the files of a backup that was killed.
  await rm(workFolder, { recursive: true, force: true })
  await mkdir(workFolder, { mode: 0o700 })
  const storage = folder ? createDiskStorage(folder) : bucketOf(place, settings)
  return {
    files: createBackupFiles({ storage, cipher, workFolder }),
    isEncrypted: cipher !== undefined,
    workFolder,
    name: storage.place,
    async close() {
      await rm(workFolder, { recursive: true, force: true })
      unlock()
    },
  }
}

function bucketOf(place: string, { s3 }: BackupSettings): Storage {
  const [, bucket, prefix = ''] = BUCKET.exec(place) ?? []
  if (!bucket) throw new CliError(`${place} is not an address like s3://bucket/prefix.`)
  if (!s3)
    throw new CliError('A bucket needs BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.')
  return createS3Storage({ ...s3, bucket, prefix: prefix && `${prefix.replace(/\/$/, '')}/`, isLinked: false })
}

function passphraseOf({ key, keyFile }: BackupSettings): string | undefined {
  if (keyFile === undefined) return key
  const text = readFileSync(keyFile, 'utf8').trim()
  if (text === '') throw new CliError(`${keyFile} (BACKUP_KEY_FILE) is empty.`)
  return text
}
