import { buffer } from 'node:stream/consumers'
import { type Entry, type ZipFile, openPromise } from 'yauzl'
import { FilmError } from '../film/film-job.ts'

const ENTRIES_MAX = 5000
const BYTES_MAX = 300 * 1024 * 1024
/** Slides are XML and shrink to a twentieth; nothing that people make shrinks to a two-hundredth. */
const RATIO_MAX = 200
/** Small files may be as regular as they like. */
const SMALL_BYTES = 256 * 1024

export interface Zip {
  names: readonly string[]
  /** The bytes of an entry, or undefined when it is missing or larger than `bytesMax`. */
  read: (name: string, bytesMax: number) => Promise<Buffer | undefined>
  close: () => void
}

/**
 * Opens a zip whose list of entries keeps within bounds, before anything of it is unpacked; what an entry unpacks to is held
 * to the size that the list names. Throws `file-refused` for bombs and `file-damaged`.
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
  if (file.entryCount > ENTRIES_MAX) throw bomb(`${file.entryCount} parts`)
  const entries = new Map<string, Entry>()
  let bytes = 0
  try {
    for await (const entry of file.eachEntry()) {
      const { fileName, compressedSize, uncompressedSize } = entry
      bytes += uncompressedSize
      if (bytes > BYTES_MAX) throw bomb('more than 300 MB')
      if (uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * RATIO_MAX)
        throw bomb(`a part that grows ${RATIO_MAX}-fold`)
      if (entry.isEncrypted())
        throw new FilmError('file-refused', 'The presentation is locked with a password. Save it without one.')
      entries.set(fileName, entry)
    }
  } catch (error) {
    throw error instanceof FilmError ? error : damaged(error)
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

function bomb(what: string): FilmError {
  return new FilmError('file-refused', `The file unpacks to ${what}, which no presentation does. Save it again.`)
}

function damaged(cause: unknown): FilmError {
  const message = 'The presentation cannot be read: it is damaged or cut off. Save it again and try once more.'
  return new FilmError('file-damaged', message, { cause })
}
