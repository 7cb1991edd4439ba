import type { Vertical } from '@vitrine/contract'

/** The presenters of a trade, with those in front who suit it best. */
export function castFor(vertical: Vertical): Cast {
  return casts[vertical]
}

/** `leila` -> `Leila` */
export function presenterName(presenterId: string): string {
  return presenterId.slice(0, 1).toUpperCase() + presenterId.slice(1)
}

type Cast = readonly [string, string, string, ...string[]]

const casts: Record<Vertical, Cast> = {
  tourism: ['leila', 'tom', 'maya', 'amina', 'kai', 'daniel', 'sofia', 'wei'],
  property: ['sofia', 'daniel', 'wei', 'maya', 'amina', 'leila', 'kai', 'tom'],
}
