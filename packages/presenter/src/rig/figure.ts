import type { Presenter } from './presenters.ts'
import { clothTones, hairTones, skinTones } from './colour.ts'
import type { ClothTones, HairTones, SkinTones } from './colour.ts'

/** A presenter with all derived colours and the brand's accent. */
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
