import type { Draft } from './drafts.ts'
import { fitTogether } from './drafts.ts'
import { isCuttable } from './pieces.ts'
import type { Piece } from './pieces.ts'
import { PHOTO_SCENES } from './scenes.ts'
import type { Scene } from './scenes.ts'
import type { Sign } from './signs.ts'
import type { ShotAnchor, ShotChoices } from './storyboard.ts'

const PRESENTER_SCENES: readonly Scene[] = ['wide', 'medium', 'close']
/** Cards that need words of their own kind. An offer has its words from the facts. */
const CARDS_OF_SIGNS: Partial<Record<Sign['kind'], Scene>> = { address: 'address', list: 'list', quote: 'quote' }

const placeOf = ({ sentence, part }: Pick<Piece, 'part' | 'sentence'>): ShotAnchor => ({
  place: 'sentence',
  sentence,
  part,
})

/** Returns the scenes that a shot can take. */
function scenesOf({ scene, sign }: Draft, hasPhotos: boolean): Scene[] {
  if (scene === 'opening' || scene === 'end') return [scene]
  const card = CARDS_OF_SIGNS[sign.kind]
  const scenes = [...PRESENTER_SCENES, ...(hasPhotos ? PHOTO_SCENES : []), ...(card ? [card] : []), 'offer' as const]
  return scene && !scenes.includes(scene) ? [...scenes, scene] : scenes
}

/**
 * Returns what a person can change about each shot. `pieces` are the places of the script at which shots may begin, in order.
 */
export function choicesOf(drafts: readonly Draft[], pieces: readonly Piece[], hasPhotos: boolean): ShotChoices[] {
  const countOf = new Map<number, number>()
  for (const { sentence } of pieces) countOf.set(sentence, (countOf.get(sentence) ?? 0) + 1)
  let at = 0
  return drafts.map((draft, index) => {
    const isCard = draft.scene === 'opening' || draft.scene === 'end'
    const [before, after] = [drafts[index - 1], drafts[index + 1]]
    const ends = after && after.scene !== 'end' ? after.startSeconds : draft.endSeconds
    const inside: Piece[] = []
    for (; !isCard && (pieces[at]?.startSeconds ?? Infinity) < ends - 0.01; at++) inside.push(pieces[at] as Piece)
    const later = inside.filter(({ sentence, part }) => sentence !== draft.sentence || part !== draft.part)
    const last = inside.at(-1)
    const half = !isCard && last && isCuttable(draft) ? [{ ...last, part: countOf.get(last.sentence) ?? 1 }] : []
    return {
      scenes: scenesOf(draft, hasPhotos),
      cuts: (later.length > 0 ? later : half).map(placeOf),
      canJoin: !isCard && before !== undefined && before.scene !== 'opening' && fitTogether(before, draft),
    }
  })
}
