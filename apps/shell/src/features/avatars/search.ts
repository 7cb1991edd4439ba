import type { Avatar } from '@vitrine/contract'
import type { OutfitKind } from '@vitrine/presenter/people'
import { plainText } from '../../lib/text/plain-text.ts'
import { drawnAs, searchWordsOf } from './search-words.ts'

/** Filters of presenters that take one click. */
const kinds = ['own', 'formal', 'casual'] as const
export type Kind = (typeof kinds)[number]

/** The presenters in whose words every word of the query stands, among those of a kind. */
export function searchAvatars(avatars: readonly Avatar[], query: string, kind?: Kind): Avatar[] {
  const words = plainText(query).split(/\s+/).filter(Boolean)
  return avatars.filter((avatar) => {
    if (kind && !isOfKind(avatar, kind)) return false
    const text = plainText(searchWordsOf(avatar))
    return words.every((word) => text.includes(word))
  })
}

/** The kinds that tell these presenters apart: some are of it, and some are not. */
export function kindsAmong(avatars: readonly Avatar[]): Kind[] {
  return kinds.filter((kind) => {
    const count = avatars.filter((avatar) => isOfKind(avatar, kind)).length
    return count > 0 && count < avatars.length
  })
}

function isOfKind(avatar: Avatar, kind: Kind): boolean {
  const drawn = drawnAs(avatar)
  switch (kind) {
    case 'own':
      return avatar.type === 'custom'
    case 'formal':
      return drawn !== undefined && formalOutfits.has(drawn.outfit.kind)
    case 'casual':
      return drawn !== undefined && !formalOutfits.has(drawn.outfit.kind)
  }
}

const formalOutfits: ReadonlySet<OutfitKind> = new Set(['blazer', 'jacket', 'suit'])
