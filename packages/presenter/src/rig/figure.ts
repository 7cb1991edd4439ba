import type { Presenter } from './presenters.ts'
import { clothTones, hairTones, skinTones } from './tone.ts'
import type { ClothTones, HairTones, SkinTones } from './tone.ts'

/** A presenter with every material mixed and the brand's accent put on. */
export interface Figure {
  person: Presenter
  skin: SkinTones
  hair: HairTones
  main: ClothTones
  under: ClothTones
  scarf: ClothTones | undefined
  accent: string
}

export function figureOf(person: Presenter, accent: string): Figure {
  return {
    person,
    skin: skinTones(person.skin),
    hair: hairTones(person.hair),
    main: clothTones(person.outfit.main),
    under: clothTones(person.outfit.under),
    scarf: person.scarf ? clothTones(person.scarf) : undefined,
    accent,
  }
}
