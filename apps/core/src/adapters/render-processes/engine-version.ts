import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Returns a hash of the sources of the presenter engine, so that sample videos are rendered again after a change. */
export async function engineVersion(): Promise<string> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@vitrine/presenter/people'))), '..')
  const names: string[] = []
  for await (const name of glob('**/*.ts', { cwd: folder })) if (!name.includes('.test.')) names.push(name)
  const hash = createHash('sha256')
  for (const name of names.sort()) hash.update(await readFile(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}
