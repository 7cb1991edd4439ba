import { writeFile } from 'node:fs/promises'
import type { Speech } from '../../animation/speech.ts'
import type { Language } from '../../composition/render-job.ts'
import { subRip, webVtt } from '../../composition/subtitles.ts'
import { writeAtomically } from '../write-atomically.ts'

/** Writes `path`.vtt and `path`.srt in UTF-8. */
export async function writeSubtitles(path: string, { sentences }: Speech, language: Language): Promise<void> {
  const files = { vtt: webVtt(sentences, language), srt: subRip(sentences, language) }
  for (const [ending, text] of Object.entries(files)) {
    await writeAtomically(`${path}.${ending}`, (partPath) => writeFile(partPath, text))
  }
}
