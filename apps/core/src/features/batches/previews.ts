import { type BatchPreview, TABLE_FAULTS_SHOWN, type TableNote } from '@vitrine/contract'
import type { GoodRow } from '../../platform/table-import/row-results.ts'
import type { VideoRow } from './rows.ts'

const PREVIEWS_MAX = 3
/** The marks shown of one row. */
const MARKS_MAX = 3

/** Returns the first rows as their videos will be. */
export function previewsOf(rows: readonly GoodRow<VideoRow>[]): BatchPreview[] {
  return rows.slice(0, PREVIEWS_MAX).flatMap(({ line, value }) => {
    if (value.kind === 'link') return []
    const { title, script, language, metadata, propertyAddress, contentIds, look } = value.draft
    const facts = { ...(propertyAddress ? { address: propertyAddress } : {}), ...textsOf(metadata) }
    return [
      {
        line,
        title,
        script,
        language: language ?? 'en',
        facts,
        photos: contentIds.length,
        accent: look.accent ?? null,
      },
    ]
  })
}

/** Returns the first rows whose marks the voice will not follow as they are written. */
export function markNotesOf(rows: readonly GoodRow<VideoRow>[]): TableNote[] {
  const noted = rows.flatMap(({ line, title, value }) => {
    const marks = value.kind === 'video' ? value.marks.slice(0, MARKS_MAX) : []
    return marks.length > 0 ? [{ line, title, marks }] : []
  })
  return noted.slice(0, TABLE_FAULTS_SHOWN)
}

function textsOf(facts: object): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]))
}
