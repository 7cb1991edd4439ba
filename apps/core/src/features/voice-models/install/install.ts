import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { MediaError } from '@vitrine/presenter/protocol'
import { hasSpeechLibrary, prepareVoice } from '@vitrine/presenter/voices'
import type { Download } from '../../../platform/safe-fetch/download.ts'
import { FetchError } from '../../../platform/safe-fetch/fetch-error.ts'
import type { CatalogueFile, CatalogueModel } from '../catalogue/types.ts'
import { InstallError } from './install-error.ts'
import { acquireLock } from './install-lock.ts'
import { bytesIn, isInstalled, isVerified, saveFault, lockOf, partFolderOf } from '../model-folders.ts'

/** A file without a known size may be this large. */
const BYTES_MAX = 1024 ** 3
/** Room for the rewritten model, and for the data of eSpeak that all voices share. */
const SPARE_BYTES = 128 * 1024 ** 2

interface Platform {
  voicesFolder: string
  download: Download
  clock: { now: () => Date }
  /** Free bytes of the disk that holds a folder. */
  freeBytes?: (folder: string) => Promise<number>
}

interface InstallOptions {
  /** Whether files that cannot be verified are accepted. */
  isTrusted: boolean
  /** A folder with all files of the model, or one of them with the others beside it; nothing is downloaded then. */
  from?: string | undefined
  signal?: AbortSignal | undefined
}

interface KeptFile {
  name: string
  url: string
  bytes: number
  sha256: string
  isVerified: boolean
}

export type InstallModel = (model: CatalogueModel, options: InstallOptions) => Promise<void>

/**
 * Returns a function that installs a model: into a folder beside its place, which is renamed once one of its voices has spoken.
 * An interrupted installation continues. Throws InstallError.
 */
export function createInstaller({ voicesFolder, download, clock, freeBytes = freeBytesOf }: Platform): InstallModel {
  return install

  async function install(model: CatalogueModel, options: InstallOptions): Promise<void> {
    if (await isInstalled(voicesFolder, model.id)) return
    if (!options.isTrusted && !isVerified(model)) throw new InstallError('unverified')
    if (!hasSpeechLibrary()) throw new InstallError('engine-missing')
    await mkdir(voicesFolder, { recursive: true })
    const release = await acquireLock(lockOf(voicesFolder, model.id))
    if (!release) throw new InstallError('busy')
    try {
      await saveFault(voicesFolder, model.id, null)
      await installLocked(model, options)
    } catch (cause) {
      const error = installErrorOf(cause)
      if (error instanceof InstallError) await saveFault(voicesFolder, model.id, error.fault)
      throw error
    } finally {
      await release()
    }
  }

  async function installLocked(model: CatalogueModel, options: InstallOptions): Promise<void> {
    const { id, family, files, languages, licence, licenceUrl } = model
    const folder = partFolderOf(voicesFolder, id)
    await mkdir(folder, { recursive: true })
    await needRoom(folder, files)
    const kept: KeptFile[] = []
    for (const file of files) kept.push(await obtain(folder, file, options))
    const unneeded = await prepareVoice(folder, family, languages[0] ?? 'en').catch(async (error: unknown) => {
      if (error instanceof MediaError && error.code === 'voice-failed') await rm(folder, { recursive: true })
      throw error
    })
    const installedAt = clock.now().toISOString()
    await writeFile(
      join(folder, 'record.json'),
      JSON.stringify({ id, installedAt, licence, licenceUrl, files: kept }, null, 2),
    )
    await rename(folder, join(voicesFolder, id))
    for (const name of unneeded) await rm(join(voicesFolder, id, name), { force: true })
  }

  async function needRoom(folder: string, files: readonly CatalogueFile[]): Promise<void> {
    const needed = files.reduce((sum, { bytes }) => sum + (bytes ?? 0), SPARE_BYTES)
    if ((await freeBytes(folder)) < needed - (await bytesIn(folder))) throw new InstallError('disk-full')
  }

  /** Downloads or copies a file and compares it with what its publisher announced. */
  async function obtain(folder: string, file: CatalogueFile, { from, signal }: InstallOptions): Promise<KeptFile> {
    const path = join(folder, file.name)
    // A file with this name is complete.
    const incoming = `${path}.download`
    if (from) await copyFile(await copyOf(from, file), path)
    else if ((await sizeOf(path)) === 0) {
      const bytesMax = file.bytes ?? BYTES_MAX
      await download(file.url, incoming, { bytesMax, signal: signal ?? new AbortController().signal })
      await rename(incoming, path)
    }
    const [bytes, sha256] = [await sizeOf(path), await hashOf(path, 'sha256')]
    if (!(await isAsAnnounced(path, file))) {
      await rm(path, { force: true })
      throw new InstallError('checksum')
    }
    return { name: file.name, url: from ?? file.url, bytes, sha256, isVerified: isVerified({ files: [file] }) }
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

async function hashOf(path: string, kind: 'md5' | 'sha256'): Promise<string> {
  const hash = createHash(kind)
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Returns whether a file is the announced one. For some nothing is announced. */
async function isAsAnnounced(path: string, { bytes, md5, sha256 }: CatalogueFile): Promise<boolean> {
  const size = await sizeOf(path)
  if (size === 0) return false
  if (sha256) return size === bytes && (await hashOf(path, 'sha256')) === sha256
  if (md5) return size === bytes && (await hashOf(path, 'md5')) === md5
  return true
}

/** A copy may have the name of the catalogue or that of the address. */
async function copyOf(from: string, { name, url }: CatalogueFile): Promise<string> {
  const info = await stat(from).catch(() => null)
  const folder = info?.isDirectory() ? from : dirname(from)
  for (const candidate of [name, basename(new URL(url).pathname)])
    if ((await sizeOf(join(folder, candidate))) > 0) return join(folder, candidate)
  throw new InstallError('incomplete-copy')
}

function installErrorOf(cause: unknown): unknown {
  if (cause instanceof InstallError) return cause
  if (cause instanceof MediaError)
    return new InstallError(cause.code === 'voice-missing' ? 'engine-missing' : 'damaged', { cause })
  if (cause instanceof FetchError)
    return new InstallError(['wrong-type', 'too-large'].includes(cause.trouble) ? 'no-model' : 'unreachable', { cause })
  const { code } = cause as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT' ? new InstallError('disk-full', { cause }) : cause
}
