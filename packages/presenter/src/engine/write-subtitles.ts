import { writeFile } from 'node:fs/promises'
import type { Speech } from '../acting/speech.ts'
import type { Language } from '../film/film-job.ts'
import { subRip, webVtt } from '../film/subtitles.ts'
import { writtenWhole } from './written-whole.ts'

/** Writes the captions of a speech as files of their own, `path`.vtt and `path`.srt, in UTF-8. */
export async function writeSubtitles(path: string, { sentences }: Speech, language: Language): Promise<void> {
  const files = { vtt: webVtt(sentences, language), srt: subRip(sentences, language) }
  for (const [ending, text] of Object.entries(files)) {
    await writtenWhole(`${path}.${ending}`, (partPath) => writeFile(partPath, text))
  }
}
