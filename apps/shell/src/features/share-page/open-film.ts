import type { SharedPage } from '@vitrine/contract'

/** A page whose film can be watched. */
export type OpenFilm = Extract<SharedPage, { state: 'open' }>
