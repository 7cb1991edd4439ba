import type { Avatar } from '@vitrine/contract'
import { plainText } from '../../lib/text/plain-text.ts'
import { type AvatarFilters, passes } from './filters.ts'
import { searchWordsOf } from './search-words.ts'

/** Returns the presenters that match the filters and whose words include every word of the query. */
export function searchAvatars(avatars: readonly Avatar[], query: string, filters: AvatarFilters = {}): Avatar[] {
  const words = plainText(query).split(/\s+/).filter(Boolean)
  return avatars.filter((avatar) => {
    if (!passes(avatar, filters)) return false
    const text = plainText(searchWordsOf(avatar))
    return words.every((word) => text.includes(word))
  })
}
