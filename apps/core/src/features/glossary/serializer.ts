import type { GlossaryEntry } from '@vitrine/contract'
import { SpokenLanguage } from '@vitrine/contract/api'
import type { EntryRow } from './store.ts'

export function entryOf({
  is_kept: isKept,
  updated_at: updatedAt,
  language,
  translations,
  ...row
}: EntryRow): GlossaryEntry {
  return {
    ...row,
    language: language === null ? null : SpokenLanguage.parse(language),
    isKept,
    translations: translations as GlossaryEntry['translations'],
    updatedAt: updatedAt.toISOString(),
  }
}
