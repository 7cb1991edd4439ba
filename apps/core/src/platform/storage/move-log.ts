import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * Opens the list of the objects that a move has compared: one line each with SHA-256, size and key. An incomplete line after a
 * crash is ignored.
 */
export async function openMoveLog(path: string) {
  await mkdir(dirname(path), { recursive: true })
  const known = await readLog(path)
  const file = await open(path, 'a', 0o600)
  let written: Promise<unknown> = file.write('\n')
  return { has, add, close: () => closeAfter(written, file) }

  function has(key: string, bytes: number): boolean {
    return known.has(`${bytes} ${key}`)
  }

  function add(key: string, bytes: number, hash: string): void {
    written = written.then(() => file.write(`${hash} ${bytes} ${key}\n`))
  }
}

async function readLog(path: string): Promise<Set<string>> {
  const known = new Set<string>()
  const file = await open(path, 'a+', 0o600)
  await file.close()
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const [, entry] = /^[0-9a-f]{64} (\d+ \S+)$/.exec(line) ?? []
    if (entry) known.add(entry)
  }
  return known
}

async function closeAfter(written: Promise<unknown>, file: FileHandle): Promise<void> {
  try {
    await written
  } finally {
    await file.close()
  }
}
