import { writeFile } from 'node:fs/promises'
import { writtenWhole } from './written-whole.ts'

/** Writes how loud a film is over its length to `path`.json: 0..100, the loudest moment of the film being 100. */
export async function writeWave(path: string, peaks: readonly number[]): Promise<void> {
  const loudest = Math.max(0.01, ...peaks)
  const wave = peaks.map((peak) => Math.round((peak / loudest) * 100))
  await writtenWhole(`${path}.json`, (partPath) => writeFile(partPath, JSON.stringify(wave)))
}
