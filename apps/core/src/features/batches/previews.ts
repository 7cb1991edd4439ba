import type { BatchPreview } from '@vitrine/contract'
import type { GoodRow } from '../../platform/table-import/row-results.ts'
import type { VideoRow } from './rows.ts'

const PREVIEWS_MAX = 3

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

function textsOf(facts: object): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]))
}
