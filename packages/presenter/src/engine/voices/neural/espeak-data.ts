import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathExists } from './path-exists.ts'

const VOICE_PACKAGE = '@echogarden/espeak-ng-emscripten'
/** Matches the path of each data file and its offsets in the package's combined file. */
const ENTRY = /"?filename"?:"[^"]*\/(espeak-ng-data\/[^"]+)","?start"?:(\d+),"?end"?:(\d+)/g

async function copyParts(data: FileHandle, table: string, folder: string): Promise<void> {
  for (const [, path = '', start, end] of table.matchAll(ENTRY)) {
    const file = join(folder, path)
    const bytes = Buffer.alloc(Number(end) - Number(start))
    await data.read(bytes, 0, bytes.length, Number(start))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
}

/**
 * Unpacks the data of eSpeak from the package of the built-in voice into `folder`/espeak-ng-data, once. Voices read the sounds of
 * words with it. Throws where the package is not installed, or the disk is full.
 */
export async function unpackEspeakData(folder: string): Promise<void> {
  const target = join(folder, 'espeak-ng-data')
  if (await pathExists(join(target, 'phontab'))) return
  const script = createRequire(import.meta.url).resolve(VOICE_PACKAGE)
  const part = join(folder, `.espeak-${process.pid}`)
  const data = await open(script.replace(/\.js$/, '.data'))
  try {
    await rm(part, { recursive: true, force: true })
    await copyParts(data, await readFile(script, 'utf8'), part)
    // Another process may have been faster.
    await rename(join(part, 'espeak-ng-data'), target).catch(async (error: unknown) => {
      if (!(await pathExists(join(target, 'phontab')))) throw error
    })
  } finally {
    await data.close()
    await rm(part, { recursive: true, force: true })
  }
}
