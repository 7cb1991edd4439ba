import type { BrandDesign } from '@vitrine/contract'
import { type FieldPath, type FieldValue, fieldsOf, withFields } from '../design-fields/fields.ts'

export type Side = 'mine' | 'theirs'

/** A field in which two designs differ. */
export interface Difference {
  path: FieldPath
  mine: FieldValue
  theirs: FieldValue
  /** The side preselected: the one that changed it since `base`, or mine where both did. */
  preset: Side
}

interface Designs {
  /** The common base of both versions. */
  base: BrandDesign
  mine: BrandDesign
  theirs: BrandDesign
}

/** Returns the fields that differ between two designs. */
export function differencesOf({ base, mine, theirs }: Designs): Difference[] {
  const [before, own, other] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)]
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((path) => {
    const [mineNow, theirsNow] = [own.get(path), other.get(path)]
    if (isSame(mineNow, theirsNow)) return []
    const preset: Side = isSame(mineNow, before.get(path)) ? 'theirs' : 'mine'
    return [{ path, mine: mineNow, theirs: theirsNow, preset }]
  })
}

/** Returns their design with the fields that were chosen of mine. */
export function merged(theirs: BrandDesign, differences: readonly Difference[], choice: (one: Difference) => Side) {
  const ofMine = differences.filter((one) => choice(one) === 'mine')
  return withFields(theirs, new Map(ofMine.map(({ path, mine }) => [path, mine])))
}

function isSame(one: FieldValue, other: FieldValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
