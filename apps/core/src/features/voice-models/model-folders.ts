import { access, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InstallFault } from '@vitrine/contract'
import { VOICE_FILE } from '@vitrine/presenter/voices'
import type { CatalogueModel } from './catalogue/types.ts'

export const voicesFolderOf = (dataDir: string) => join(dataDir, 'voices')

/** Returns the folder in which a model is assembled. It is beside the final one, so that a rename moves it atomically. */
export const partFolderOf = (voicesFolder: string, id: string) => join(voicesFolder, `${id}.part`)
export const lockOf = (voicesFolder: string, id: string) => join(voicesFolder, `${id}.lock`)

const faultOf = (voicesFolder: string, id: string) => join(voicesFolder, `${id}.fault`)

/** Stores why an installation failed, for the list of voices. Null removes the reason. Does not throw when the disk is full. */
export async function saveFault(voicesFolder: string, id: string, fault: InstallFault | null): Promise<void> {
  const path = faultOf(voicesFolder, id)
  await (fault ? writeFile(path, fault) : rm(path, { force: true })).catch(() => undefined)
}

export const readFault = (voicesFolder: string, id: string): Promise<InstallFault | null> =>
  readFile(faultOf(voicesFolder, id), 'utf8').then(
    (fault) => fault as InstallFault,
    () => null,
  )

/** Returns whether a model is installed. Its folder appears only when it is complete. */
export const isInstalled = (voicesFolder: string, id: string): Promise<boolean> =>
  access(join(voicesFolder, id, VOICE_FILE)).then(
    () => true,
    () => false,
  )

/** Returns whether every file can be verified against a public source. */
export const isVerified = ({ files }: Pick<CatalogueModel, 'files'>): boolean =>
  files.every(({ bytes, md5, sha256 }) => bytes !== null && (md5 !== undefined || sha256 !== undefined))

/** Returns the bytes of all files in a folder; 0 where there is none. */
export async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const sizes = names.map((name) =>
    stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Removes a model and the files of an unfinished installation. Returns whether there was anything. */
export async function removeModel(voicesFolder: string, id: string): Promise<boolean> {
  const removed = join(voicesFolder, `${id}.removed`)
  // A rename removes the voice at once; deleting file by file would leave a voice without its model for a moment.
  const wasInstalled = await rename(join(voicesFolder, id), removed).then(
    () => true,
    () => false,
  )
  await rm(removed, { recursive: true, force: true })
  const part = partFolderOf(voicesFolder, id)
  const wasStarted = (await bytesIn(part)) > 0
  await rm(part, { recursive: true, force: true })
  await saveFault(voicesFolder, id, null)
  return wasInstalled || wasStarted
}
