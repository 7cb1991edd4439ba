import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createDiskStorage } from '../src/adapters/storage-disk.ts'
import { createCipher } from '../src/platform/backup/cipher.ts'
import { dumpLines } from '../src/platform/backup/dump.ts'
import { createBackupFiles } from '../src/platform/backup/files.ts'
import { makeBackup } from '../src/platform/backup/make-backup.ts'
import { findBackup } from '../src/platform/backup/repository.ts'
import { restoreBackup } from '../src/platform/backup/restore-backup.ts'
import type { Db } from '../src/platform/db/open.ts'
import type { Storage } from '../src/ports/storage.ts'

const PASSPHRASE = 'a passphrase of the test'

/** A folder of backups of this database and storage, and folders to restore them into. */
export async function openBackups(
  { db, storage, dataDir }: { db: Db; storage: Storage; dataDir: string },
  bucket?: Storage,
) {
  const root = await mkdtemp(join(tmpdir(), 'vitrine-backups-'))
  const folder = join(root, 'backups')
  const kept = bucket ?? createDiskStorage(folder)
  const workFolder = join(root, 'work')
  await mkdir(workFolder)
  const filesWith = (passphrase: string | undefined, place = kept) => {
    const cipher = passphrase === undefined ? undefined : createCipher(passphrase)
    return createBackupFiles({ storage: place, cipher, workFolder })
  }
  const files = filesWith(PASSPHRASE)
  let count = 0
  return {
    root,
    folder,
    files,
    filesWith,
    make,
    restore,
    place,
    remove: () => rm(root, { recursive: true, force: true }),
  }

  function make(keep?: number, now = new Date()) {
    return makeBackup({
      files,
      workFolder,
      isEncrypted: true,
      openDump: async () => ({ lines: dumpLines(db), close: async () => undefined }),
      media: storage,
      dataDir,
      secretKey: 'a secret that only this test knows',
      keep,
      now,
      onProgress: () => undefined,
    })
  }

  /** A data folder that is not there yet. */
  function place(): string {
    return join(root, `restored-${count++}`)
  }

  async function restore(into: string, options: { databaseUrl?: string; replaces?: boolean; by?: typeof files } = {}) {
    await mkdir(join(into, 'restore'), { recursive: true })
    const { by = files, replaces = false, databaseUrl } = options
    return restoreBackup({
      files: by,
      backup: await findBackup(by.storage, undefined),
      dataDir: into,
      databaseUrl,
      media: createDiskStorage(join(into, 'storage')),
      workFolder: join(into, 'restore'),
      replaces,
      onStep: () => undefined,
    })
  }
}

/** Every row of every table, as a dump has it, in an order of its own. */
export async function rowsOf(dump: Readable): Promise<string[]> {
  const lines = (await text(dump)).split('\n')
  let table = ''
  return lines
    .flatMap((line) => {
      if (line.startsWith('{"table"')) table = (JSON.parse(line) as { table: { name: string } }).table.name
      return line.startsWith('[') ? [`${table} ${line}`] : []
    })
    .toSorted()
}

/** The objects of a video, with their sizes. */
export async function objectsOf(storage: Storage, id: string): Promise<string[]> {
  const found: string[] = []
  for await (const { key, bytes } of storage.list()) if (key.includes(id)) found.push(`${key} ${bytes}`)
  return found.toSorted()
}

export async function keysOfStorage(storage: Storage): Promise<string[]> {
  const found: string[] = []
  for await (const { key } of storage.list()) found.push(key)
  return found
}

/** The files of media in a folder of backups. */
export async function objectFiles(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'objects'), { recursive: true, withFileTypes: true })
  return files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
}
