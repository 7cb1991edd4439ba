import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import type { Storage } from '../../../ports/storage.ts'

/** A file of the archive: its text in pieces, none of them empty, or an object of the storage. */
export type ArchiveFile =
  | { name: string; text: AsyncIterable<string> | Iterable<string> }
  | { name: string; key: string | null }

/**
 * A ZIP that is created while it is read: at any time it holds one piece of one file. Nothing is compressed, since videos and
 * pictures already are. A client that disconnects ends it.
 */
export function createArchive(storage: Storage, files: AsyncGenerator<ArchiveFile>): Readable {
  const entries = entriesOf(storage, files)
  // Without the generator's `throw`, which would end in an unhandled rejection.
  const source = { [Symbol.asyncIterator]: () => ({ next: () => entries.next() }) }
  const archive = Readable.fromWeb(makeZip(source) as Parameters<typeof Readable.fromWeb>[0])
  archive.once('close', () => void entries.return(undefined).catch(() => undefined))
  return archive
}

async function* entriesOf(storage: Storage, files: AsyncGenerator<ArchiveFile>) {
  for await (const file of files) {
    if ('text' in file) yield { name: file.name, input: encoded(file.text) }
    else if (file.key && (await storage.size(file.key)) !== undefined) yield* stored(storage, file.name, file.key)
  }
}

async function* stored(storage: Storage, name: string, key: string) {
  const bytes = storage.read(key)
  try {
    yield { name, input: bytes as AsyncIterable<Uint8Array<ArrayBuffer>> }
  } finally {
    bytes.destroy()
  }
}

async function* encoded(text: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  for await (const piece of text) yield piece
}
