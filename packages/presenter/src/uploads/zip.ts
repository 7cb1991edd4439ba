import { buffer } from 'node:stream/consumers'
import { type Entry, type ZipFile, openPromise } from 'yauzl'
import { MediaError } from '../composition/render-job.ts'

const ENTRIES_MAX = 5000
const BYTES_MAX = 300 * 1024 * 1024
/** Maximum compression ratio. Slides have about 20. */
const RATIO_MAX = 200
/** Smaller files may have any ratio. */
const SMALL_BYTES = 256 * 1024

export interface Zip {
  names: readonly string[]
  /** Returns the bytes of an entry, or undefined when it is missing or larger than `bytesMax`. */
  read: (name: string, bytesMax: number) => Promise<Buffer | undefined>
  close: () => void
}

/**
 * Opens a zip after checking its directory against limits. Entries cannot exceed their declared size. Throws `file-refused` for
 * bombs and `file-damaged`.
 */
export async function openZip(path: string): Promise<Zip> {
  const file = await openPromise(path, { strictFileNames: true, autoClose: false }).catch((cause: unknown) => {
    throw damaged(cause)
  })
  try {
    const entries = await listEntries(file)
    return {
      names: [...entries.keys()],
      read: (name, bytesMax) => readEntry(file, entries.get(name), bytesMax),
      close: () => file.close(),
    }
  } catch (error) {
    file.close()
    throw error
  }
}

async function listEntries(file: ZipFile): Promise<Map<string, Entry>> {
  if (file.entryCount > ENTRIES_MAX) throw bomb()
  const entries = new Map<string, Entry>()
  let bytes = 0
  try {
    for await (const entry of file.eachEntry()) {
      const { fileName, compressedSize, uncompressedSize } = entry
      bytes += uncompressedSize
      if (bytes > BYTES_MAX) throw bomb()
      if (uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * RATIO_MAX) throw bomb()
      if (entry.isEncrypted())
        throw new MediaError('file-refused', 'The presentation is locked with a password. Save it without one.')
      entries.set(fileName, entry)
    }
  } catch (error) {
    throw error instanceof MediaError ? error : damaged(error)
  }
  return entries
}

async function readEntry(file: ZipFile, entry: Entry | undefined, bytesMax: number): Promise<Buffer | undefined> {
  if (!entry || entry.uncompressedSize > bytesMax) return undefined
  try {
    return await buffer(await file.openReadStreamPromise(entry))
  } catch (cause) {
    throw damaged(cause)
  }
}

function bomb(): MediaError {
  return new MediaError('file-refused', 'The file is too large when unpacked. Save it again as PPTX.')
}

function damaged(cause: unknown): MediaError {
  const message = 'The presentation can’t be read: it’s damaged or incomplete. Save it again and try again.'
  return new MediaError('file-damaged', message, { cause })
}
