import { writeFile } from 'node:fs/promises'
import { writeAtomically } from '../write-atomically.ts'

/** Writes the waveform to `path`.json, normalized to 0..100. */
export async function writeWaveform(path: string, peaks: readonly number[]): Promise<void> {
  const loudest = Math.max(0.01, ...peaks)
  const wave = peaks.map((peak) => Math.round((peak / loudest) * 100))
  await writeAtomically(`${path}.json`, (partPath) => writeFile(partPath, JSON.stringify(wave)))
}
