import type { Avatar, Vertical } from '@vitrine/contract'
import { type OutfitKind, type Presenter, type PresenterId, builtInVoices } from '@vitrine/presenter/people'
import { currentBoot } from '../../lib/boot/boot.ts'
import { drawnAs } from './search-words.ts'

export type Audience =
  | 'business'
  | 'couples'
  | 'culture'
  | 'families'
  | 'first-home'
  | 'luxury'
  | 'outdoors'
  | 'renters'
export type Look = 'casual' | 'formal' | 'glasses'
export type Pitch = 'deeper' | 'higher'

/** What presenters are narrowed to; what is left out does not matter. */
export interface AvatarFilters {
  audience?: Audience
  look?: Look
  pitch?: Pitch
  isFavourite?: true
}

/** The options of each filter that some presenters have and others do not. */
export interface FilterOptions {
  audiences: Audience[]
  looks: Look[]
  pitches: Pitch[]
  hasFavourites: boolean
}

/** Twins have the looks and the voice of a person, so that only favourites narrow them. */
export function passes(avatar: Avatar, { audience, look, pitch, isFavourite }: AvatarFilters): boolean {
  return (
    (!audience || audiencesOf(avatar).includes(audience)) &&
    (!look || looksOf(avatar).includes(look)) &&
    (!pitch || pitchOf(avatar) === pitch) &&
    (!isFavourite || avatar.isFavourite)
  )
}

export function optionsAmong(avatars: readonly Avatar[]): FilterOptions {
  function among<Option>(of: (avatar: Avatar) => readonly Option[]): Option[] {
    return [...new Set(avatars.flatMap(of))].filter((option) => !avatars.every((one) => of(one).includes(option)))
  }
  return {
    audiences: among(audiencesOf),
    looks: among(looksOf).toSorted(),
    pitches: among((avatar) => [pitchOf(avatar) ?? []].flat()),
    hasFavourites: avatars.some(({ isFavourite }) => isFavourite),
  }
}

function audiencesOf(avatar: Avatar): readonly Audience[] {
  const drawn = drawnAs(avatar)
  return drawn ? audiences[currentBoot().vertical][drawn.id] : []
}

function looksOf(avatar: Avatar): readonly Look[] {
  const drawn = drawnAs(avatar)
  if (!drawn) return []
  return [isFormal(drawn) ? 'formal' : 'casual', ...(drawn.glasses ? ['glasses' as const] : [])]
}

const isFormal = ({ outfit }: Presenter) => formalOutfits.has(outfit.kind)

const formalOutfits: ReadonlySet<OutfitKind> = new Set(['blazer', 'jacket', 'suit'])

/** The pitch from which a voice of the lower timbres sounds high, of 0 to 99. */
const HIGH_PITCH = 60

/** Returns how the presenter's own voice sounds, which is the one of the previews; undefined for a twin. */
function pitchOf(avatar: Avatar): Pitch | undefined {
  const drawn = drawnAs(avatar)
  if (!drawn) return undefined
  const { timbre, pitch } = builtInVoices[drawn.id]
  return timbre.startsWith('f') || pitch > HIGH_PITCH ? 'higher' : 'deeper'
}

/** Whom each presenter addresses, by the site's trade. */
const audiences: Record<Vertical, Record<PresenterId, readonly Audience[]>> = {
  tourism: {
    maya: ['couples', 'families'],
    daniel: ['business'],
    leila: ['culture', 'couples'],
    wei: ['culture', 'business'],
    sofia: ['families'],
    tom: ['outdoors', 'culture'],
    amina: ['business', 'couples'],
    kai: ['outdoors'],
  },
  property: {
    maya: ['luxury', 'families'],
    daniel: ['luxury'],
    leila: ['luxury', 'families'],
    wei: ['first-home', 'renters'],
    sofia: ['families'],
    tom: ['families', 'luxury'],
    amina: ['renters', 'first-home'],
    kai: ['first-home', 'renters'],
  },
}
