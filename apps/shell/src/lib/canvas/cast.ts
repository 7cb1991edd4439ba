import type { Cast } from '@vitrine/contract'
import { useBoot } from '../boot/boot.ts'

/** The ids of the tenant's presenters, those in front who suit it best. */
export function useCast(): Cast {
  return useBoot().presenters
}

/** `leila` -> `Leila` */
export function presenterName(presenterId: string): string {
  return presenterId.slice(0, 1).toUpperCase() + presenterId.slice(1)
}
